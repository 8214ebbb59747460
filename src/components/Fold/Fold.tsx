import { useResources } from '../resources.ts'

/**
 * Marks the fold: the CSS of what is above is inlined. The rest uses the stylesheet of the page's folder in src/pages
 * and shows once that has loaded, without delaying what is above. Firefox would show the rest unstyled in the meantime.
 * The script prevents that: scripts wait for stylesheets, and the parser waits for scripts.
 */
export function Fold({ of }: { of: string }) {
  return (
    <>
      <link rel="stylesheet" href={useResources().asset(`${of}.css`)} fetchPriority="low" />
      <script> </script>
    </>
  )
}
