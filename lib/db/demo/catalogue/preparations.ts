import { fromAed } from '@/lib/contract/money'
import type { PreparationChoice, PreparationQuestion } from '@/lib/contract/selling'

/** A choice; `fee` in AED. The number at the end of a cut's id is that of its parts. */
function choice(id: string, en: string, ar: string, fee = 0): PreparationChoice {
  return { id, name: { en, ar }, fee: fromAed(fee) }
}

/** Subcategories of lambs and goats, whole or half: the butcher cuts them to order. */
const only = ['lamb', 'goat']

/** What the butcher asks, as the counters of the Emirates do; `only` holds the values of subcategories. */
export const carcassPreparations: PreparationQuestion[] = [
  {
    kind: 'cut',
    only,
    choices: [
      choice('whole', 'Whole, for ghoozi', 'كاملة للغوزي'),
      choice('halves-2', 'Two halves', 'نصفان'),
      choice('quarters-4', 'Four quarters', 'أربعة أرباع'),
      choice('fridge-8', 'Fridge cut, 8 pieces', 'تقطيع ثلاجة، 8 قطع'),
      choice('mandi', 'Mandi pieces', 'تقطيع مندي'),
      choice('majboos', 'Majboos pieces', 'تقطيع مجبوس'),
      choice('biryani', 'Biryani pieces', 'تقطيع برياني'),
      choice('minced', 'Legs minced, the rest in pieces', 'الفخذان مفرومان والباقي قطع', 25),
    ],
  },
  {
    kind: 'packing',
    choices: [
      choice('bags', 'In bags', 'في أكياس'),
      choice('trays', 'In covered trays', 'في أطباق مغلّفة', 10),
      choice('vacuum', 'Vacuum-packed', 'تفريغ هواء', 20),
    ],
  },
  {
    kind: 'head',
    only,
    choices: [choice('with', 'With head, cleaned', 'مع الرأس منظّفاً'), choice('without', 'Without head', 'بدون الرأس')],
  },
  {
    kind: 'offal',
    only,
    choices: [
      choice('with', 'With offal and feet', 'مع الكرشة والكراعين'),
      choice('without', 'Without offal and feet', 'بدون الكرشة والكراعين'),
    ],
  },
  {
    kind: 'purpose',
    only,
    choices: [
      choice('none', 'No occasion', 'بلا مناسبة'),
      choice('udhiya', 'Udhiya', 'أضحية'),
      choice('aqiqah', 'Aqiqah', 'عقيقة'),
    ],
  },
]
