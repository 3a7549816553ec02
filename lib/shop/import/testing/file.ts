import { readFileSync } from 'node:fs'

/** Bytes of a merchant's file that once failed to import. */
export function merchantFile(name: string): Uint8Array {
  return readFileSync(`lib/shop/import/testing/files/${name}`)
}
