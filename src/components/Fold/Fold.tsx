import { useResources } from '../resources.ts'

/**
 * Ends the first screen of a page, whose styles stand in the page itself. What follows is styled by the sheet of the page's
 * folder in src/pages: browsers show it once that is here, and nothing above waits for it. Firefox would show it bare in the
 * meantime, but for a script: that waits for sheets, and the rest of the page for it.
 */
export function Fold({ of }: { of: string }) {
  return (
    <>
      <link rel="stylesheet" href={useResources().asset(`${of}.css`)} fetchPriority="low" />
      <script> </script>
    </>
  )
}
