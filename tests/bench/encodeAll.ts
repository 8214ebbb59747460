import { Cache } from '../../build/cache/cache.ts'
import { Inputs } from '../../build/cache/inputs.ts'
import { Pictures } from '../../build/pictures/pictures.ts'
import type { Colours } from '../../build/pictures/sharp.ts'
import { addresses } from '../../src/model/routes.ts'

/* The program that images.ts measures: `encodeAll.ts root cache file…` encodes every variant of the given pictures. */

const [root = '', cache = '', ...files] = process.argv.slice(2)
const uses = files.map((file) => ({ image: { file, alt: '' }, entry: 'content/gallery.yaml', path: [] }))
const { value } = await Pictures.plan(uses, {
  root,
  cache: new Cache(cache),
  inputs: new Inputs(),
  firm: 'Firm',
  mark: '',
  colours: { plaster: '#f2ede3' } as Colours,
  addresses: addresses({ url: 'https://www.example.com', base: '/', trailingSlash: false }),
})
const all = files.flatMap((file) => {
  const { widths, url } = value.asset({ file })
  return widths.flatMap((width) => [url(width, 'avif').slice(1), url(width, 'webp').slice(1)])
})
const problems = await value.makeAll(all, () => {})
if (problems.length > 0) throw new Error(problems.map(({ reason }) => reason).join('\n'))
