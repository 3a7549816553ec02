import { latinDigits } from '@/lib/i18n/digits'

interface TextPart {
  text: string
  matches: boolean
}

/** Arabic letters that the search does not tell apart. */
const variants = ['اأإآٱ', 'يىی', 'هة', 'كکگ']
const MARKS = '[\\p{M}\\p{Cf}\u0640]*'
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=\p{L}{3})/u
/** The same in a text, where marks may stand between its letters. */
const WRITTEN_ARTICLE = `(?:(?:[وفبك]${MARKS})?ا${MARKS}ل${MARKS}|ل${MARKS}ل${MARKS})?`
const LATIN_PLURAL = /^([a-z]{3,})(?<!s)s$/i
/** Shorter words match whole words only: قط does not match قطعة. */
const TRIGRAM = 3

/** Splits a text into parts that begin with a word of the keyword, with or without the Arabic article, and other parts; joined they are the text. */
export function highlight(text: string, keyword: string): TextPart[] {
  const bare = latinDigits(keyword.normalize('NFKC')).replace(/[\p{M}\p{Cf}\u0640]/gu, '')
  // A number is apart from its unit: `12kg` finds `12 kg`.
  const words = bare.match(/\p{L}+|\p{N}+/gu)
  if (!words) return [{ text, matches: false }]
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])((?:${words.map(patternOf).join('|')})${MARKS})`, 'giu')
  const parts = text.split(pattern).map((part, index) => ({ text: part, matches: index % 2 === 1 }))
  return parts.filter((part) => part.text !== '')
}

function patternOf(word: string): string {
  const stem = word.replace(ARTICLE, '').replace(LATIN_PLURAL, '$1')
  const letters = [...stem].map((letter) => {
    const same = variants.find((one) => one.includes(letter))
    return same ? `[${same}]` : letter
  })
  const written = letters.join(MARKS)
  return stem.length < TRIGRAM ? `${written}(?![\\p{L}\\p{N}])` : WRITTEN_ARTICLE + written
}
