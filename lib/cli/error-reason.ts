/** Plain texts for the most frequent file errors. */
const SENTENCES: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOENT: 'no such file or folder',
  EEXIST: 'a file stands where a folder has to be',
  ENOTDIR: 'a file stands where a folder has to be',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
}

/** Returns the code of a system error such as ENOENT; null for anything else. */
export function errorCode(error: unknown): string | null {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null
}

/** Returns a short reason for a file error. */
export function errorReason(error: unknown): string {
  const known = SENTENCES[errorCode(error) ?? '']
  if (known) return known
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)
}
