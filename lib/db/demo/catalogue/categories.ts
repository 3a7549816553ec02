import { art, pack, packs, picture } from '@/lib/db/demo/catalogue/recipes'
import type { DemoCategory, DemoSubcategory } from '@/lib/db/demo/types'

const sub = (value: string, en: string, ar: string): DemoSubcategory => ({ value, name: { en, ar } })

/** Categories in the order of the home page. Their pictures are round there, so the subject is centred. */
export const demoCategories: DemoCategory[] = [
  {
    value: 'dogs',
    name: { en: 'Dogs', ar: 'كلاب' },
    picture: picture('sage', 'sweep', art('1f415', 540), { palmLight: 0 }),
    subcategories: [
      sub('puppies-dogs', 'Puppies & dogs', 'جراء وكلاب'),
      sub('dry-food', 'Dry food', 'طعام جاف'),
      sub('treats-wet', 'Treats & wet food', 'مكافآت ومعلبات'),
    ],
  },
  {
    value: 'camels',
    name: { en: 'Camels', ar: 'إبل' },
    picture: picture('dusk', 'dune', art('1f42a', 480, { centreX: 0.54 })),
    subcategories: [
      sub('milk-breeding', 'Milking & breeding', 'حلوب وإنتاج'),
      sub('racing-riding', 'Racing & riding', 'هجن وركائب'),
      sub('feed-gear', 'Feed & gear', 'أعلاف وعدّة'),
    ],
  },
  {
    value: 'birds',
    name: { en: 'Birds', ar: 'طيور' },
    picture: picture('sage', 'arch', art('1f426', 520, { hue: 80, saturation: 0.9, brightness: 1.5 }), {
      palmLight: 2,
    }),
    subcategories: [
      sub('parrots', 'Parrots', 'ببغاوات'),
      sub('ornamental-doves', 'Songbirds & doves', 'طيور زينة وحمام'),
      sub('falcons', 'Falcons', 'صقور'),
      sub('bird-care', 'Seed & nests', 'بذور وأعشاش'),
    ],
  },
  {
    value: 'sheep-goats',
    name: { en: 'Sheep & goats', ar: 'أغنام وماعز' },
    picture: picture('sage', 'arch', art('1f40f', 560)),
    subcategories: [sub('goats', 'Goats', 'ماعز'), sub('sheep', 'Sheep', 'ضأن')],
  },
  {
    value: 'cats',
    name: { en: 'Cats', ar: 'قطط' },
    picture: picture('dusk', 'arch', art('1f408', 540)),
    subcategories: [
      sub('kittens-cats', 'Kittens & cats', 'قطط صغيرة وكبيرة'),
      sub('cat-food', 'Cat food', 'طعام قطط'),
      sub('litter-play', 'Litter & play', 'رمل وألعاب'),
    ],
  },
  {
    value: 'horses',
    name: { en: 'Horses', ar: 'خيول' },
    picture: picture('wheat', 'arch', art('1f40e', 580)),
    subcategories: [
      sub('arabian', 'Arabian horses', 'خيل عربية'),
      sub('ponies-donkeys', 'Ponies & donkeys', 'بوني وحمير'),
      sub('stable', 'Stable & feed', 'علف وإسطبل'),
    ],
  },
  {
    value: 'fish',
    name: { en: 'Fish', ar: 'أسماك' },
    picture: picture('lagoon', 'lagoon', art('1f420', 340, { floats: true }), { feet: 640 }),
    subcategories: [
      sub('freshwater', 'Freshwater fish', 'أسماك مياه عذبة'),
      sub('shrimp-snails', 'Shrimp & snails', 'روبيان وحلزون'),
      sub('aquariums', 'Aquariums', 'أحواض أسماك'),
      sub('tank-care', 'Plants & tank care', 'نباتات وعناية'),
    ],
  },
  {
    value: 'feed',
    name: { en: 'Feed', ar: 'أعلاف' },
    picture: picture(
      'wheat',
      'sweep',
      [
        pack('sack', 640, packs.kraft, '1f33f', { centreX: 0.46 }),
        art('1f33f', 230, { centreX: 0.78, lower: 30, rotate: 14 }),
      ],
      { palmLight: 0 },
    ),
    subcategories: [
      sub('hay', 'Hay & forage', 'تبن وبرسيم'),
      sub('grain', 'Grain & bran', 'حبوب ونخالة'),
      sub('pellets', 'Pellets & mixes', 'مكعبات وخلطات'),
      sub('milk-treats', 'Milk powder & treats', 'حليب ومكافآت'),
    ],
  },
  {
    value: 'small-pets',
    name: { en: 'Small pets', ar: 'حيوانات صغيرة' },
    picture: picture('rose', 'arch', art('1f407', 540)),
    subcategories: [
      sub('rabbits', 'Rabbits', 'أرانب'),
      sub('hamsters-hedgehogs', 'Hamsters & hedgehogs', 'هامستر وقنافذ'),
      sub('turtles-geckos', 'Turtles & geckos', 'سلاحف وجيكو'),
      sub('food-play', 'Food & play', 'طعام وألعاب'),
    ],
  },
  {
    value: 'cattle',
    name: { en: 'Cattle', ar: 'أبقار' },
    picture: picture('butter', 'sweep', art('1f404', 540)),
    subcategories: [
      sub('dairy', 'Dairy cows', 'أبقار حلوب'),
      sub('bulls-calves', 'Bulls & calves', 'ثيران وعجول'),
      sub('cattle-supplies', 'Milking & feed', 'حلب وعلف'),
    ],
  },
  {
    value: 'poultry',
    name: { en: 'Poultry', ar: 'دواجن' },
    picture: picture('butter', 'arch', art('1f413', 560)),
    subcategories: [
      sub('chickens', 'Chickens', 'دجاج'),
      sub('waterfowl', 'Ducks & geese', 'بط وإوز'),
      sub('turkey-quail', 'Turkey & quail', 'رومي وسمّان'),
      sub('eggs', 'Eggs', 'بيض'),
    ],
  },
  {
    value: 'accessories',
    name: { en: 'Accessories', ar: 'إكسسوارات' },
    picture: picture(
      'saffron',
      'plinth',
      pack('collar', 380, ['#1F5A3D', '#0E3122', '#D9B25A'], null, {
        inside: [{ art: '1f514', size: 120, x: 252, y: 300 }],
      }),
      { palmLight: 0 },
    ),
    subcategories: [
      sub('collars-wear', 'Collars & wear', 'أطواق وملابس'),
      sub('beds-travel', 'Beds & travel', 'بيوت وسفر'),
      sub('bowls-toys', 'Bowls & toys', 'أوعية وألعاب'),
      sub('farm-falconry', 'Farm & falconry', 'عزبة وصقارة'),
    ],
  },
  {
    value: 'health',
    name: { en: 'Health & care', ar: 'صحة وعناية' },
    picture: picture(
      'mint',
      'plinth',
      [pack('bottle', 560, packs.mint, '1f436', { centreX: 0.42 }), art('1f9fc', 190, { centreX: 0.68, lower: 20 })],
      { palmLight: 2 },
    ),
    subcategories: [
      sub('grooming', 'Grooming', 'عناية ونظافة'),
      sub('vitamins-minerals', 'Vitamins & minerals', 'فيتامينات وأملاح'),
      sub('first-aid-vet', 'First aid & vet', 'إسعاف وبيطرة'),
    ],
  },
  {
    value: 'carcasses',
    name: { en: 'Carcasses & meat', ar: 'ذبائح ولحوم' },
    carcass: true,
    picture: picture('palm', 'counter', [
      art('1f356', 360, { centreX: 0.35 }),
      art('1f969', 340, { centreX: 0.64, lower: 16 }),
      art('1f33f', 190, { centreX: 0.5, lower: 30, rotate: -60 }),
    ]),
    subcategories: [
      sub('lamb', 'Lamb', 'ضأن'),
      sub('goat', 'Goat', 'ماعز'),
      sub('beef-camel', 'Veal & camel', 'عجل وحاشي'),
      sub('poultry-meat', 'Poultry', 'دواجن'),
    ],
  },
]
