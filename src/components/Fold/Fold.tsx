import { useResources } from '../resources.ts'

/**
 * Marks the fold: the CSS of what is above is inlined. The rest uses the stylesheet of the page's folder in src/pages
 * and shows once that has loaded, without delaying what is above. Firefox would show the rest unstyled in the meantime.
 * The script prevents that: scripts wait for stylesheets, and the parser waits for scripts. It asks once more for a
 * stylesheet that has failed.
 */
export function Fold({ of }: { of: string }) {
  return (
    <>
      <link rel="stylesheet" href={useResources().asset(`${of}.css`)} fetchPriority="low" />
      <script dangerouslySetInnerHTML={{ __html: REQUEST_AGAIN }} />
    </>
  )
}

const REQUEST_AGAIN =
  'var link=document.currentScript.previousSibling,sheet=link.sheet;sheet&&sheet.cssRules.length||(link.href+="?")'
