import type { ReactNode } from 'react'
import { useResources } from '../../components/resources.ts'
import { routes } from '../../model/routes.ts'

/**
 * Has src/client/unknownArticle.ts look at the URL that was not found: '/blog/007' leads to article 7. For any other, it
 * shows the contents, if there are any, under this title.
 */
export function UnknownArticle({ title, children }: { title?: string; children?: ReactNode }) {
  const { href } = useResources()
  return (
    <template data-blog={href(routes.blog)} data-placeholder={title}>
      {children}
    </template>
  )
}
