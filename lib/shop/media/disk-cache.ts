import 'server-only'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { config } from '@/lib/config/environment'
import { isMediaHash } from '@/lib/media/address'
import { singleton } from '@/lib/utils/singleton'
import { readIfThere, writeFiles } from './files'

interface Entry {
  size: number
  /** Modification time of the file, by which the order of use survives a restart, ms since 1970. */
  usedAt: number
}

/** Minimum interval between updates of a file's modification time, ms. */
const TOUCH_EVERY = 6 * 60 * 60 * 1000

/** An LRU cache of files in one folder, bounded to `maxSize` bytes. */
export class DiskCache {
  readonly #folder: string
  readonly #entries: LRUCache<string, Entry>
  /** Names of evicted files that may still be on disk. */
  readonly #evicted = new Set<string>()

  constructor(folder: string, maxSize: number) {
    this.#folder = folder
    this.#entries = new LRUCache({
      maxSize,
      sizeCalculation: ({ size }) => Math.max(size, 1),
      dispose: (_, name, reason) => void (reason === 'evict' && this.#evicted.add(name)),
    })
    mkdirSync(folder, { recursive: true })
    const found = readdirSync(folder)
      .filter((directory) => /^[0-9a-f]{2}$|^share$/.test(directory))
      .flatMap((directory) => readdirSync(join(folder, directory)))
      // Another instance on the same folder may have evicted it since.
      .flatMap((name) => {
        const file = statSync(this.#path(name), { throwIfNoEntry: false })
        return file ? [{ name, file }] : []
      })
      .toSorted((one, other) => one.file.mtimeMs - other.file.mtimeMs)
    for (const { name, file } of found) this.#entries.set(name, { size: file.size, usedAt: file.mtimeMs })
  }

  get size(): number {
    return this.#entries.calculatedSize
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  async read(name: string): Promise<Buffer | null> {
    const entry = this.#entries.get(name)
    if (!entry) return null
    const bytes = await readIfThere(this.#path(name))
    const now = Date.now()
    if (!bytes) this.#entries.delete(name)
    else if (now - entry.usedAt > TOUCH_EVERY) {
      entry.usedAt = now
      await utimes(this.#path(name), now / 1000, now / 1000).catch(() => {})
    }
    return bytes
  }

  /** Stores a file atomically. */
  async write(name: string, data: Uint8Array): Promise<void> {
    await writeFiles([{ path: this.#path(name), data }], join(this.#folder, 'scratch'))
    this.#entries.set(name, { size: data.byteLength, usedAt: Date.now() })
    for (const evicted of this.#evicted) {
      this.#evicted.delete(evicted)
      if (!this.has(evicted)) await rm(this.#path(evicted), { force: true })
    }
  }

  async remove(name: string): Promise<void> {
    this.#entries.delete(name)
    await rm(this.#path(name), { force: true })
  }

  #path(name: string): string {
    const directory = isMediaHash(name.split(/[.-]/, 1)[0] ?? '') ? name.slice(0, 2) : 'share'
    if (!/^[\w.-]+$/.test(name)) throw new Error('A file of the picture cache has a plain name')
    return join(this.#folder, directory, name)
  }
}

/** Pictures of the API host or of the object store in `DATA_DIR/pictures`, at most `PICTURE_CACHE_MB`. */
export function diskCache(): DiskCache {
  const { dataDir, pictureCacheBytes } = config()
  const folder = join(dataDir, 'pictures')
  return singleton(`picture-cache ${folder}`, () => new DiskCache(folder, pictureCacheBytes))
}
