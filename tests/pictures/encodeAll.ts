import { Cache } from '../../build/cache/cache.ts'
import { Inputs } from '../../build/cache/inputs.ts'
import { Pictures } from '../../build/pictures/pictures.ts'
import type { Colours } from '../../build/pictures/sharp.ts'
import { addresses } from '../../src/model/routes.ts'

/* Encodes pictures of a site and says so after each: something to interrupt. */

const [root = '', cache = '', ...files] = process.argv.slice(2)
const uses = files.map((file) => ({ image: { file, alt: '' }, entry: 'content/gallery.yaml', path: [] }))
const options = {
  root,
  cache: new Cache(cache),
  inputs: new Inputs(),
  firm: 'Firm',
  colours: { plaster: '#f2ede3' } as Colours,
}
const policy = addresses({ url: 'https://www.example.com', base: '/', trailingSlash: false })
const { value } = await Pictures.plan(uses, { ...options, addresses: policy })
const all = files.flatMap((file) => {
  const { widths, url } = value.asset(file)
  return widths.flatMap((width) => [url(width, 'avif').slice(1), url(width, 'webp').slice(1)])
})
await value.makeAll(
  all,
  () => {},
  (done, total) => console.log(`${done} of ${total}`),
)
