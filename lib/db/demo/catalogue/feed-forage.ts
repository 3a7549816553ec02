import { inSizes, size } from '@/lib/db/demo/catalogue/sizes'
import type { DemoProduct } from '@/lib/db/demo/types'

/** Hay, straw and other forage. */
export const forage: DemoProduct[] = [
  {
    handle: 'alfalfa-hay-20kg',
    category: 'feed',
    subcategory: 'hay',
    title: { en: 'Alfalfa Hay', ar: 'برسيم مجفف' },
    description: {
      en: 'Leafy third-cut alfalfa, sun-dried and baled within two days, 17% protein, in bales of 20 kg. For sheep, goats, camels and horses; a ewe eats about a kilo a day. Store on pallets, covered, with air between bales.',
      ar: 'برسيم قصّة ثالثة كثير الورق، مجفّف بالشمس ومكبوس خلال يومين في ربطات 20 كجم، بروتين 17%. للغنم والماعز والإبل والخيل، والنعجة تأكل نحو كيلو في اليوم. يُحفظ مغطّى على طبالي وبينه هواء.',
    },
    ...inSizes(
      size('bale', { en: '20 kg bale', ar: 'ربطة 20 كجم' }, 52, 240, 65),
      size('10-bales', { en: '10 bales, 200 kg', ar: '10 ربطات، 200 كجم' }, 490, 24, 620),
      size('50-bales', { en: '50 bales, 1,000 kg', ar: '50 ربطة، 1,000 كجم' }, 2350, 4),
    ),
    rated: { average: 4.8, count: 214 },
    groups: ['bestSeller'],
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
    leadTime: 1,
    price: 25,
    stock: 70,
    rated: { average: 4.7, count: 43 },
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
  },
  {
    handle: 'rhodes-grass-bale-18kg',
    category: 'feed',
    subcategory: 'hay',
    title: { en: 'Rhodes Grass', ar: 'حشيش رودس' },
    description: {
      en: 'Fine-stemmed Rhodes grass in bales of 18 kg, green right through, 9% protein. The everyday fodder of Gulf farms: safe for horses and gentle on kidneys. Grown outside the Emirates to spare our wells.',
      ar: 'رودس ناعم الساق في ربطات 18 كجم، أخضر إلى قلب الربطة، بروتين 9%. علف كل يوم في عزب الخليج: مأمون للخيل وخفيف على الكلى. مزروع خارج الدولة حفاظاً على مياهنا الجوفية.',
    },
    ...inSizes(
      size('bale', { en: '18 kg bale', ar: 'ربطة 18 كجم' }, 38, 310, 45),
      size('10-bales', { en: '10 bales, 180 kg', ar: '10 ربطات، 180 كجم' }, 360, 31),
      size('50-bales', { en: '50 bales, 900 kg', ar: '50 ربطة، 900 كجم' }, 1725, 6),
    ),
    rated: { average: 4.6, count: 55 },
    groups: ['feed', 'bestSeller'],
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
  },
]
