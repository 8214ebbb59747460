import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'
import { oldestBrowsers } from '../build/code/browsers.ts'
import { newerNames, newerStyles } from './newer.ts'
import { files, read } from './pages/built.ts'

/* Nothing that a page needs is newer than the oldest browsers that it is written for. */

/** Features that older browsers ignore and nobody misses, and what they are for. */
const niceties: Readonly<Record<string, string>> = {
  'selectors.selection': 'selected text in the colours of the firm',
  'selectors.user-valid': 'a green border around a field that is filled in',
  'properties.cursor': 'the hand of a mouse',
  'properties.text-wrap': 'lines of equal length',
  'properties.field-sizing': 'a field that shows the whole message from the estimate',
  'properties.resize': 'a handle to make the field for the message larger',
  'properties.scrollbar-width': 'no scroll bar where it would be in the way',
  'properties.overscroll-behavior': 'a page that does not scroll behind the open menu',
  'properties.overscroll-behavior-x': 'a swipe over the last slide that is no way back',
  'selectors.details-content properties.content-visibility': 'answers on paper that are folded up on the screen',
  'properties.forced-color-adjust': 'the track of the slider in forced colours',
  'properties.break-after': 'a heading that keeps to its text on paper',
  'properties.animation-timeline properties.animation-range properties.scale':
    'pictures that settle as they come; without it the animation is over at once',
  'properties.view-transition-name at-rules.view-transition selectors.view-transition-group':
    'pages that fade into each other',
  'selectors.has': 'the logo above the open menu, and what is left out on paper',
  'at-rules.media.prefers-contrast': 'darker lines where they are asked for',
  'properties.zoom': 'a header that is no larger for large text',
  'at-rules.media.forced-colors': 'borders where browsers leave grounds out',
  'properties.container-type': 'a width without the scroll bar, which @supports asks for',
  // Supported in grids since Safari 10.1; the data only gives the versions for other layouts.
  'properties.align-content.start properties.place-items properties.place-self': 'known',
}
const ignored = Object.keys(niceties).join(' ').split(' ')

/** Names that scripts call: our own, moveBefore and destroy after a check, and inert, which nobody misses. */
const known = 'touches to subject space level delay moveBefore destroy inert'.split(' ')

const targets = Object.entries(oldestBrowsers).map((each) => each.join(''))
const scripts = files.filter((file) => file.endsWith('.js'))
const styled = files.filter((file) => /\.(html|css)$/.test(file))
const stylesOf = (file: string) =>
  (file.endsWith('.css') ? read(file) : /<style>([\s\S]*?)<\/style>/.exec(read(file))?.[1]) ?? ''

test.each(styled)('%s has a fallback for what is younger', (file) => {
  const isNicety = (feature: string) => ignored.some((nicety) => `${feature}.`.startsWith(`${nicety}.`))
  expect(newerStyles(stylesOf(file)).filter(({ feature }) => !isNicety(feature))).toEqual([])
})

test.each(scripts)('%s says and calls only what the declared browsers know', (file) => {
  const script = read(file)
  expect(newerNames(script).filter((name) => !known.includes(name))).toEqual([])
  const compiled = (target: string | string[]) => {
    return transformSync(script, { target, minify: true, legalComments: 'none' }).code
  }
  expect(compiled(targets)).toBe(compiled('esnext'))
  // The bundler turns regular expressions that older browsers cannot parse into strings, which still throw there.
  expect(script.match(/.{20}\(\?<[=!].{20}/)).toBeNull()
  // Chrome 119 takes it for `auto`, and scrolls smoothly or not at all.
  expect(script.match(/scrollIntoView\([^)]*instant/)).toBeNull()
  // Safari 17 takes the second half of an emoji for half a character.
  expect(script.match(/.{20}\\p\{Cs\}.{20}/)).toBeNull()
})
