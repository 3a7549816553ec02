import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** Commits a numbered row every 20 ms until the server is gone; returns those that it acknowledged. */
export async function commitUntilGone(url: string): Promise<{ n: number; at: number }[]> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  const acknowledged: { n: number; at: number }[] = []
  for (let n = 1; ; n++) {
    try {
      await client.query('insert into rehearsal (n) values ($1)', [n])
    } catch {
      return acknowledged
    }
    acknowledged.push({ n, at: Date.now() })
    await delay(20)
  }
}
