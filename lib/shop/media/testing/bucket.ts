import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { setEnvironment } from '@/lib/testing/environment'

export interface TestBucket {
  /** Of the service, without the bucket. */
  endpoint: string
  /** Makes an object look as if it was stored that many ms ago. */
  age: (key: string, ms: number) => Promise<void>
  /** Stops answering; what it holds stays. */
  stop: () => Promise<void>
  start: () => Promise<void>
  /** Deletes everything and forgets the configuration. */
  drop: () => Promise<void>
}

/** Starts an S3 server with the bucket `oasis`, and configures the shop for it. */
export async function startBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'oasis-test-bucket-'))
  let port = 0
  let server: S3rver
  const start = async () => {
    const configureBuckets = [{ name: 'oasis' }]
    const options = { port, address: '127.0.0.1', silent: true, directory, configureBuckets }
    // It drops the last slash of `/oasis/`, as lists ask for, before it compares. The other calls were run with it off.
    server = new S3rver({ ...options, allowMismatchedSignatures: true })
    port = (await server.run()).port
  }
  await start()
  const endpoint = `http://127.0.0.1:${port}`
  const variables = { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }
  for (const [name, value] of Object.entries(variables)) setEnvironment(name, value)
  const stop = () => server.close()
  return {
    endpoint,
    start,
    stop,
    async age(key, ms) {
      const at = (Date.now() - ms) / 1000
      await utimes(join(directory, 'oasis', `${key}._S3rver_object`), at, at)
    },
    async drop() {
      await stop().catch(() => {})
      await rm(directory, { recursive: true, force: true })
      for (const name of ['MEDIA_STORE', 'MEDIA_URL', ...Object.keys(variables)]) setEnvironment(name, undefined)
    },
  }
}
