import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Code, isThrownByPages, sourceProblem } from './code.ts'
import { Dist } from './dist.ts'
import { siteFiles } from './files.ts'
import { PageMemory, sharedInputs } from './pageMemory.ts'
import { type Model, resourcesOf } from './prepare.ts'
import { isError } from './problems.ts'
import { renderPages } from './render.ts'
import type { Lap } from './stopwatch.ts'
import type { BuildOptions, BuildReport } from './types.ts'

/** The model and its code into dist: pages, then files of the whole site, then the check, and pictures last. */
export async function write(
  model: Model,
  code: Code,
  options: BuildOptions,
  lap: Lap,
): Promise<Omit<BuildReport, 'notes'>> {
  const { root, dist: folder = join(root, 'dist'), cache = join(root, '.cache'), onPicture = () => {} } = options
  const { site, images } = model
  const { base, url, precompress } = site.settings
  let open: Dist | undefined
  try {
    const dist = await Dist.open({ dist: folder, base, url, precompress })
    open = dist
    const memory = new PageMemory(cache, folder, sharedInputs(site, code.key, images.known()), site)
    const pages = await renderPages(model, code, dist, memory)
    lap('pages', `${pages.length} pages`)
    const slowest = [...pages].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, 3)
    const resources = resourcesOf(model)
    const feed = (article: (typeof site.articles)[number]) => code.pages.feedHtml(article, resources)
    for (const { file, text, source } of siteFiles(model, pages, feed)) await dist.add(file, text, source)
    for (const [file, bytes] of Object.entries(code.assets)) await dist.add(file, bytes, 'src')
    for (const file of publicFiles(root))
      await dist.add(file, readFileSync(join(root, 'public', file)), `public/${file}`)
    const pictures = [...new Set(pages.flatMap((page) => page.pictures))]
    for (const file of pictures) dist.expect(file)
    const problems = dist.problems(model.placeOfLink)
    lap('check', `${problems.length} problems`)
    if (problems.some(isError)) {
      dist.discard()
      return { problems, slowest }
    }
    const failures = await images.makeAll(pictures, onPicture)
    if (failures.length > 0) {
      dist.discard()
      return { problems: [...problems, ...failures.map(model.toProblem)], slowest }
    }
    for (const file of pictures) dist.copy(file, images.path(file))
    images.prune(new Set(pictures))
    lap('pictures', `${pictures.length} files`)
    const written = dist.commit()
    memory.save((file) => dist.stamp(file))
    lap('dist', `${written.files} files, ${written.written} written, ${written.removed} removed`)
    return { problems, written, slowest }
  } catch (error) {
    open?.discard()
    if (isThrownByPages(error)) return { problems: [sourceProblem(error, code)], slowest: [] }
    throw error
  }
}

function publicFiles(root: string): string[] {
  try {
    const folder = join(root, 'public')
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) =>
        join(parentPath, name)
          .slice(folder.length + 1)
          .replaceAll('\\', '/'),
      )
      .sort()
  } catch {
    return []
  }
}
