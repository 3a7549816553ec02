import { randomBytes } from 'node:crypto'

const SLUG_MAX = 80
const NUMBERED = 20

/** Handles to try for a new product: from its title, then numbered, then one that nobody has. In lower case. */
export function* handlesFor(title: string): Generator<string> {
  const slug = slugOf(title)
  yield slug
  for (let n = 2; n <= NUMBERED; n++) yield `${slug}-${n}`
  yield `${slug}-${randomBytes(6).toString('hex')}`
}

/** Letters and digits of any script, since a title may be Arabic only; an import takes such a handle too. */
function slugOf(title: string): string {
  const words = title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  return words.slice(0, SLUG_MAX).replaceAll(/^-|-$/g, '') || 'product'
}
