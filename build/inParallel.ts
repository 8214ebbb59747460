import { availableParallelism } from 'node:os'

/** Pictures that are made at the same time: one a core, and no more than Node has threads for. Their number bounds memory. */
const WORKERS = Math.min(4, availableParallelism())

/** Works on a few items at a time. After an error no new item is begun, and those that were are brought to an end. */
export async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items].reverse()
  const worker = async () => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) {
      try {
        await work(item)
      } catch (error) {
        queue.length = 0
        throw error
      }
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: WORKERS }, worker))
  for (const each of ended) if (each.status === 'rejected') throw each.reason
}
