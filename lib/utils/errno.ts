/** Whether an error has one of these system codes, such as `ENOENT`. */
export function hasErrno(error: unknown, ...codes: string[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code))
}
