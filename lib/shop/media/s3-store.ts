import 'server-only'
import { S3mini } from 's3mini'
import { z } from 'zod'
import { config, ConfigError } from '@/lib/config/environment'
import { parseVideoFileName, videoTypes } from '@/lib/media/video-name'
import { readStream } from '@/lib/utils/read-stream'
import { singleton } from '@/lib/utils/singleton'
import type { MediaStore } from './object-store'
import { forgetStored, mediaNameHash, noteStored } from './stored-names'

/** Patience with the request of a picture or its deletion, ms: a page waits for it, or the database. */
const TIMEOUT = 10_000
/** Names per page of a list, as S3 allows. */
const PAGE = 1000

/** Sent by the store, or by a CDN in front of it, with each file: names are made from content. */
const HEADERS = { 'cache-control': 'public, max-age=31536000, immutable' }

/** A bucket, and the part of its keys before a name: `folder/`. `patience` with one request in ms; by default none ends. */
export function s3Client(address: string, patience?: number): { client: S3mini; prefix: string } {
  const { s3 } = config()
  if (!s3) throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are missing.')
  const { endpoint, ...access } = s3
  const [, bucket = '', folder = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(address) ?? []
  const client = singleton(
    `s3 ${endpoint} ${bucket} ${patience}`,
    () => new S3mini({ ...access, endpoint: `${endpoint}/${bucket}`, requestAbortTimeout: patience }),
  )
  return { client, prefix: folder ? `${folder}/` : '' }
}

/** The store of `MEDIA_STORE`; null without one. Its keys are `folder/media/<name>`, as the paths of the shop. */
export function s3Store(): MediaStore | null {
  const { mediaStore } = config()
  if (!mediaStore) return null
  const { client, prefix } = s3Client(mediaStore)
  const hasty = s3Client(mediaStore, TIMEOUT).client
  const keyOf = (name: string) => `${prefix}media/${name}`

  return {
    async put(files) {
      for (const { name, data } of files) {
        await client.putObject(keyOf(name), data, typeOf(name), undefined, HEADERS)
        noteStored(name)
      }
    },
    async get(name) {
      const reader = parseVideoFileName(name) ? client : hasty
      const found = await orMissing(reader.getObjectRaw(keyOf(name)))
      return found && Buffer.from(await found.arrayBuffer())
    },
    async open(name) {
      const size = await orMissing(hasty.getContentLength(keyOf(name)))
      return size === null ? null : { size, read: (start, end) => part(client, keyOf(name), start, end) }
    },
    async remove(names) {
      // The sweep holds its rows meanwhile, and with them the whole embedded database.
      const removed = await hasty.deleteObjects(names.map(keyOf))
      if (removed.includes(false)) throw new Error(`${mediaStore} did not delete all files`)
      names.forEach(forgetStored)
    },
    async *list() {
      let token: string | undefined
      do {
        const page = await client.listObjectsPaged('/', keyOf(''), PAGE, token)
        if (!page) throw new Error(`There is no bucket for ${mediaStore}`)
        const files = (page.objects ?? []).flatMap(({ Key, Size, LastModified }) => {
          const name = Key.slice(keyOf('').length)
          const details = { size: Number(Size), changedAt: new Date(LastModified) }
          return mediaNameHash(name) ? [{ name, details: async () => details }] : []
        })
        for (const { name } of files) noteStored(name)
        yield files
        token = page.nextContinuationToken
      } while (token)
    },
  }
}

async function* part(client: S3mini, key: string, start: number, end: number): AsyncGenerator<Uint8Array> {
  const { body } = await client.getObjectRaw(key, false, start, end + 1)
  if (body) yield* readStream(body)
}

function typeOf(name: string): string {
  const video = parseVideoFileName(name)
  if (video) return videoTypes[video.kind]
  return name.endsWith('.webp') ? 'image/webp' : 'text/plain'
}

/** What s3mini says of a refusal. Not its class: the client may be of another server bundle, with its own copy of it. */
const Refusal = z.object({ status: z.number(), body: z.string().optional() })

/** Null when the bucket has no such key. A missing bucket is a failure. */
async function orMissing<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    const { data } = Refusal.safeParse(error instanceof Error && error.cause ? error.cause : error)
    if (data?.status === 404 && !data.body?.includes('NoSuchBucket')) return null
    throw error
  })
}
