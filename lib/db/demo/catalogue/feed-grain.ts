import { inSizes, kilos } from '@/lib/db/demo/catalogue/sizes'
import type { DemoProduct } from '@/lib/db/demo/types'

/** Grain, seed and meal by the sack. */
export const grain: DemoProduct[] = [
  {
    handle: 'whole-barley-25kg',
    category: 'feed',
    subcategory: 'grain',
    title: { en: 'Whole Barley', ar: 'شعير حب' },
    description: {
      en: 'Plump, cleaned barley with under 2% chaff, in sacks of 25 and 50 kg or by the tonne. Feed it whole to sheep and goats, soaked or rolled to horses and camels. Bring new animals up to it over ten days.',
      ar: 'شعير ممتلئ منظّف، شوائبه أقل من 2%، في أكياس 25 و50 كجم أو بالطن. حب كامل للغنم والماعز، ومنقوع أو مجروش للخيل والإبل. عوّد الحلال الجديد عليه خلال عشرة أيام.',
    },
    ...inSizes(kilos(25, 47, 400), kilos(50, 89, 120), kilos(1000, 1680, 12)),
    rated: { average: 4.7, count: 190 },
    groups: ['feed'],
  },
  {
    handle: 'cracked-corn-25kg',
    category: 'feed',
    subcategory: 'grain',
    title: { en: 'Cracked Corn, 25 kg', ar: 'ذرة مجروشة، 25 كجم' },
    description: {
      en: 'Yellow maize, cracked and sieved in three sizes, for chicks and ewes. Every shipment is tested for aflatoxin. Keep it dry: moisture is its only enemy.',
      ar: 'ذرة صفراء مجروشة ومنخولة على ثلاثة مقاسات، للصيصان والنعاج. كل شحنة مفحوصة للأفلاتوكسين. تُحفظ جافة، فالرطوبة عدوّها الوحيد.',
    },
    price: 58,
    stock: 210,
    rated: { average: 4.5, count: 103 },
    groups: ['feed'],
  },
  {
    handle: 'parrot-seed-mix-3kg',
    category: 'feed',
    subcategory: 'grain',
    title: { en: 'Parrot Seeds', ar: 'بذور ببغاء' },
    description: {
      en: 'Sunflower, safflower, pumpkin, dried papaya and nuts in the shell for macaws, ringnecks and cockatiels. The tub of 1, 3 or 10 kg closes tight against weevils. Half the diet; the other half is fresh.',
      ar: 'دوّار شمس وقرطم وقرع وبابايا مجففة ومكسرات بقشرها، للمكاو والدرّة والكوكتيل. العلبة من 1 أو 3 أو 10 كجم محكمة ضد السوس. نصف الوجبة منها، والنصف الثاني طازج.',
    },
    ...inSizes(kilos(1, 27, 30), kilos(3, 72, 39), kilos(10, 215, 8)),
    rated: { average: 4.7, count: 84 },
    groups: ['feed'],
  },
  {
    handle: 'racing-oats-20kg',
    category: 'feed',
    subcategory: 'grain',
    title: { en: 'Racing Oats, 20 kg', ar: 'شوفان سباق، 20 كجم' },
    description: {
      en: 'Heavy oats, cleaned three times, for horses in full work. Feed them whole or crushed. Calm energy, and it shows in the shine of the coat.',
      ar: 'شوفان ثقيل منظّف ثلاث مرات للخيل في التدريب. يُقدَّم حباً أو مهروساً. طاقته هادئة وأثره يظهر في لمعة الشعر.',
    },
    price: 84,
    oldPrice: 99,
    stock: 72,
    rated: { average: 4.6, count: 22 },
  },
  {
    handle: 'pigeon-mix-10kg',
    category: 'feed',
    subcategory: 'grain',
    title: { en: 'Pigeon Mix, 10 kg', ar: 'خلطة حمام، 10 كجم' },
    description: {
      en: 'Maize, wheat, millet, vetch and green peas for lofts in breeding season. No dust and no broken corn. Thirty grams a bird, morning and afternoon.',
      ar: 'ذرة وقمح ودخن وبيقية وبازلاء خضراء لموسم الإنتاج. بلا غبار ولا كسر. ثلاثون جراماً للطير صباحاً وعصراً.',
    },
    price: 44,
    stock: 83,
    rated: { average: 4.5, count: 31 },
    groups: ['feed'],
  },
  {
    handle: 'soybean-meal-25kg',
    category: 'feed',
    subcategory: 'grain',
    title: { en: 'Soybean Meal, 25 kg', ar: 'كسب صويا، 25 كجم' },
    description: {
      en: 'Dehulled meal at 46% protein for milk and growth. A scoop of 200 g lifts a dairy goat’s ration. Mix well with grain, and keep the bag from rain and rats.',
      ar: 'كسب مقشور بروتين 46% للحليب والنمو. مكيال 200 جم يرفع وجبة العنز الحلوب. اخلطه جيداً مع الحب، وأبعده عن المطر والفئران.',
    },
    price: 94,
    stock: 57,
    rated: { average: 4.4, count: 17 },
  },
  {
    handle: 'sunflower-seed-5kg',
    category: 'feed',
    subcategory: 'grain',
    title: { en: 'Sunflower Seed, 5 kg', ar: 'حب دوار شمس، 5 كجم' },
    description: {
      en: 'Striped seed for parrots and black seed for finches, mixed half and half. Rich, so a spoon a day per bird. Harvested last autumn, not the year before.',
      ar: 'حب مخطّط للببغاوات وأسود للعصافير، نصف ونصف. دسم، فملعقة في اليوم تكفي الطير. حصاد الخريف الماضي لا الذي قبله.',
    },
    price: 55,
    oldPrice: 68,
    stock: 46,
    rated: { average: 4.6, count: 25 },
  },
]
