import { expect, test } from 'vitest'
import { shareLinks } from '../../src/model/shareLinks.ts'

test('a page is shared by its address, and on the microblog site with its title', () => {
  const links = shareLinks('https://www.example.com/blog/3', 'Kitchens: cost & time?')
  expect(links.map(({ label, url }) => `${label} ${url}`)).toEqual([
    'Facebook https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fwww.example.com%2Fblog%2F3',
    'X https://x.com/intent/post?url=https%3A%2F%2Fwww.example.com%2Fblog%2F3&text=Kitchens%3A%20cost%20%26%20time%3F',
    'LinkedIn https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fwww.example.com%2Fblog%2F3',
  ])
})

test.each(['A & B = C', '100% #1 + more', 'Café “light” 光', '</a><script>'])(
  'the title %j arrives as it was written',
  (title) => {
    const url = 'https://www.example.com/site/blog/3?a=1&b=2#c'
    const [, microblog] = shareLinks(url, title)
    expect(Object.fromEntries(new URL(microblog.url).searchParams)).toEqual({ url, text: title })
  },
)
