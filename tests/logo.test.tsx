import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Resources, ResourcesContext } from '../src/components/resources.ts'
import { WordsContext } from '../src/components/words.ts'
import { Logo } from '../src/layout/Logo/Logo.tsx'
import type { Settings } from '../src/model/schema/settings.ts'
import type { Words } from '../src/model/schema/words.ts'

const picture = { width: 320, height: 80, widths: [320], small: [], className: 'q0' }
const resources = {
  href: (route: string) => route,
  picture: ({ file }: { file: string }) => ({ ...picture, url: () => '/small.webp', original: `/${file}` }),
} as unknown as Resources
const words = { navigation: { logo: 'home page' } } as Words

const show = (firm: Partial<Settings['firm']>) =>
  renderToStaticMarkup(
    <ResourcesContext value={resources}>
      <WordsContext value={words}>
        <Logo firm={{ shortName: 'Harmoni', descriptor: 'Interiors', ...firm } as Settings['firm']} />
      </WordsContext>
    </ResourcesContext>,
  ).replace(/ class="[^"]*"/g, '')

test('mark, name and descriptor lead home', () => {
  const html = show({})
  expect(html.replace(/<svg.*<\/svg>/, '')).toBe(
    '<a href="/"><span><span>Harmoni</span> <small>Interiors</small></span> <span>home page</span></a>',
  )
})

test('the firm’s own logo stands for them, as the file that it is', () => {
  const logo = { file: 'images/logo.svg', alt: 'Harmoni' }
  expect(show({ logo })).toBe(
    '<a href="/"><picture><img src="/images/logo.svg" width="320" height="80" alt="Harmoni"/></picture> <span>home page</span></a>',
  )
  expect(show({ logo: { ...logo, onDark: { file: 'images/white.svg', alt: 'Harmoni' } } })).toContain(
    '/images/white.svg',
  )
})
