import { art, close, picture } from '@/lib/db/demo/catalogue/recipes'
import type { DemoProduct } from '@/lib/db/demo/types'

const herb = (height: number, x: number, lower: number, rotate: number) =>
  art('1f33f', height, { centreX: x, lower, rotate })
const salt = art('1f9c2', 170, { centreX: 0.8, lower: -24 })
const lemon = art('1f34b', 150, { centreX: 0.77, lower: 20 })
const garlic = art('1f9c4', 140, { centreX: 0.77, lower: 22 })
const onion = art('1f9c5', 150, { centreX: 0.78, lower: 16 })
const chilli = art('1f336-fe0f', 150, { centreX: 0.76, lower: 20 })

const naimi = picture('slate', 'counter', [
  art('1f356', 420),
  herb(200, 0.24, 14, -40),
  salt,
])
const half = picture('palm', 'counter', [
  art('1f356', 360, { centreX: 0.35 }),
  art('1f969', 340, { centreX: 0.64, lower: 16 }),
  herb(190, 0.5, 30, -60),
])
const steak = picture('oxblood', 'counter', [herb(300, 0.76, -40, 30), art('1f969', 400, { centreX: 0.47 })])
const chicken = picture(
  'linen',
  'counter',
  [
    art('1f357', 420, { centreX: 0.46 }),
    art('1f357', 320, { centreX: 0.7, flip: true, lower: 10 }),
    herb(190, 0.24, 22, -40),
  ],
  { palmLight: 0 },
)
const salalah = picture('linen', 'counter', [
  art('1f356', 380, { centreX: 0.42, flip: true }),
  onion,
  herb(180, 0.22, 24, -36),
])
const harri = picture('palm', 'counter', [art('1f356', 410, { centreX: 0.46 }), lemon, herb(180, 0.22, 26, -50)])
const hashi = picture('slate', 'counter', [
  art('1f969', 330, { centreX: 0.36 }),
  art('1f969', 280, { centreX: 0.62, lower: 20 }),
  { ...salt, height: 150 },
])
const najdi = picture('oxblood', 'counter', [
  art('1f356', 390, { centreX: 0.38 }),
  art('1f356', 280, { centreX: 0.68, lower: 22, flip: true }),
  herb(170, 0.5, 36, -64),
])
const veal = picture('linen', 'counter', [art('1f969', 420, { centreX: 0.44 }), garlic, herb(170, 0.2, 26, -44)])
const duck = picture('palm', 'counter', [
  art('1f357', 400, { centreX: 0.44, saturation: 0.9, brightness: 0.84 }),
  art('1f34a', 170, { centreX: 0.74, lower: 20 }),
])
const quail = picture('slate', 'counter', [
  art('1f357', 230, { centreX: 0.3 }),
  art('1f357', 240, { centreX: 0.5, lower: 20 }),
  art('1f357', 220, { centreX: 0.69, flip: true }),
  herb(130, 0.82, 10, 30),
])
const leg = picture('oxblood', 'counter', [art('1f356', 430, { centreX: 0.46 }), garlic])
const chops = picture('palm', 'counter', [
  art('1f969', 280, { centreX: 0.34 }),
  art('1f969', 290, { centreX: 0.54, lower: 22 }),
  chilli,
])
const served = (code: string, family: 'linen' | 'palm' | 'slate' | 'oxblood') =>
  picture(family, 'counter', [art(code, 330, { centreX: 0.47 }), lemon])

