import type { StoredVideo } from '@/lib/media/video-name'
import { mediaNameHash } from './stored-names'

/** A file of a store: its name (`<hash>-640.webp`, `<hash>.mp4`), and its content. */
interface MediaContent {
  name: string
  data: Uint8Array
}

export interface ListedFile {
  name: string
  /** Size in bytes and time of the last change; null for a file deleted meanwhile. A folder reads them when asked. */
  details(): Promise<{ size: number; changedAt: Date } | null>
}

/** Where pictures and videos are: a folder, or a bucket. All methods throw when it fails. */
export interface MediaStore {
  /** Stores files in this order; each appears whole or not at all. */
  put(files: readonly MediaContent[]): Promise<void>
  /** Null when there is no such file. */
  get(name: string): Promise<Buffer | null>
  /** Size of a file and its parts; null when there is no such file. */
  open(name: string): Promise<StoredVideo | null>
  /** Ignores missing files. */
  remove(names: readonly string[]): Promise<void>
  /** Yields the pictures and videos in groups; those of one picture may be in two of them. */
  list(): AsyncGenerator<ListedFile[]>
}

/** Groups the files of each picture or video. */
export function byHash(files: readonly ListedFile[]): Map<string, ListedFile[]> {
  const groups = new Map<string, ListedFile[]>()
  for (const file of files) {
    const hash = mediaNameHash(file.name)
    if (hash) groups.set(hash, [...(groups.get(hash) ?? []), file])
  }
  return groups
}
