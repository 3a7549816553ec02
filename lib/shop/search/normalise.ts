/** Arabic letters typed for one another, folded to one. Hamza forms are folded by removing marks. */
const folded: Record<string, string> = { ى: 'ي', ی: 'ي', ة: 'ه', ٱ: 'ا', ک: 'ك', گ: 'ك' }
const FOLDED = new RegExp(`[${Object.keys(folded).join('')}]`, 'g')

const MARKS = /[\p{M}\p{Cf}\u0640\u066C'’ʼ]/gu
const ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g
const SEPARATORS = /[^\p{L}\p{N}\p{S}%_&#@.]+|\|/gu
const FULL_STOPS = /(?<!\d)\.|\.(?!\d)/g

/**
 * Normalises text for the search columns and for keywords, so that every engine agrees: lower case, no accents, harakat
 * or tatweel, one form per Arabic letter, Western digits, single spaces.
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

/** Splits normalised text into words. */
export function words(normalised: string): string[] {
  return normalised.split(' ').filter(Boolean)
}

const ARTICLE = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=\p{L}{3})/u

/** Removes the Arabic article and its prefixes (ال، وال، بال، كال، فال، لل، وبال، ولل) from a normalised word. */
export function withoutArticle(word: string): string {
  return word.replace(ARTICLE, '')
}
