import type { Choice } from './choice'
import { isColorWord } from './color-words'
import { compoundsOf } from './compounds'
import { normalise, withoutArticle } from './normalise'

/**
 * Arabic words shoppers use (Emirati ones included), and the words of categories and titles for the same thing: broken
 * plurals share no stem, and `دياي` is more edits from `دجاج` than a typo. No narrower meanings: `ناقة` stays a
 * she-camel.
 */
const ARABIC: readonly (readonly [typed: string, found: string])[] = [
  ['كلب چلب', 'كلاب'],
  ['كلب چلب كلاب', 'جراء'],
  ['سرير', 'بيوت'],
  ['قط قطة قطو قطوة قطاوة بسة', 'قطط'],
  ['قط قطط قطو قطوة قطاوة بسة', 'قطة'],
  ['جمل جمال بعير بعارين بوش', 'إبل'],
  ['حصان أحصنة حصن خيل', 'خيول'],
  ['حصان أحصنة حصن خيول', 'خيل'],
  ['خروف خرفان طلي غنم أغنام أضحية أضاحي عيد', 'ضأن'],
  ['خرفان طلي', 'خروف'],
  ['غنم نعجة نعاج هوش', 'أغنام'],
  ['أغنام', 'غنم'],
  ['معز عنزة تيس تيوس سخلة صخلة هوش', 'ماعز'],
  ['بقر بقرة هايشة هوايش', 'أبقار'],
  ['ثور', 'ثيران'],
  ['بقر', 'عجل'],
  ['بقر', 'بقرة'],
  ['دبس', 'مولاس'],
  ['عجل', 'عجول'],
  ['طير عصفور عصافير', 'طيور'],
  ['ببغاء ببغا', 'ببغاوات'],
  ['صقر', 'صقور'],
  ['حمامة', 'حمام'],
  ['سمك سمكة سمچ سمج', 'أسماك'],
  ['سمچ سمج', 'سمك'],
  ['سمك سمچ سمج', 'سمكة'],
  ['أرنب', 'أرانب'],
  ['سلحفاة', 'سلاحف'],
  ['بريص أبراص', 'جيكو'],
  ['دجاجة دياية دياي', 'دجاج'],
  ['بط', 'بطة'],
  ['بطة', 'بط'],
  ['حمار', 'حمير'],
  ['بيضة', 'بيض'],
  ['بيض', 'بيضة'],
  ['قفص', 'أقفاص'],
  ['أقفاص', 'قفص'],
  ['شنطة شنط', 'حقيبة'],
  ['طوق', 'أطواق'],
  ['أطواق', 'طوق'],
  ['حوض', 'أحواض'],
  ['أحواض', 'حوض'],
  ['بيت', 'بيوت'],
  ['بيوت', 'بيت'],
  ['لعبة', 'ألعاب'],
  ['لعبة ألعاب', 'لعب'],
  ['هرة هرر', 'قطط'],
  ['هرة هرر', 'قطة'],
  ['نوق', 'ناقة'],
  ['ناقة', 'نوق'],
  ['علف', 'أعلاف'],
  ['أعلاف أكل عيش', 'علف'],
  ['أكل عيش', 'طعام'],
  ['أكل عيش طعام علف', 'بذور'],
  ['طعام', 'علف'],
  ['أكل عيش طعام', 'رقائق'],
  ['برسيم', 'جت'],
  ['جت', 'برسيم'],
  ['ذبيحة لحم لحوم', 'ذبائح'],
  ['كيلو كيلوغرام كيلوجرام كغ كغم', 'كجم'],
  ['كجم كيلوغرام كيلوجرام كغ كغم', 'كيلو'],
]

/** The same in English, in the singular of `stem`: irregular plurals and synonyms. */
const ENGLISH: readonly (readonly [typed: string, found: string])[] = [
  ['goose', 'geese'],
  ['geese', 'goose'],
  ['mouse', 'mice'],
  ['mice', 'mouse'],
  ['calf', 'calve'],
  ['calve', 'calf'],
  ['oxen', 'ox'],
  ['meat mutton halal', 'carcass'],
  ['carrier crate', 'backpack basket'],
  ['mutton', 'lamb'],
  ['leash', 'lead'],
  ['lead', 'leash'],
  ['hawk', 'falcon'],
  ['food seed', 'feed'],
  ['food feed', 'seed'],
  ['food', 'flake'],
  ['food feed', 'pellet'],
  ['feed', 'mash'],
  ['chicken', 'hen'],
  ['beef', 'veal'],
  ['bunny', 'rabbit'],
  ['kitty', 'cat'],
  ['pup', 'puppy'],
  ['puppy', 'pup'],
  ['pig', 'piglet'],
  ['dog', 'puppy'],
  ['dog', 'puppie'],
  ['cat', 'kitten'],
  ['house', 'kennel'],
  ['tortoise', 'turtle'],
  ['turtle', 'tortoise'],
  ['udhiya udhiyah qurbani sacrifice eid', 'sheep'],
]

