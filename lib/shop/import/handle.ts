import { CHANGED_NUMBER, isChangedNumber, quoted } from './amounts'

const HANDLE = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}._-]{0,254}$/u
const LENGTH = 255

/** A handle as the shop keeps it: invisible characters are none of it. */
export function plainHandle(cell: string): string {
  return cell
    .replace(/\p{Cf}/gu, '')
    .trim()
    .normalize('NFC')
    .toLowerCase()
}

/** What is wrong with a handle, and what helps; null for nothing. */
export function handleFault(cell: string): string | null {
  const handle = plainHandle(cell)
  if (handle === '') return 'the handle is missing: each row has that of its product'
  const what = `the handle ${quoted(cell.replace(/\p{Cf}/gu, '').trim())}`
  if (isChangedNumber(handle)) return `${what}: ${CHANGED_NUMBER}`
  if (HANDLE.test(handle)) return null
  const better = handleFrom(handle)
  const advice = better === '' || handle.length > LENGTH ? 'write another one' : `write ${better}`
  return `${what} may hold letters, digits and dashes only, at most ${LENGTH}: ${advice}`
}

/** A handle made of a name: `Dog Food 5kg` is `dog-food-5kg`. Empty when nothing of it is left. */
export function handleFrom(name: string): string {
  return plainHandle(name.slice(0, 2 * LENGTH))
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/^[^\p{L}\p{N}]+|-+$/gu, '')
    .slice(0, LENGTH)
}
