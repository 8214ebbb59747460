import { join } from 'node:path'
import { build } from '../../build/build.ts'
import { isError } from '../../build/problems.ts'
import { project } from '../helpers.ts'

/* Builds a site and prints the most memory that any stage of it kept, in bytes. */

const [root = '', now = ''] = process.argv.slice(2)
const kept: number[] = []
const onStage = () => {
  // What buffers held is given back in the background, and has been when the next collection begins.
  for (let time = 0; time < 3; time += 1) globalThis.gc?.()
  kept.push(process.memoryUsage().heapUsed + process.memoryUsage().external)
}
const folders = { root, code: project, cache: join(root, '.cache'), dist: join(root, 'dist') }
const { problems } = await build({ ...folders, now, onStage })
if (problems.some(isError)) throw new Error(String(problems.find(isError)))
console.log(Math.max(...kept))
