import 'server-only'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '@/lib/config/environment'
import { isMediaHash } from '@/lib/media/address'
import { readIfThere, writeFiles } from '@/lib/shop/media/files'

interface Kept {
  size: number
  /** When it was last used, ms since 1970. */
  usedAt: number
}

/** Minimum interval between updates of a file's last-use time, ms. */
const NOTE_EVERY = 6 * 60 * 60 * 1000
/** Share of the limit that remains after eviction. */
const KEEP = 0.9

/** An LRU cache of files in one folder, bounded to `maxSize` bytes. */
export class DiskCache {
  readonly #files = new Map<string, Kept>()
  #size = 0
  #shrinking: Promise<void> | null = null

  constructor(
    private readonly folder: string,
    private readonly maxSize: number,
  ) {
    mkdirSync(folder, { recursive: true })
    for (const directory of readdirSync(folder)) {
      if (!/^[0-9a-f]{2}$|^share$/.test(directory)) continue
      for (const name of readdirSync(join(folder, directory))) {
        const { size, mtimeMs } = statSync(join(folder, directory, name))
        this.#note(name, size, mtimeMs)
      }
    }
  }

  /** Bytes of all its files. */
  get size(): number {
    return this.#size
  }

  /** Whether a file is stored. */
  has(name: string): boolean {
    return this.#files.has(name)
  }

  /** The bytes of a file; null when absent. */
  async read(name: string): Promise<Buffer | null> {
    const entry = this.#files.get(name)
    if (!entry) return null
    const bytes = await readIfThere(this.#path(name))
    if (!bytes) this.#forget(name)
    else {
      const now = Date.now()
      if (now - entry.usedAt > NOTE_EVERY) await utimes(this.#path(name), now / 1000, now / 1000).catch(() => {})
      entry.usedAt = now
    }
    return bytes
  }

  /** Stores a file atomically. */
  async write(name: string, data: Uint8Array): Promise<void> {
    await writeFiles([{ path: this.#path(name), data }], join(this.folder, 'scratch'))
    this.#note(name, data.byteLength, Date.now())
    if (this.#size > this.maxSize) await (this.#shrinking ??= this.#shrink().finally(() => (this.#shrinking = null)))
  }

  /** Deletes a file; does nothing when it is absent. */
  async remove(name: string): Promise<void> {
    this.#forget(name)
    await rm(this.#path(name), { force: true })
  }

  #path(name: string): string {
    const directory = isMediaHash(name.split(/[.-]/, 1)[0] ?? '') ? name.slice(0, 2) : 'share'
    if (!/^[\w.-]+$/.test(name)) throw new Error('A file of the picture cache has a plain name')
    return join(this.folder, directory, name)
  }

  #note(name: string, size: number, usedAt: number): void {
    this.#forget(name)
    this.#files.set(name, { size, usedAt })
    this.#size += size
  }

  #forget(name: string): void {
    this.#size -= this.#files.get(name)?.size ?? 0
    this.#files.delete(name)
  }

  async #shrink(): Promise<void> {
    const oldest = [...this.#files].toSorted(([, a], [, b]) => a.usedAt - b.usedAt)
    for (const [name] of oldest) {
      if (this.#size <= this.maxSize * KEEP) return
      await this.remove(name)
    }
  }
}

declare global {
  var oasisPictures: { folder: string; cache: DiskCache } | undefined
}

/** The host's pictures in `DATA_DIR/pictures`, at most `PICTURE_CACHE_MB`. */
export function diskCache(): DiskCache {
  const { dataDir, pictureCacheBytes } = config()
  const folder = join(dataDir, 'pictures')
  if (globalThis.oasisPictures?.folder !== folder)
    globalThis.oasisPictures = { folder, cache: new DiskCache(folder, pictureCacheBytes) }
  return globalThis.oasisPictures.cache
}
