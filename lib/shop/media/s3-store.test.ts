import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { S3mini } from 's3mini'
import { mediaFileName, mediaWidths } from '@/lib/media/address'
import { setEnvironment } from '@/lib/testing/environment'
import { log } from '@/lib/utils/log'
import { diskCache } from './disk-cache'
import { s3Client, s3Store } from './s3-store'
import { readMediaFile } from './store'
import { startBucket, type TestBucket } from './testing/bucket'

const STORE = 's3://oasis/shop'
const hash = 'a'.repeat(24)
const names = mediaWidths.map((width) => mediaFileName({ hash, width })).sort()

let bucket: TestBucket

function store() {
  const found = s3Store()
  if (!found) throw new Error('MEDIA_STORE is not set')
  return found
}

async function listed(): Promise<string[]> {
  const found: string[] = []
  for await (const files of store().list()) found.push(...files.map(({ name }) => name))
  return found.sort()
}

beforeAll(async () => {
  bucket = await startBucket()
  setEnvironment('MEDIA_STORE', STORE)
  await store().put(names.map((name) => ({ name, data: Buffer.from(name) })))
})
afterEach(() => void jest.restoreAllMocks())
afterAll(() => bucket.drop())

test('a bucket that does not answer keeps a page waiting for 10 s at most', async () => {
  const patience = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
  await expect(store().get(names[0] ?? '')).rejects.toThrow()
  await expect(store().open(`${hash}.mp4`)).rejects.toThrow()
  expect(patience.mock.calls).toEqual([[10_000], [10_000]])
})

test('a picture is served although the full disk cannot keep it', async () => {
  jest.spyOn(diskCache(), 'write').mockRejectedValue(new Error('ENOSPC'))
  const said = jest.spyOn(log(), 'warn').mockImplementation(() => undefined)
  const name = mediaFileName({ hash, width: 640 })
  expect(await readMediaFile({ hash, width: 640 })).toEqual(Buffer.from(name))
  expect(said).toHaveBeenCalledWith({ err: expect.any(Error) }, expect.stringContaining(name))
})

test('a list goes on past its first page', async () => {
  const { client } = s3Client(STORE)
  const list = client.listObjectsPaged.bind(client)
  // The test server cannot make tokens: it needs a cipher that Node no longer has.
  const paged = jest.spyOn(client, 'listObjectsPaged').mockImplementation(async (delimiter, prefix, most, token) => {
    const objects = (await list(delimiter, prefix, most))?.objects ?? []
    const at = Number(token ?? 0)
    const next = at + 3 < objects.length ? { nextContinuationToken: String(at + 3) } : {}
    return { objects: objects.slice(at, at + 3), ...next }
  })
  expect(await listed()).toEqual(names)
  expect(paged).toHaveBeenCalledTimes(2)
})

test('a file that the bucket did not delete is a failure', async () => {
  jest.spyOn(S3mini.prototype, 'deleteObjects').mockResolvedValue(Object([true, false]))
  await expect(store().remove(names.slice(0, 2))).rejects.toThrow('did not delete')
})

test('a name that is not there is missing for a client of another server bundle too', async () => {
  const missing = mediaFileName({ hash: 'b'.repeat(24), width: 640 })
  await expect(store().get(missing)).resolves.toBeNull()
  // A copy of the module, with its own classes; the clients are the first one's.
  await jest.isolateModulesAsync(async () => {
    const { s3Store: another } = await import('./s3-store')
    await expect(another()?.get(missing)).resolves.toBeNull()
    await expect(another()?.open(missing)).resolves.toBeNull()
  })
})
