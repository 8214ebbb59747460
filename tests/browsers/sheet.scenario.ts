import { expect, test } from 'vitest'
import { phone, siteWithScripts, visiting } from './open.ts'

/* The first screen is visible before the page's style sheet, which only styles what is below it. */

const visit = visiting(phone)

const routes = ['/', '/about', '/services', '/gallery', '/blog', '/blog/99', '/contact']
test.each([
  ...routes.map((route) => [route, 'late'] as const),
  ['/services', 'retried'] as const, // it fails to load, and is requested once more
])('%s shows its first screen while the sheet is %s, and nothing bare below', async (route, coming) => {
  const site = await siteWithScripts(coming, /\.css$/)
  const visitor = await visit('/blog/1')
  const arrival = visitor.goto(route, { url: site.url, early: true })
  await expect.poll(() => visitor.run(painted, route)).toEqual({ heading: true, bare: [] })
  site.release()
  await arrival
  const areFull = () => visitor.run(() => [...document.styleSheets].map(({ cssRules }) => cssRules.length > 0))
  await expect.poll(areFull).toEqual([true, true])
})

/** In the page, once it is painted: whether its heading is shown, and what is shown after the link of the sheet. */
function painted(route: string) {
  if (location.pathname !== route || !performance.getEntriesByName('first-contentful-paint')[0]) return undefined
  const [heading, link] = [document.querySelector('h1'), document.querySelector('body link')]
  const isShown = (element: Element | null) => (element?.getClientRects().length ?? 0) > 0
  const below = [...document.body.querySelectorAll('*')].filter(
    (each) => link && link.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING && isShown(each),
  )
  return { heading: isShown(heading), bare: below.map(({ tagName }) => tagName).slice(0, 5) }
}
