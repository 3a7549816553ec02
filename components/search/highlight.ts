/** A part of a text; `matches` the keyword or not. */
interface TextPart {
  text: string
  matches: boolean
}

const letters: Record<string, string> = { ى: 'ي', ی: 'ي', ة: 'ه', ٱ: 'ا', ک: 'ك', گ: 'ك' }
const MARK = /[\p{M}\p{Cf}\u0640\u066C'’ʼ]/u
const ARABIC_DIGIT = /[\u0660-\u0669\u06F0-\u06F9]/
const WORDS = /[\p{L}\p{N}]/u
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=\p{L}{3})/u
const LATIN_PLURAL = /^[a-z]{3,}(?<!s)s$/
/** Splits a number from its unit: `12kg` finds `12 kg`. */
const UNIT_START = /(?<=^\d+)(?=\p{L}+$)/u
/** Shorter words match whole words only: قط does not match قطعة. */
const TRIGRAM = 3

/** Normalises a character as the search does (`lib/shop/search/normalise`): '' for a mark, a space for a separator. */
function foldCharacter(character: string): string {
  return [...character.normalize('NFKD').toLowerCase()]
    .map((one) => {
      if (MARK.test(one)) return ''
      if (ARABIC_DIGIT.test(one)) return String(one.charCodeAt(0) & 0xf)
      return WORDS.test(one) ? (letters[one] ?? one) : ' '
    })
    .join('')
}

/** Normalised words of a keyword, without Arabic article and English plural. */
export function searchedWords(keyword: string): string[] {
  const folded = [...keyword].map(foldCharacter).join('')
  const split = folded.split(' ').flatMap((word) => word.split(UNIT_START))
  const bare = split.map((word) => word.replace(ARTICLE, ''))
  return [...new Set(bare.filter(Boolean).map((word) => (LATIN_PLURAL.test(word) ? word.slice(0, -1) : word)))]
}

/** Positions of a word in a folded text: at word starts if any, else inside words; a short word matches whole words only. */
function placesOf(word: string, folded: string): number[] {
  const places: number[] = []
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) places.push(at)
  const isEdge = (at: number) => (folded[at] ?? ' ') === ' '
  const begins = places.filter((at) => isEdge(at - 1))
  if (word.length >= TRIGRAM) return begins.length > 0 ? begins : places
  return begins.filter((at) => isEdge(at + word.length))
}

/** Splits a text into matching and other parts; joined they are the text. Standards 22. */
export function highlight(text: string, keyword: string): TextPart[] {
  const characters = [...text]
  let folded = ''
  /** For each unit of `folded`, the character it came from. */
  const origin: number[] = []
  characters.forEach((character, index) => {
    const form = foldCharacter(character)
    folded += form
    for (let unit = 0; unit < form.length; unit++) origin.push(index)
  })

  const matching = new Set<number>()
  for (const word of searchedWords(keyword)) {
    for (const at of placesOf(word, folded)) {
      const last = origin[at + word.length - 1] ?? 0
      for (let index = origin[at] ?? 0; index <= last; index++) matching.add(index)
      // Include the marks of the last letter.
      for (let next = last + 1; characters[next] && foldCharacter(characters[next] ?? '') === ''; next++)
        matching.add(next)
    }
  }
  return characters.reduce<TextPart[]>((parts, character, index) => {
    const last = parts.at(-1)
    if (last?.matches === matching.has(index)) last.text += character
    else parts.push({ text: character, matches: matching.has(index) })
    return parts
  }, [])
}
