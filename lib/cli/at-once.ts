/** Runs `work` for every item, at most `limit` at a time. Starts no more work after a failure; throws the first. */
export async function atOnce<T>(limit: number, items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await work(item).catch((error: unknown) => {
        waiting.length = 0
        throw error
      })
    }
  }
  const settled = await Promise.allSettled(Array.from({ length: limit }, worker))
  for (const one of settled) if (one.status === 'rejected') throw one.reason
}
