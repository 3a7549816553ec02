import { readFileSync } from 'node:fs'

/** Bytes of a merchant's file that once failed to import. */
export function merchantFile(name: string): Uint8Array {
  return readFileSync(`lib/shop/import/testing/files/${name}`)
}

/** The files in docs/catalogue.md, in its order. */
export function documentedFiles(): Uint8Array[] {
  const text = readFileSync('docs/catalogue.md', 'utf8')
  return [...text.matchAll(/```csv\n([^]*?)```/g)].map(([, file = '']) => new TextEncoder().encode(file))
}
