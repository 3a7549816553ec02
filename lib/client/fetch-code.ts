import 'client-only'

/** After this time without a word of the connection it is looked for, in ms. */
const AGAIN = 3_000

/**
 * Fetches code that is loaded on need, by `load`; while nothing of the shop can be reached it waits, and goes on when it can. Throws
 * what `load` throws when the shop is there and the code is not, as after a new version of it. Standards 23.
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch {
    while (!(await isInReach())) await connection()
    return load()
  }
}

function isInReach(): Promise<boolean> {
  return fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

function connection(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
    setTimeout(resolve, AGAIN)
  })
}
