import { readFileSync } from 'node:fs'

/** Bytes of a merchant's file that an import went wrong with. */
export function merchantFile(name: string): Uint8Array {
  return readFileSync(`lib/shop/import/testing/files/${name}`)
}
