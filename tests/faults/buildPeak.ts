import { join } from 'node:path'
import { build } from '../../build/build.ts'
import { isError } from '../../build/problems.ts'
import { project } from '../helpers.ts'

/* Builds a site and prints the most memory that any stage of it kept, in bytes. */

const [root = '', now = ''] = process.argv.slice(2)
const kept: number[] = []
const onStage = () => {
  globalThis.gc?.()
  kept.push(process.memoryUsage().heapUsed + process.memoryUsage().external)
}
const folders = { root, code: project, cache: join(root, '.cache'), dist: join(root, 'dist') }
const { problems } = await build({ ...folders, now, onStage })
if (problems.some(isError)) throw new Error(String(problems.find(isError)))
console.log(Math.max(...kept))
