import { expect, test } from '@jest/globals'
import { synonymsOf } from './synonyms'
import { keywordTokens } from './tokens'

test.each([
  ['كلب', [['كلب', 'كلاب', 'جراء']]],
  ['الجِمَل', [['جمل', 'ابل']]],
  ['أحصنة عربية', [['احصنه', 'خيول', 'خيل'], ['عربيه']]],
  ['ناقة', [['ناقه', 'نوق']]],
  ['قط', [['قط', 'قطط', 'قطه']]],
  [
    'عيش دياي',
    [
      ['عيش', 'علف', 'طعام', 'بذور', 'رقايق'],
      ['دياي', 'دجاج'],
    ],
  ],
  ['مواشٍ', [['مواش', 'اغنام', 'ماعز', 'ابقار', 'ابل', 'خيول', 'دواجن']]],
  ['أليفة', [['يفه', 'كلاب', 'قطط', 'طيور', 'اسماك', 'ارانب', 'هامستر', 'سلاحف']]],
  ['مستلزمات', [['مستلزمات', 'اكسسوارات']]],
  ['supplies', [['supplie', 'supply', 'accessories']]],
  ['pets', [['pet', 'pets', 'dogs', 'cats', 'birds', 'fish', 'rabbits', 'hamsters', 'turtles']]],
  ['سخلة', [['سخله', 'ماعز']]],
  ['سخل', [['سخل', 'ماعز']]],
  [
    'علف أغنام',
    [
      ['علف', 'اعلاف', 'بذور'],
      ['اغنام', 'ضان', 'غنم'],
    ],
  ],
  [
    'dog food',
    [
      ['dog', 'dogs', 'puppy', 'puppie'],
      ['food', 'feed', 'seed', 'flake', 'pellet'],
    ],
  ],
  ['puppy', [['puppy', 'puppie', 'pup']]],
  ['puppies', [['puppie', 'puppy', 'pup']]],
  ['box', [['box', 'boxes']]],
  ['fly', [['fly', 'flies']]],
  ['قفص', [['قفص', 'اقفاص']]],
  ['بريص', [['بريص', 'جيكو']]],
  ['دبس', [['دبس', 'مولاس']]],
  ['calves', [['calve', 'calf']]],
  ['bunnies', [['bunnie', 'bunny', 'rabbit']]],
  ['leashes', [['leashe', 'leash', 'lead']]],
  ['grey toys', [['grey'], ['toy', 'toys']]],
  [
    'chicken feed',
    [
      ['chicken', 'hen'],
      ['feed', 'seed', 'pellet', 'mash'],
    ],
  ],
  ['سمج', [['سمج', 'اسماك', 'سمك', 'سمكه']]],
  ['mutton', [['mutton', 'carcass', 'lamb']]],
  ['لحم', [['لحم', 'ذبايح']]],
  ['food 12 5', [['food', 'feed', 'seed', 'flake', 'pellet'], ['12'], ['5']]],
  ['food 12kg', [['food', 'feed', 'seed', 'flake', 'pellet'], ['12'], ['kg', '12kg']]],
  ['food 2.5 kg', [['food', 'feed', 'seed', 'flake', 'pellet'], ['2.5'], ['kg', '2.5kg']]],
  ['طعام ١٢كيلو', [['طعام', 'بذور', 'علف', 'رقايق'], ['12'], ['كيلو', 'كجم', '12كيلو']]],
])('%s gets its synonyms', (keyword, choices) => {
  expect(synonymsOf(keywordTokens(keyword))).toEqual(choices)
})
