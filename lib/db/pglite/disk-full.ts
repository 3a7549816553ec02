import fs from 'node:fs'

/** What opening may take, in MB: two files of the database's log. */
const NEEDED = 32
const MB = 1024 * 1024

/** That the disk is too full to open a database in `directory`, which PGlite does not say; null when it has room, or tells nothing. */
export async function diskFullError(directory: string): Promise<Error | null> {
  const disk = await fs.promises.statfs(directory).catch(() => null)
  const free = disk ? Math.floor((disk.bavail * disk.bsize) / MB) : Infinity
  if (free >= NEEDED) return null
  const message = `${free} MB are free on the disk of ${directory}, and the database may need ${NEEDED} MB to open`
  return Object.assign(new Error(message), { code: 'ENOSPC' })
}
