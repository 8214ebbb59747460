import type { Options } from '../main.ts'
export async function run(_: Options): Promise<number> {
  return 1
}
