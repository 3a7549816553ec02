import fs from 'node:fs'

/** MB that opening may need: two WAL files. */
const NEEDED = 32
const MB = 1024 * 1024

/**
 * Returns an error when the disk is too full to open a database in `directory`, which PGlite does not report; null when there
 * is room or it cannot be measured.
 */
export async function diskFullError(directory: string): Promise<Error | null> {
  const disk = await fs.promises.statfs(directory).catch(() => null)
  const free = disk ? Math.floor((disk.bavail * disk.bsize) / MB) : Infinity
  if (free >= NEEDED) return null
  const message = `${free} MB are free on the disk of ${directory}, and the database may need ${NEEDED} MB to open`
  return Object.assign(new Error(message), { code: 'ENOSPC' })
}
