import 'client-only'

/** Interval of connectivity checks without an `online` event, in ms. */
const CHECK_INTERVAL = 3_000

/**
 * Loads code on demand. While the server is unreachable it waits and then retries. Throws what `load` throws when the server is
 * reachable but the code is gone, as after a deployment. Standards 23.
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch {
    while (!(await isReachable())) await connection()
    return load()
  }
}

function isReachable(): Promise<boolean> {
  return fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

function connection(): Promise<void> {
  const listening = new AbortController()
  return new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { signal: listening.signal })
    setTimeout(resolve, CHECK_INTERVAL)
  }).finally(() => listening.abort())
}
