import { beside } from '@/lib/db/demo/catalogue/beside'
import { art, close, company, pack, packs, picture } from '@/lib/db/demo/catalogue/recipes'
import type { DemoProduct } from '@/lib/db/demo/types'

const alfalfa = picture(
  'wheat',
  'sweep',
  [
    pack('sack', 640, packs.kraft, '1f33f', { centreX: 0.46 }),
    art('1f33f', 230, { centreX: 0.78, lower: 30, rotate: 14 }),
  ],
  { palmLight: 0 },
)
const cubes = picture('wheat', 'sweep', [
  pack('sack', 620, packs.olive, '1f33f', { centreX: 0.45 }),
  pack('bowl', 130, packs.cream, null, { centreX: 0.79, lower: 40 }),
])
const rhodes = picture('butter', 'sweep', [
  art('1f33e', 430, { centreX: 0.3, hue: 15, saturation: 0.8 }),
  art('1f33e', 520, { centreX: 0.52, hue: 18, saturation: 0.8, lower: 16 }),
  art('1f33e', 400, { centreX: 0.74, hue: 12, saturation: 0.8, flip: true, lower: 6 }),
])
const straw = picture('dusk', 'sweep', [
  pack('sack', 580, packs.sun, '1f33e', { centreX: 0.4 }),
  art('1f33e', 400, { centreX: 0.74, lower: 20 }),
])
const jatt = picture('rose', 'plinth', [
  art('1f33f', 380, { centreX: 0.38, rotate: -16 }),
  art('1f33f', 420, { centreX: 0.56, rotate: 16, lower: 12 }),
])
const dates = picture('sage', 'plinth', [
  pack('tub', 420, packs.date, '1f334', { centreX: 0.43 }),
  art('1f330', 160, { centreX: 0.72, lower: 18 }),
])
const bran = picture('butter', 'sweep', [
  pack('sack', 630, packs.date, '1f33e', { centreX: 0.45 }),
  pack('bowl', 140, packs.flour, null, { centreX: 0.79, lower: 40 }),
])
const eater = (code: string, family: 'sage' | 'dusk' | 'rose' | 'wheat', thing = beside.herb) =>
  company(picture(family, 'arch', art(code, 520)), family, thing)