/** Carcasses, cut to order: slaughtered in the municipal abattoir the same morning, chilled, never shown with a live animal. */
export const carcasses: DemoProduct[] = [
  {
    handle: 'naimi-lamb-whole',
    category: 'carcasses',
    subcategory: 'lamb',
    title: { en: 'Naimi Lamb, Whole', ar: 'ذبيحة نعيمي كاملة' },
    description: {
      en: 'A six-month Naimi, 17 to 19 kg dressed, slaughtered this morning at the municipal abattoir and stamped by its vet. Tell us with or without head and into how many pieces. Arrives chilled at 4 °C, packed by cut.',
      ar: 'نعيمي عمره 6 أشهر وصافيه من 17 إلى 19 كجم، ذبح الصباح في مسلخ البلدية وعليه ختم الطبيب. اختر مع الرأس أو من دونه وعدد القطع. تصلك مبرّدة على 4 درجات ومغلّفة حسب القطعة.',
    },
    price: 1150,
    oldPrice: 1290,
    stock: 20,
    rated: { average: 4.9, count: 60 },
    groups: ['bestSeller', 'carcasses'],
    pictures: [naimi, half, close(naimi, 'label'), served('1f372', 'linen')],
  },
  {
    handle: 'half-naimi-lamb',
    category: 'carcasses',
    subcategory: 'lamb',
    title: { en: 'Half Naimi Lamb', ar: 'نصف ذبيحة نعيمي' },
    description: {
      en: 'Half a lamb of 8.5 to 9.5 kg: one leg, one shoulder, ribs and neck, with a share of liver and fat tail. Cut for machboos unless you say otherwise. Freezes well for three months.',
      ar: 'نصف ذبيحة من 8.5 إلى 9.5 كجم: فخذ ويد وضلوع ورقبة، مع نصيبها من الكبد واللية. تقطيع مجبوس إلا إذا طلبت غيره. يصلح للفريزر ثلاثة أشهر.',
    },
    price: 620,
    stock: 16,
    rated: { average: 4.8, count: 44 },
    groups: ['carcasses'],
    pictures: [half, close(half, 'label'), served('1f35b', 'slate')],
  },
  {
    handle: 'camel-hashi-meat-5kg',
    category: 'carcasses',
    subcategory: 'beef-camel',
    title: { en: 'Hashi Camel, 5 kg', ar: 'لحم حاشي، 5 كجم' },
    description: {
      en: 'Young camel from the shoulder and loin, diced or in steaks, with a little hump fat for the pot. Lean and sweet; two hours with loomi and it falls apart.',
      ar: 'حاشي من الكتف والظهر، مكعبات أو شرائح، ومعه شوي شحم سنام للقدر. لحمه قليل الدهن وطعمه حلو. ساعتان مع اللومي ويذوب.',
    },
    price: 275,
    oldPrice: 310,
    stock: 18,
    rated: { average: 4.6, count: 25 },
    groups: ['carcasses'],
    pictures: [steak, close(steak, 'label'), served('1f372', 'palm')],
  },
  {
    handle: 'fresh-chicken-6',
    category: 'carcasses',
    subcategory: 'poultry-meat',
    title: { en: 'Fresh Chicken, 6 birds', ar: 'دجاج طازج، 6 حبات' },
    description: {
      en: 'Six birds of 1,000 to 1,100 g from an Al Ain farm, hand-slaughtered and air-chilled. Whole or in eight pieces. Never frozen: use within four days.',
      ar: 'ست حبات من 1,000 إلى 1,100 جم من مزرعة في العين، ذبح يد وتبريد بالهواء. كاملة أو مقطّعة ثماني قطع. لم تُجمّد، وتُستهلك خلال أربعة أيام.',
    },
    price: 126,
    stock: 35,
    rated: { average: 4.7, count: 53 },
    groups: ['carcasses'],
    pictures: [chicken, close(chicken, 'label'), served('1f372', 'slate')],
  },
  {
    handle: 'harri-lamb-whole',
    category: 'carcasses',
    subcategory: 'lamb',
    title: { en: 'Harri Lamb, Whole', ar: 'ذبيحة حري كاملة' },
    description: {
      en: 'Lean hair-sheep of 14 to 16 kg dressed, the choice for ghuzi and mandi. Cleaned inside and out, tail off, ready for the tray. Order before 2 pm and it is at your gate by sunset.',
      ar: 'حري قليل الشحم وصافيه من 14 إلى 16 كجم، أنسب ما يكون للغوزي والمندي. منظّفة من الداخل والخارج وجاهزة للصينية. اطلب قبل 2 ظهراً وتصلك قبل المغرب.',
    },
    price: 1050,
    stock: 14,
    rated: { average: 4.8, count: 36 },
    groups: ['carcasses'],
    pictures: [harri, close(harri, 'label'), served('1f35b', 'linen')],
  },
  {
    handle: 'veal-quarter-25kg',
    category: 'carcasses',
    subcategory: 'beef-camel',
    title: { en: 'Veal Quarter, 25 kg', ar: 'ربع عجل، 25 كجم' },
    description: {
      en: 'A hind quarter of local veal, boned or on the bone, in labelled vacuum packs of a kilo. Enough for a freezer and the neighbours. Minced part on request, no charge.',
      ar: 'ربع خلفي من عجل محلي، بعظم أو من دونه، في أكياس مفرّغة كل كيس كيلو وعليه اسم القطعة. يكفي الفريزر والجيران. نفرم لك جزءاً منه بلا زيادة.',
    },
    price: 1180,
    oldPrice: 1320,
    stock: 6,
    rated: { average: 4.5, count: 14 },
    groups: ['carcasses'],
    pictures: [veal, close(veal, 'label'), hashi],
  },
  {
    handle: 'najdi-lamb-whole',
    category: 'carcasses',
    subcategory: 'lamb',
    title: { en: 'Najdi Lamb, Whole', ar: 'ذبيحة نجدي كاملة' },
    description: {
      en: 'Tall Najdi of 19 to 22 kg dressed, firm red meat and clean fat. For a wedding table or a big Friday. Two-day notice gives you the choice of animal.',
      ar: 'نجدي صافيه من 19 إلى 22 كجم، لحمه أحمر متماسك وشحمه نظيف. لسفرة عرس أو جمعة كبيرة. أبلغنا قبل يومين لتختار الذبيحة بنفسك.',
    },
    price: 1480,
    stock: 8,
    rated: { average: 4.9, count: 21 },
    groups: ['carcasses'],
    pictures: [najdi, close(najdi, 'label'), served('1f35b', 'palm')],
  },
  {
    handle: 'salalah-goat-whole',
    category: 'carcasses',
    subcategory: 'goat',
    title: { en: 'Salalah Goat, Whole', ar: 'ذبيحة صلالي كاملة' },
    description: {
      en: 'Kid of 9 to 11 kg dressed, pale meat with almost no smell. Best in a slow pot with garlic and black lime. Head and trotters cleaned with fire if you keep them.',
      ar: 'جدي صافيه من 9 إلى 11 كجم، لحمه فاتح وزفرته تكاد لا تُذكر. أطيب ما يكون على نار هادئة مع الثوم واللومي الأسود. الرأس والكراعين مشعوطة إذا طلبتها.',
    },
    price: 890,
    oldPrice: 960,
    stock: 15,
    rated: { average: 4.7, count: 39 },
    groups: ['carcasses'],
    pictures: [salalah, close(salalah, 'label'), served('1f372', 'oxblood')],
  },
  {
    handle: 'naimi-leg-2-5kg',
    category: 'carcasses',
    subcategory: 'lamb',
    title: { en: 'Naimi Leg, 2.5 kg', ar: 'فخذ نعيمي، 2.5 كجم' },
    description: {
      en: 'A single leg on the bone, trimmed, scored and tied. Four hours in the oven for eight people. Marinade of yoghurt and bezar on the side if you tick it in the note.',
      ar: 'فخذ واحدة بالعظم، منظّفة ومشرّحة ومربوطة. أربع ساعات في الفرن وتكفي ثمانية. نرفق تتبيلة روب وبزار إذا كتبتها في الملاحظة.',
    },
    price: 165,
    stock: 24,
    rated: { average: 4.8, count: 33 },
    pictures: [leg, close(leg, 'label'), served('1f35b', 'oxblood')],
  },
  {
    handle: 'quail-tray-12',
    category: 'carcasses',
    subcategory: 'poultry-meat',
    title: { en: 'Quail, Tray of 12', ar: 'سمّان منظّف، 12 حبة' },
    description: {
      en: 'Twelve plucked birds of 180 g, split for the grill. Eight minutes each side over charcoal. Packed on ice the morning of delivery.',
      ar: 'اثنتا عشرة حبة منظّفة، الواحدة 180 جم، مفتوحة للشوي. ثماني دقائق لكل وجه على الفحم. تُغلّف على الثلج صباح يوم التوصيل.',
    },
    price: 84,
    stock: 1,
    rated: { average: 4.4, count: 12 },
    pictures: [quail, close(quail, 'label'), chicken],
  },
  {
    handle: 'fresh-duck-2-2kg',
    category: 'carcasses',
    subcategory: 'poultry-meat',
    title: { en: 'Fresh Duck, 2.2 kg', ar: 'بط طازج، 2.2 كجم' },
    description: {
      en: 'A farm duck, plucked dry and chilled overnight so the skin crisps. Whole with giblets in a bag. Orange, honey and patience do the rest.',
      ar: 'بطة مزرعة منتوفة جافاً ومبرّدة ليلة كاملة ليتقرمش الجلد. كاملة ومعها القوانص في كيس. والباقي على البرتقال والعسل والصبر.',
    },
    price: 72,
    stock: 0,
    rated: { average: 4.3, count: 9 },
    pictures: [duck, close(duck, 'label'), served('1f372', 'linen')],
  },
  {
    handle: 'lamb-chops-2kg',
    category: 'carcasses',
    subcategory: 'lamb',
    title: { en: 'Lamb Chops, 2 kg', ar: 'ريش غنم، 2 كجم' },
    description: {
      en: 'Local lamb chops two fingers thick, trimmed of hard fat. Packed by half kilos with paper between. Salt an hour before the fire, nothing else needed.',
      ar: 'ريش غنم محلي بسماكة إصبعين، منزوعة الشحم القاسي. مغلّفة نصف كيلو وبينها ورق. ملح قبل النار بساعة ولا تحتاج غيره.',
    },
    price: 148,
    oldPrice: 164,
    stock: 27,
    rated: { average: 4.7, count: 30 },
    pictures: [chops, close(chops, 'label'), steak],
  },
  {
    handle: 'camel-steaks-2kg',
    category: 'carcasses',
    subcategory: 'beef-camel',
    title: { en: 'Camel Steaks, 2 kg', ar: 'شرائح حاشي، 2 كجم' },
    description: {
      en: 'Loin steaks of young camel, aged five days and cut at 2 cm. Medium is best: they are leaner than beef. Vacuum-packed in fours.',
      ar: 'شرائح من ظهر الحاشي، معتّقة خمسة أيام وسماكتها 2 سم. الاستواء المتوسط أنسب لها لأن دهنها أقل من البقر. مفرّغة الهواء كل أربع معاً.',
    },
    price: 138.5,
    stock: 13,
    rated: { average: 4.5, count: 16 },
    pictures: [hashi, close(hashi, 'label'), served('1f35b', 'slate')],
  },
]
