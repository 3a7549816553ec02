import { nearestColor } from '@/lib/i18n/color-name'
import { normalise, words, withoutArticle } from './normalise'

/**
 * Color words of searches, in both Arabic genders, with typical colors for each. Product color names are not used: the
 * other word of "Steel blue" or "Salmon" means something else.
 */
const COLOR_WORDS: readonly (readonly [words: string, colors: string])[] = [
  ['red أحمر حمراء', '#DC143C #B2372A #8B0000 #FF4A3D'],
  ['orange برتقالي برتقالية', '#E07B2E #FF8C00'],
  ['yellow أصفر صفراء', '#F4B942 #FFD700 #F5E26B'],
  ['green أخضر خضراء', '#1C5638 #2E8B57 #7CB342 #6B8E23 #98E6A5'],
  ['teal blue أزرق زرقاء', '#155E66 #008080'],
  ['navy blue كحلي كحلية أزرق زرقاء', '#2B4C7E #14213D #000080'],
  ['blue أزرق زرقاء', '#1E4FD8 #4682B4 #87CEEB'],
  ['purple violet بنفسجي بنفسجية', '#6A3D9A #9370DB #4B0F6B'],
  ['pink وردي وردية', '#D98BA0 #FF69B4 #FFB6C1'],
  ['brown بني بنية', '#6B5144 #8B4513 #4A2C17'],
  ['tan beige جملي بيج', '#C98B3A #D2B48C'],
  ['beige بيج', '#ECE2CF #F5F0DC'],
  ['black أسود سوداء', '#21160F #000000'],
  ['grey gray رمادي رمادية', '#8A8F98 #696969 #C8CBD0'],
  ['white أبيض بيضاء', '#FFFFFF'],
]

const colorWords = COLOR_WORDS.flatMap(([words, colors]) =>
  colors.split(' ').map((hex) => ({ hex, words: normalise(words).split(' ') })),
)
const plainestFirst = colorWords.toSorted((one, other) => one.words.length - other.words.length)
const allWords = new Set(colorWords.flatMap(({ words }) => words))
const wordsByColor = new Map<string, string[]>()

/** The search words of a color in both languages; cached, as catalogues have few colors. */
export function wordsOfColor(color: string): string[] {
  const found = wordsByColor.get(color) ?? nearestColor(color, colorWords)?.words ?? wordsOfName(color)
  wordsByColor.set(color, found)
  return found
}

/** The words of a name, and of the plainest color that each of them names. */
function wordsOfName(name: string): string[] {
  const own = words(normalise(name))
  const plain = own.flatMap(
    (word) => plainestFirst.find((one) => one.words.includes(withoutArticle(word)))?.words ?? [],
  )
  return [...new Set([...own, ...plain])]
}

/** Whether a word names a color, so that it is no prefix, as `tan` of `tank`. */
export function isColorWord(word: string): boolean {
  return allWords.has(word)
}
