/** Edits allowed in a word of this length. */
function allowance(length: number): number {
  if (length < 3) return 0
  return length < 6 ? 1 : 2
}

/** Edit distance of two words (substitution, deletion, insertion, transposition), or `most + 1` above `most`. */
export function edits(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const current = [i]
    let least = i
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      let cost = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      }
      current.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    before = previous
    previous = current
  }
  return previous[other.length] ?? most + 1
}

/** Bit set of the letters of a word (some share a bit): one edit changes at most two bits. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/** Counts the set bits. */
function bits(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Words with their `lettersOf`, which rules out most of a hundred thousand candidates cheaply. */
export interface KnownWords {
  words: readonly string[]
  letters: readonly number[]
}

/**
 * The known words with the fewest edits from a misspelt one, most common first, at most `limit`. `timesOf` counts the
 * uses of a word; unused ones are skipped. Words with the same first letter come first, as it is seldom wrong.
 */
export function closest(
  word: string,
  { known, timesOf }: { known: readonly KnownWords[]; timesOf: (word: string) => number },
  limit: number,
): string[] {
  const letters = lettersOf(word)
  let least = allowance(word.length)
  let found: { candidate: string; distance: number; score: number }[] = []
  const look = (candidate: string) => {
    const distance = edits(word, candidate, least)
    if (distance > least) return
    const times = timesOf(candidate)
    if (times === 0 || found.some((one) => one.candidate === candidate)) return
    least = distance
    found.push({ candidate, distance, score: (candidate[0] === word[0] ? 1e9 : 0) + times })
  }
  for (const part of known) {
    for (let at = 0; at < part.words.length; at++) {
      if (bits(letters ^ (part.letters[at] ?? 0)) > 2 * least) continue
      look(part.words[at] ?? '')
    }
  }
  found = found.filter(({ distance }) => distance === least)
  return found
    .toSorted((a, b) => b.score - a.score || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, limit)
    .map((one) => one.candidate)
}
