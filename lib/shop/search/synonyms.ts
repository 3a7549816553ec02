import type { Choice } from './choice'
import { isColorWord } from './color-words'
import { compoundsOf } from './compounds'
import { normalise, withoutArticle } from './normalise'

/**
 * Arabic words for animals and goods as shoppers say them, at home in the Emirates too, and the words that categories and titles
 * have for the same: broken plurals share no stem that could be compared, and `دياي` no letter more with `دجاج` than a slip
 * leaves. Only what says nothing narrower: `ناقة` stays a she-camel.
 */
const FORMS: readonly (readonly [asked: string, found: string])[] = [
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

/** The same in English, in the singular of `stem`: plurals of their own, and what a category or title calls by another name. */
const ENGLISH: readonly (readonly [asked: string, found: string])[] = [
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

/** What the shop and its visitors call a whole part of it, which is no category, and the categories in it. */
const PARTS: readonly (readonly [asked: string, found: string])[] = [
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

const otherForms = new Map<string, string[]>()
for (const [asked, found] of [...FORMS, ...ENGLISH, ...PARTS])
  for (const word of new Set(
    asked
      .split(' ')
      .map(normalise)
      .flatMap((one) => [one, withoutArticle(one)]),
  ))
    otherForms.set(word, [...(otherForms.get(word) ?? []), ...found.split(' ').map(normalise)])

const knownWords = new Set([...otherForms].flat(2))
/** Prepositions and `and` that Arabic writes onto a word, with the article and without. */
const PREFIX = /^(?:[وف]?(?:[بك]?ال|لل?|[بك])|[وف])/u

/** Whether the tables above or the colours have a normalised word. */
export function isKnownWord(word: string): boolean {
  return knownWords.has(word) || isColorWord(word)
}

/**
 * A normalised word without the ب، ل، ك، و or ف written onto it, when what is left is an animal or article of the tables above:
 * لقطط is قطط. Words that only begin with such a letter (كلاب, بقرة, وردي) stay.
 */
export function withoutPrefix(word: string): string {
  if (isKnownWord(word)) return word
  const bare = word.replace(PREFIX, '')
  // فقط (only) is no cat.
  const isRoom = bare.length > 2 || /^[بلو]/.test(word)
  return isRoom && knownWords.has(bare) ? bare : word
}

/** `puppy`, or what `stem` leaves of `puppies`. */
const ENDS_IN_Y = /(?<=^[a-z]+[^aeiouy])(?:y|ie)$/
/** What `stem` leaves of `leashes`, `boxes`, `carcasses`. */
const ENDS_IN_E = /(?<=^[a-z]+(?:[cs]h|ss|x))e$/

/** What does not go on to its plural by itself: see `threeLetters`. */
const SHORT = /^[a-z]{3}$/
const ENDS_IN_HISS = /(?:[cs]h|[sxz])$/

/** `puppie` for `puppy`, which finds `puppies` as well, and the other way round; `leash` for `leashe`; `dogs` for `dog`. */
function numberOf(token: string): string[] {
  const [ending] = ENDS_IN_Y.exec(token) ?? []
  if (ending && SHORT.test(token)) return [`${token.slice(0, -1)}ies`]
  if (ending) return [token.slice(0, -ending.length) + (ending === 'y' ? 'ie' : 'y')]
  if (ENDS_IN_E.test(token)) return [token.slice(0, -1)]
  return SHORT.test(token) ? [token + (ENDS_IN_HISS.test(token) ? 'es' : 's')] : []
}

const NUMBER = /^\d+(?:\.\d+)?$/
const UNIT = /^\p{L}+$/u

/**
 * The words of a keyword, each with the others that mean the same in a shop: a unit also as it is written onto its number, and the
 * parts of `k 9` or `2 in 1` also as one word.
 */
export function synonymsOf(tokens: readonly string[]): Choice[] {
  const compounds = compoundsOf(tokens)
  return tokens.map((token, at) => {
    const before = tokens[at - 1] ?? ''
    const written = NUMBER.test(before) && UNIT.test(token) ? [before + token] : []
    const forms = [token, ...numberOf(token)]
    return [...forms, ...forms.flatMap((form) => otherForms.get(form) ?? []), ...written, ...(compounds[at] ?? [])]
  })
}
