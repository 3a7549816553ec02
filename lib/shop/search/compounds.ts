import { normalise, words } from './normalise'

const NUMBER = /^\d+$/
const SHORT_LETTERS = /^[a-z]{1,2}$/
const HYPHENATED = /[\p{L}\p{N}]+(?:[-\u2010-\u2013][\p{L}\p{N}]+)+/gu
const LETTERS_THEN_DIGITS = /^([a-z]{3,})(\d+)$/

/** For each token, the compound it forms with its neighbours: `k9` for `k 9`, `2in1` for `2 in 1`. */
export function compoundsOf(tokens: readonly string[]): string[][] {
  const compounds: string[][] = tokens.map(() => [])
  for (let begin = 0, end = 0; begin < tokens.length; begin = Math.max(end, begin + 1)) {
    end = begin
    while (end < tokens.length && continuesRun(tokens, begin, end)) end++
    // `synonymsOf` joins a number and its unit, as in `12 kg`.
    const isUnit = end - begin === 2 && NUMBER.test(tokens[begin] ?? '')
    if (end - begin < 2 || isUnit) continue
    for (let at = begin; at < end; at++) compounds[at]?.push(tokens.slice(begin, end).join(''))
  }
  return compounds
}

/** Whether the token at `at` continues a run that begins at `begin`: numbers alternate with one or two letters. */
function continuesRun(tokens: readonly string[], begin: number, at: number): boolean {
  const [token = '', before = ''] = [tokens[at], at > begin ? tokens[at - 1] : '']
  if (NUMBER.test(token)) return !NUMBER.test(before)
  return SHORT_LETTERS.test(token) && !SHORT_LETTERS.test(before)
}

/** Alternative spellings of the words of a name: `k9` for `K-9`, `omega3` for `Omega-3`, `2in1` for `2-in-1`, and `omega 3` for `Omega3`. */
export function otherSpellings(name: string): string[] {
  const hyphenated = (name.match(HYPHENATED) ?? []).filter((word) => /\p{L}/u.test(word) && /\p{N}/u.test(word))
  const joined = hyphenated.map((word) => normalise(word.replace(/[^\p{L}\p{N}]/gu, '')))
  const tokens = words(normalise(name))
  const parts = tokens.flatMap((word) => LETTERS_THEN_DIGITS.exec(word)?.slice(1) ?? [])
  return [...new Set([...joined, ...compoundsOf(tokens).flat(), ...parts])]
}
