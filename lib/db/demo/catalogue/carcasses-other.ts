import type { DemoProduct } from '@/lib/db/demo/types'

/** Veal, camel and poultry. Never shown with a live animal. */
export const otherCarcasses: DemoProduct[] = [
  {
    handle: 'camel-hashi-meat-5kg',
    category: 'carcasses',
    subcategory: 'cuts',
    title: { en: 'Hashi Camel, 5 kg', ar: 'لحم حاشي، 5 كجم' },
    description: {
      en: 'Halal young camel from the shoulder and loin, diced or in steaks, with a little hump fat for the pot. Lean and sweet; two hours with loomi and it falls apart.',
      ar: 'حاشي من الكتف والظهر، ذبح حلال، مكعبات أو شرائح، ومعه قليل من شحم السنام للقدر. لحمه قليل الدهن وطعمه حلو. ساعتان مع اللومي ويذوب.',
    },
    price: 275,
    oldPrice: 310,
    stock: 18,
    rated: { average: 4.6, count: 25 },
    groups: ['carcasses'],
  },
  {
    handle: 'fresh-chicken-6',
    category: 'carcasses',
    subcategory: 'poultry-meat',
    title: { en: 'Fresh Chicken, 6', ar: 'دجاج طازج، 6 حبات' },
    description: {
      en: 'Six birds of 1,000 to 1,100 g from an Al Ain farm, halal by hand and air-chilled. Whole or in eight pieces. Never frozen: use within four days.',
      ar: 'ست حبات من 1,000 إلى 1,100 جم من مزرعة في العين، ذبح حلال باليد وتبريد بالهواء. كاملة أو مقطّعة ثماني قطع. لم تُجمّد، وتُستهلك خلال أربعة أيام.',
    },
    price: 126,
    stock: 35,
    rated: { average: 4.7, count: 53 },
    groups: ['carcasses'],
  },
  {
    handle: 'veal-quarter-25kg',
    category: 'carcasses',
    subcategory: 'cuts',
    title: { en: 'Veal Quarter, 25 kg', ar: 'ربع عجل، 25 كجم' },
    description: {
      en: 'A halal hind quarter of local veal, boned or on the bone, in labelled vacuum packs of a kilo. Enough for a freezer and the neighbours. We mince part of it on request, free of charge.',
      ar: 'ربع خلفي من عجل محلي، ذبح حلال، بعظم أو من دونه، في أكياس مفرّغة كل كيس كيلو وعليه اسم القطعة. يكفي الفريزر والجيران. نفرم لك جزءاً منه عند الطلب مجاناً.',
    },
    price: 1180,
    oldPrice: 1320,
    stock: 6,
    rated: { average: 4.5, count: 14 },
    groups: ['carcasses'],
  },
  {
    handle: 'quail-tray-12',
    category: 'carcasses',
    subcategory: 'poultry-meat',
    title: { en: 'Quail, Tray of 12', ar: 'سمّان منظّف، 12 حبة' },
    description: {
      en: 'Twelve halal, plucked birds of 180 g, split for the grill. Eight minutes each side over charcoal. Packed on ice the morning of delivery.',
      ar: 'اثنتا عشرة حبة منظّفة، ذبح حلال، الواحدة 180 جم، مفتوحة للشوي. ثماني دقائق لكل وجه على الفحم. تُغلّف على الثلج صباح يوم التوصيل.',
    },
    price: 84,
    stock: 9,
    rated: { average: 4.4, count: 12 },
  },
  {
    handle: 'fresh-duck-2-2kg',
    category: 'carcasses',
    subcategory: 'poultry-meat',
    title: { en: 'Fresh Duck, 2.2 kg', ar: 'بط طازج، 2.2 كجم' },
    description: {
      en: 'A halal farm duck, plucked dry and chilled overnight so the skin crisps. Whole with giblets in a bag. Orange, honey and patience do the rest.',
      ar: 'بطة مزرعة، ذبح حلال، منتوفة على الناشف ومبرّدة ليلة كاملة ليتقرمش الجلد. كاملة ومعها الكبد والقانصة في كيس. والباقي على البرتقال والعسل والصبر.',
    },
    price: 72,
    stock: 0,
    rated: { average: 4.3, count: 9 },
  },
  {
    handle: 'camel-steaks-2kg',
    category: 'carcasses',
    subcategory: 'cuts',
    title: { en: 'Camel Steaks, 2 kg', ar: 'شرائح حاشي، 2 كجم' },
    description: {
      en: 'Halal loin steaks of young camel, aged five days and cut at 2 cm. Medium is best: they are leaner than beef. Vacuum-packed in fours.',
      ar: 'شرائح من ظهر الحاشي، ذبح حلال، معتّقة خمسة أيام وسماكتها 2 سم. الاستواء المتوسط أنسب لها لأن دهنها أقل من البقر. مفرّغة الهواء كل أربع معاً.',
    },
    price: 138.5,
    stock: 13,
    rated: { average: 4.5, count: 16 },
  },
]
