import { carcassPreparations } from '@/lib/db/demo/catalogue/preparations'
import type { DemoCategory, DemoSubcategory } from '@/lib/db/demo/types'

const sub = (value: string, en: string, ar: string): DemoSubcategory => ({ value, name: { en, ar } })

/** Categories in the order of the home page. Their pictures are round there, so the subject is centred. */
export const demoCategories: DemoCategory[] = [
  {
    value: 'dogs',
    name: { en: 'Dogs', ar: 'كلاب' },
    subcategories: [
      sub('puppies-dogs', 'Puppies & dogs', 'جراء وكلاب'),
      sub('dry-food', 'Dry food', 'طعام جاف'),
      sub('treats-wet', 'Treats & wet food', 'مكافآت ومعلبات'),
    ],
  },
  {
    value: 'camels',
    name: { en: 'Camels', ar: 'إبل' },
    subcategories: [
      sub('milk-breeding', 'Milking & breeding', 'حلوب وإنتاج'),
      sub('racing-riding', 'Racing & riding', 'هجن وركائب'),
      sub('feed-gear', 'Feed & gear', 'أعلاف وعدّة'),
    ],
  },
  {
    value: 'birds',
    name: { en: 'Birds', ar: 'طيور' },
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
    live: true,
    subcategories: [sub('goats', 'Goats', 'ماعز'), sub('sheep', 'Sheep', 'ضأن')],
  },
  {
    value: 'cats',
    name: { en: 'Cats', ar: 'قطط' },
    subcategories: [
      sub('kittens-cats', 'Kittens & cats', 'قطط صغيرة وكبيرة'),
      sub('cat-food', 'Cat food', 'طعام قطط'),
      sub('litter-play', 'Litter & play', 'رمل وألعاب'),
    ],
  },
  {
    value: 'horses',
    name: { en: 'Horses', ar: 'خيول' },
    subcategories: [
      sub('arabian', 'Arabian horses', 'خيل عربية'),
      sub('ponies-donkeys', 'Ponies & donkeys', 'بوني وحمير'),
      sub('stable', 'Stable & feed', 'علف وإسطبل'),
    ],
  },
  {
    value: 'fish',
    name: { en: 'Fish', ar: 'أسماك' },
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
    subcategories: [
      sub('dairy', 'Dairy cows', 'أبقار حلوب'),
      sub('bulls-calves', 'Bulls & calves', 'ثيران وعجول'),
      sub('cattle-supplies', 'Milking & feed', 'حلب وعلف'),
    ],
  },
  {
    value: 'poultry',
    name: { en: 'Poultry', ar: 'دواجن' },
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
    preparations: carcassPreparations,
    subcategories: [
      sub('lamb', 'Lamb', 'ضأن'),
      sub('goat', 'Goat', 'ماعز'),
      sub('cuts', 'Meat cuts', 'قطع لحم'),
      sub('poultry-meat', 'Poultry', 'دواجن'),
    ],
  },
]
