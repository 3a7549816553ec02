import { CHANGED_NUMBER, isChangedNumber, quoted } from './amounts'

const HANDLE = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}._-]{0,254}$/u
const LENGTH = 255

/** Normalises a handle: removes invisible characters. */
export function plainHandle(cell: string): string {
  return cell
    .replace(/\p{Cf}/gu, '')
    .trim()
    .normalize('NFC')
    .toLowerCase()
}

/** Explains what is wrong with a handle and how to fix it; null for a valid one. */
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

/** Derives a handle from a name: `Dog Food 5kg` gives `dog-food-5kg`. Empty when no usable character remains. */
export function handleFrom(name: string): string {
  return plainHandle(name.slice(0, 2 * LENGTH))
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/^[^\p{L}\p{N}]+|-+$/gu, '')
    .slice(0, LENGTH)
}
