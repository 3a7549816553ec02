/** Letters that Arabic readers type for one another, folded to one. The hamza forms fall with their marks. */
const folded: Record<string, string> = { ى: 'ي', ی: 'ي', ة: 'ه', ٱ: 'ا', ک: 'ك', گ: 'ك' }
const FOLDED = new RegExp(`[${Object.keys(folded).join('')}]`, 'g')

const MARKS = /[\p{M}\p{Cf}\u0640\u066C'’ʼ]/gu
const ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g
const SEPARATORS = /[^\p{L}\p{N}\p{S}%_&#@.]+|\|/gu
const FULL_STOPS = /(?<!\d)\.|\.(?!\d)/g

/**
 * The form in which text is written to the search columns and in which a keyword is asked for, so that every engine agrees:
 * lower case, no accents, harakat or tatweel, one form per Arabic letter, Western digits, words parted by one space.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(FOLDED, (letter) => folded[letter] ?? letter)
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('\u066B', '.')
    .replace(SEPARATORS, ' ')
    .replace(FULL_STOPS, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** A normalised text's words. */
export function words(normalised: string): string[] {
  return normalised.split(' ').filter(Boolean)
}

const ARTICLE = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=\p{L}{3})/u

/** A normalised word without the Arabic article that is written onto it (ال، وال، بال، كال، فال، لل، وبال، ولل). */
export function withoutArticle(word: string): string {
  return word.replace(ARTICLE, '')
}
