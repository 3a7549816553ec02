/** A piece of a text; `found` when it is what was searched for. */
export interface Piece {
  text: string
  found: boolean
}

const letters: Record<string, string> = { ى: 'ي', ی: 'ي', ة: 'ه', ٱ: 'ا', ک: 'ك', گ: 'ك' }
const MARK = /[\p{M}\p{Cf}\u0640\u066C'’ʼ]/u
const ARABIC_DIGIT = /[\u0660-\u0669\u06F0-\u06F9]/
const WORDS = /[\p{L}\p{N}]/u
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=\p{L}{3})/u
const LATIN_PLURAL = /^[a-z]{3,}(?<!s)s$/
/** Between a number and the unit written onto it: `12kg` finds `12 kg`. */
const UNIT_START = /(?<=^\d+)(?=\p{L}+$)/u
/** Words shorter than this are words by themselves: قط is no قطعة. */
const TRIGRAM = 3

/** One character as the shop's search sees it (`lib/shop/search/normalise`): nothing for a mark, a space for what parts words. */
function foldCharacter(character: string): string {
  return [...character.normalize('NFKD').toLowerCase()]
    .map((one) => {
      if (MARK.test(one)) return ''
      if (ARABIC_DIGIT.test(one)) return String(one.charCodeAt(0) & 0xf)
      return WORDS.test(one) ? (letters[one] ?? one) : ' '
    })
    .join('')
}

/** The words that a keyword asks for, in the form the search compares: without Arabic article and English plural. */
export function searchedWords(keyword: string): string[] {
  const folded = [...keyword].map(foldCharacter).join('')
  const parted = folded.split(' ').flatMap((word) => word.split(UNIT_START))
  const bare = parted.map((word) => word.replace(ARTICLE, ''))
  return [...new Set(bare.filter(Boolean).map((word) => (LATIN_PLURAL.test(word) ? word.slice(0, -1) : word)))]
}

/** Where a word stands in a folded text: as the beginning of words if it does so anywhere, else inside of them; a short one as a whole word alone. */
function placesOf(word: string, folded: string): number[] {
  const places: number[] = []
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) places.push(at)
  const isEdge = (at: number) => (folded[at] ?? ' ') === ' '
  const begins = places.filter((at) => isEdge(at - 1))
  if (word.length >= TRIGRAM) return begins.length > 0 ? begins : places
  return begins.filter((at) => isEdge(at + word.length))
}

/** Cuts a text into what a keyword found and what it did not. The pieces in order are the text. Standards 22. */
export function highlight(text: string, keyword: string): Piece[] {
  const characters = [...text]
  let folded = ''
  /** For each unit of `folded`, the character it came from. */
  const origin: number[] = []
  characters.forEach((character, index) => {
    const form = foldCharacter(character)
    folded += form
    for (let unit = 0; unit < form.length; unit++) origin.push(index)
  })

  const found = new Set<number>()
  for (const word of searchedWords(keyword)) {
    for (const at of placesOf(word, folded)) {
      const last = origin[at + word.length - 1] ?? 0
      for (let index = origin[at] ?? 0; index <= last; index++) found.add(index)
      // Marks belong to the letter before them.
      for (let next = last + 1; characters[next] && foldCharacter(characters[next] ?? '') === ''; next++)
        found.add(next)
    }
  }
  return characters.reduce<Piece[]>((pieces, character, index) => {
    const last = pieces.at(-1)
    if (last?.found === found.has(index)) last.text += character
    else pieces.push({ text: character, found: found.has(index) })
    return pieces
  }, [])
}