/** Names for a whole range of categories, and those categories. */
const RANGES: readonly (readonly [typed: string, found: string])[] = [
  ['animal', 'dogs cats birds fish pets sheep goats cattle camels horses poultry'],
  ['حيوان حيوانات', 'كلاب قطط طيور أسماك أرانب أغنام ماعز أبقار إبل خيول دواجن'],
  ['pet', 'dogs cats birds fish rabbits hamsters turtles'],
  ['أليفة أليف', 'كلاب قطط طيور أسماك أرانب هامستر سلاحف'],
  ['livestock', 'sheep goats cattle camels horses poultry'],
  ['مواشي مواش ماشية حلال', 'أغنام ماعز أبقار إبل خيول دواجن'],
  ['حلال', 'ذبائح'],
  ['supply', 'accessories'],
  ['مستلزمات لوازم', 'إكسسوارات'],
]

const synonyms = new Map<string, string[]>()
for (const [typed, found] of [...ARABIC, ...ENGLISH, ...RANGES])
  for (const word of new Set(
    typed
      .split(' ')
      .map(normalise)
      .flatMap((one) => [one, withoutArticle(one)]),
  ))
    synonyms.set(word, [...(synonyms.get(word) ?? []), ...found.split(' ').map(normalise)])

const knownWords = new Set([...synonyms].flat(2))
/** Arabic prepositions and "and" written onto a word, with and without the article. */
const PREFIX = /^(?:[وف]?(?:[بك]?ال|لل?|[بك])|[وف])/u

/** Whether a normalised word is in the tables above or a color. */
export function isKnownWord(word: string): boolean {
  return knownWords.has(word) || isColorWord(word)
}

/**
 * Removes a prefixed ب، ل، ك، و or ف from a normalised word if the tables know the rest: لقطط is قطط. Words that only
 * begin with such a letter (كلاب, بقرة, وردي) stay.
 */
export function withoutPrefix(word: string): string {
  if (isKnownWord(word)) return word
  const bare = word.replace(PREFIX, '')
  // فقط (only) is not ف + قط (cat).
  const isRoom = bare.length > 2 || /^[بلو]/.test(word)
  return isRoom && knownWords.has(bare) ? bare : word
}

/** `puppy`, or what `stem` leaves of `puppies`. */
const ENDS_IN_Y = /(?<=^[a-z]+[^aeiouy])(?:y|ie)$/
/** What `stem` leaves of `leashes`, `boxes`, `carcasses`. */
const ENDS_IN_E = /(?<=^[a-z]+(?:[cs]h|ss|x))e$/

/** A three-letter word needs its plural, as it may not match as a prefix: see `threeLetters`. */
const SHORT = /^[a-z]{3}$/
const ENDS_IN_HISS = /(?:[cs]h|[sxz])$/

/** Number variants: `puppie` for `puppy` and back, `leash` for `leashe`, `dogs` for `dog`. */
function numberVariants(token: string): string[] {
  const [ending] = ENDS_IN_Y.exec(token) ?? []
  if (ending && SHORT.test(token)) return [`${token.slice(0, -1)}ies`]
  if (ending) return [token.slice(0, -ending.length) + (ending === 'y' ? 'ie' : 'y')]
  if (ENDS_IN_E.test(token)) return [token.slice(0, -1)]
  return SHORT.test(token) ? [token + (ENDS_IN_HISS.test(token) ? 'es' : 's')] : []
}

const NUMBER = /^\d+(?:\.\d+)?$/
const UNIT = /^\p{L}+$/u

/** Adds synonyms to each token: also a unit joined to its number, and `k 9` or `2 in 1` as one word. */
export function synonymsOf(tokens: readonly string[]): Choice[] {
  const compounds = compoundsOf(tokens)
  return tokens.map((token, at) => {
    const before = tokens[at - 1] ?? ''
    const written = NUMBER.test(before) && UNIT.test(token) ? [before + token] : []
    const forms = [token, ...numberVariants(token)]
    return [...forms, ...forms.flatMap((form) => synonyms.get(form) ?? []), ...written, ...(compounds[at] ?? [])]
  })
}
