import 'server-only'
import { catalogueVersion } from '../catalogue/version'
import { closest } from './closest'
import type { Choice } from './like'
import { titleWords } from './title-words'

/**
 * What each word of a keyword may have meant: itself, or up to `limit` words of the catalogue that look much like it. A word
 * that the catalogue has stays alone. Null when there is nothing new to look for.
 */
export async function similarWords(tokens: string[], limit: number): Promise<Choice[] | null> {
  const known = await titleWords(await catalogueVersion())
  const choices = tokens.map((token) => (known.has(token) ? [token] : [token, ...closest(token, known, limit)]))
  return choices.some((choice) => choice.length > 1) ? choices : null
}
