/** Catalogue of the reference host. Ids are numbers, as on hosts with an SQL database. */
export interface HostSubcategory {
  _id: number
  name: string
  nameAr: string
  value: string
}

export interface HostCategory {
  _id: number
  name: string
  nameAr: string
  value: string
  subcategories: HostSubcategory[] | null
}

export interface Good {
  _id: number
  titleEn: string
  titleAr: string
  descriptionEn: string
  descriptionAr: string | null
  category: number | null
  subcategory: number | null
  price: number
  oldPrice: number | null
  /** Null: the host does not track its stock. */
  stock: number | null
  colors: string[] | null
  pictures: number
  averageRating: number | null
  ratingsCount: number
}

const categoryRows: [
  name: string,
  nameAr: string,
  subs: [string, string][] | null,
  goods: [string, string, number][],
][] = [
  [
    'Falcons',
    'صقور',
    [
      ['Hoods', 'براقع'],
      ['Perches', 'مواكر'],
    ],
    [
      ['Leather falcon hood', 'برقع صقر جلد', 145],
      ['Carved falcon perch', 'وكر صقر منقوش', 320.5],
      ['Falcon training lure', 'ملواح تدريب للصقور', 60],
      ['Falcon transport box', 'صندوق نقل الصقور', 410],
      ['Falcon weighing scale', 'ميزان صقور', 275],
    ],
  ],
  [
    'Rabbits',
    'أرانب',
    null,
    [
      ['Rabbit hutch of cedar', 'بيت أرانب من خشب الأرز', 699],
      ['Timothy hay for rabbits', 'تبن تيموثي للأرانب', 38],
      ['Rabbit water bottle', 'قارورة ماء للأرانب', 22.25],
      ['Dwarf rabbit', 'أرنب قزم', 180],
    ],
  ],
  [
    'Horses',
    'خيول',
    [['Tack', 'معدات']],
    [
      ['Endurance saddle', 'سرج قدرة', 2450],
      ['Cotton lead rope', 'رسن قطن', 45],
      ['Hoof pick with brush', 'منظف حوافر بفرشاة', 18],
      ['Horse fly mask', 'قناع ذباب للخيل', 75],
      ['Mineral lick for horses', 'حجر أملاح للخيل', 52],
    ],
  ],
  [
    'Feed',
    'أعلاف',
    [
      ['Grain', 'حبوب'],
      ['Hay', 'برسيم'],
    ],
    [
      ['Barley 30 kg', 'شعير 30 كجم', 72],
      ['Alfalfa bale', 'بالة برسيم', 48],
      ['Layer pellets 25 kg', 'علف بياض 25 كجم', 86],
      ['Camel mix 40 kg', 'خلطة إبل 40 كجم', 118],
      ['Wheat bran 20 kg', 'نخالة قمح 20 كجم', 41],
      ['Cracked corn 25 kg', 'ذرة مجروشة 25 كجم', 69],
    ],
  ],
  [
    'Accessories',
    'إكسسوارات',
    null,
    [
      ['Nylon collar', 'طوق نايلون', 29],
      ['Steel feeding bowl', 'صحن طعام ستيل', 34],
      ['Reflective lead', 'حبل عاكس', 49],
      ['Travel crate', 'قفص سفر', 260],
      ['Cooling mat', 'فرشة تبريد', 135],
      ['Grooming glove', 'قفاز تمشيط', 27],
    ],
  ],
  [
    'Poultry',
    'دواجن',
    [['Hens', 'دجاج']],
    [
      ['Fayoumi hen', 'دجاجة فيومي', 65],
      ['Muscovy duck', 'بطة مسكوفي', 90],
      ['Guinea fowl', 'دجاج غينيا', 110],
      ['Egg incubator', 'فقاسة بيض', 540],
    ],
  ],
  [
    'Carcasses',
    'ذبائح',
    null,
    [
      ['Whole Najdi lamb', 'ذبيحة نعيمي كاملة', 1150],
      ['Half camel calf', 'نصف حاشي', 1900],
      ['Goat carcass', 'ذبيحة تيس', 890],
    ],
  ],
  [
    'Health',
    'صحة',
    [['Care', 'عناية']],
    [
      ['Wound spray', 'بخاخ جروح', 36],
      ['Joint supplement', 'مكمل مفاصل', 149],
      ['Ear cleaner', 'منظف أذن', 42],
      ['Vitamin drops', 'قطرات فيتامين', 31],
      ['Tick powder', 'بودرة قراد', 25],
    ],
  ],
]

export const hostCategories: HostCategory[] = categoryRows.map(([name, nameAr, subs], at) => ({
  _id: 101 + at,
  name,
  nameAr,
  value: name.toLowerCase(),
  subcategories:
    subs &&
    subs.map(([sub, subAr], index) => ({
      _id: (101 + at) * 10 + index,
      name: sub,
      nameAr: subAr,
      value: sub.toLowerCase(),
    })),
}))

const colours = [['#B03A2E', '#1F618D'], ['red', 'Black'], ['#27ae60'], [], null]

/** The one product with more pictures than a page first shows, and the one with more reviews. */
const manyPictures = 'Leather falcon hood'
const manyReviews = 'Carved falcon perch'

/** All products, with irregular data: see `awkwardProduct` for the wire format. */
export const goods: Good[] = categoryRows.flatMap(([, , subs, list], row) =>
  list.map(([titleEn, titleAr, price], at): Good => {
    const number = row * 7 + at
    return {
      _id: 1001 + row * 20 + at,
      titleEn,
      titleAr,
      descriptionEn: `${titleEn}, chosen by people who keep animals themselves and delivered across the Emirates.`,
      descriptionAr: number % 6 === 0 ? null : `${titleAr}، اختيار أهل الخبرة، والتوصيل لكل الإمارات.`,
      category: titleEn === 'Ear cleaner' ? null : 101 + row,
      subcategory: subs && at % 2 === 0 ? (101 + row) * 10 : null,
      price,
      oldPrice: number % 4 === 1 ? Math.round(price * 1.25) : null,
      stock: stockOf(titleEn, number),
      colors: (['Accessories', 'Falcons'].includes(categoryRows[row]?.[0] ?? '') ? colours[at % 5] : []) ?? null,
      pictures: titleEn === 'Joint supplement' ? 0 : titleEn === manyPictures ? 5 : 1 + (number % 3),
      averageRating: isUnrated(titleEn, number) ? null : 3 + (number % 5) / 2.5,
      ratingsCount: isUnrated(titleEn, number) ? 0 : titleEn === manyReviews ? 30 : 1 + (number % 3),
    }
  }),
)

function isUnrated(title: string, number: number): boolean {
  return number % 5 === 0 && title !== manyPictures
}

function stockOf(title: string, number: number): number | null {
  if (title === 'Tick powder') return 0
  if (title === 'Vitamin drops') return null
  return title === manyPictures ? 24 : 3 + number
}