/** Hay, straw and other forage. */
export const forage: DemoProduct[] = [
  {
    handle: 'alfalfa-hay-20kg',
    category: 'feed',
    subcategory: 'hay',
    title: { en: 'Alfalfa Hay, 20 kg', ar: 'برسيم مجفف، 20 كجم' },
    description: {
      en: 'Leafy third-cut alfalfa, sun-dried and baled within two days, 17% protein. For sheep, goats, camels and horses; a ewe eats about a kilo a day. Store on pallets, covered, with air between bales.',
      ar: 'برسيم قصّة ثالثة كثير الورق، مجفّف بالشمس ومكبوس خلال يومين، بروتين 17%. للغنم والماعز والإبل والخيل، والنعجة تأكل نحو كيلو في اليوم. يُحفظ مغطّى على طبالي وبينه هواء.',
    },
    price: 52,
    oldPrice: 65,
    stock: 240,
    rated: { average: 4.8, count: 214 },
    groups: ['bestSeller'],
    pictures: [alfalfa, close(alfalfa, 'label'), eater('1f40f', 'sage'), jatt],
  },
  {
    handle: 'fresh-jatt-bundles-10',
    category: 'feed',
    subcategory: 'hay',
    title: { en: 'Jatt, 10 Bundles', ar: 'جت طازج، 10 ربطات' },
    description: {
      en: 'Green alfalfa cut before sunrise on the farm and at your gate the same morning. Ten bundles of about a kilo each. Wilt it in the shade for an hour before feeding to avoid bloat.',
      ar: 'جت أخضر يُحشّ قبل الشروق ويصلك الصباح نفسه. عشر ربطات، الربطة كيلو تقريباً. اتركه يذبل ساعة في الظل قبل التقديم حتى لا ينتفخ الحلال.',
    },
    price: 25,
    stock: 70,
    rated: { average: 4.7, count: 43 },
    pictures: [jatt, close(jatt, 'face'), eater('1f410', 'dusk')],
  },
  {
    handle: 'wheat-straw-15kg',
    category: 'feed',
    subcategory: 'hay',
    title: { en: 'Wheat Straw, 15 kg', ar: 'تبن قمح، 15 كجم' },
    description: {
      en: 'Clean chopped straw, dust blown out, for filling bellies beside grain and for bedding under lambs. Low in energy, so never as the only feed. One bale beds a 3 × 3 m stall.',
      ar: 'تبن نظيف مفروم ومنفوض الغبار، حشوة مع الحبوب وفرشة تحت الصغار. طاقته قليلة فلا يُعطى وحده. الربطة تفرش حظيرة 3 × 3 أمتار.',
    },
    price: 24,
    stock: 190,
    rated: { average: 4.3, count: 26 },
    pictures: [straw, close(straw, 'label'), eater('1facf', 'rose', beside.wheat)],
  },
  {
    handle: 'rhodes-grass-bale-18kg',
    category: 'feed',
    subcategory: 'hay',
    title: { en: 'Rhodes Grass, 18 kg', ar: 'حشيش رودس، 18 كجم' },
    description: {
      en: 'Fine-stemmed Rhodes grass, green right through the bale, 9% protein. The everyday fodder of Gulf farms: safe for horses and gentle on kidneys. Grown outside the Emirates to spare our wells.',
      ar: 'رودس ناعم الساق أخضر إلى قلب الربطة، بروتين 9%. علف كل يوم في عزب الخليج: مأمون للخيل وخفيف على الكلى. مزروع خارج الدولة حفاظاً على مياهنا الجوفية.',
    },
    price: 38,
    oldPrice: 45,
    stock: 310,
    rated: { average: 4.6, count: 55 },
    groups: ['feed', 'bestSeller'],
    pictures: [rhodes, close(rhodes, 'face'), eater('1f40e', 'wheat', beside.wheat)],
  },
  {
    handle: 'alfalfa-cubes-25kg',
    category: 'feed',
    subcategory: 'hay',
    title: { en: 'Alfalfa Cubes, 25 kg', ar: 'مكعبات برسيم، 25 كجم' },
    description: {
      en: 'Pressed alfalfa with no dust and no waste, easy to carry to a camp. Soak for old horses and camels with worn teeth. One sack equals a bale and a half of hay.',
      ar: 'برسيم مضغوط بلا غبار ولا هدر، وحمله سهل إلى البر. يُنقع للخيل والإبل الكبيرة السن. الكيس يساوي ربطة ونصفاً من البرسيم المجفف.',
    },
    price: 69,
    stock: 88,
    rated: { average: 4.5, count: 34 },
    pictures: [cubes, close(cubes, 'label'), eater('1f42a', 'wheat', beside.bowl)],
  },
  {
    handle: 'feed-dates-20kg',
    category: 'feed',
    subcategory: 'grain',
    title: { en: 'Feed Dates, 20 kg', ar: 'تمر علفي، 20 كجم' },
    description: {
      en: 'Last season’s dates from Al Ain groves, sound but too small for the table. Quick energy for camels before a race and for goats in cold nights. Half a kilo a head at most.',
      ar: 'تمر الموسم الماضي من نخيل العين، سليم لكنه أصغر من أن يُباع للأكل. طاقة سريعة للهجن قبل السباق وللماعز في ليالي البرد. نصف كيلو للرأس كحد أقصى.',
    },
    price: 40,
    stock: 65,
    rated: { average: 4.6, count: 20 },
    pictures: [dates, close(dates, 'label'), eater('1f42a', 'rose', art('1f334', 260, { centreX: 0.79, lower: 16 }))],
  },
  {
    handle: 'wheat-bran-30kg',
    category: 'feed',
    subcategory: 'grain',
    title: { en: 'Wheat Bran, 30 kg', ar: 'نخالة قمح (شوار)، 30 كجم' },
    description: {
      en: 'Coarse flakes from Emirati mills, fresh and sweet-smelling. Mix a third with two thirds barley for sheep. Finish an opened bag within a month in summer.',
      ar: 'نخالة خشنة من مطاحن الإمارات، طازجة ورائحتها حلوة. ثلث شوار مع ثلثين من الشعير للغنم. الكيس المفتوح يُستهلك خلال شهر في الصيف.',
    },
    price: 36.75,
    stock: 175,
    rated: { average: 4.4, count: 38 },
    groups: ['feed'],
    pictures: [bran, close(bran, 'label'), eater('1f404', 'dusk', beside.bowl)],
  },
]
