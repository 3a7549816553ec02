import type { useTranslations } from 'next-intl'

const keys = [
  'categories',
  'recent',
  'forget',
  'searching',
  'results',
  'found',
  'all',
  'noneTitle',
  'noneText',
  'failed',
  'offline',
  'retry',
  'stars',
  'colours',
  'now',
  'before',
] as const

/** What the search overlay says; `{names}` are filled in by the browser. */
export type SearchWords = Record<(typeof keys)[number], string>

/** The overlay's words out of the dictionary's `Search`, their `{names}` left standing. */
export function searchWords(t: ReturnType<typeof useTranslations<'Search'>>): SearchWords {
  const entries = keys.map((key): [string, string] => [key, t.raw(key)])
  return Object.fromEntries(entries) as SearchWords
}
