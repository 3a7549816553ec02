import { beside } from '@/lib/db/demo/catalogue/beside'
import { art, close, company, pack, packs, picture } from '@/lib/db/demo/catalogue/recipes'
import type { DemoProduct } from '@/lib/db/demo/types'

const ewePellets = picture(
  'rose',
  'sweep',
  [
    pack('sack', 620, packs.brick, '1f411', { centreX: 0.46 }),
    pack('bowl', 130, packs.cream, null, { centreX: 0.8, lower: 40 }),
  ],
  { palmLight: 1 },
)
const calfMilk = picture('dusk', 'sweep', [
  pack('sack', 620, packs.milk, '1f42e', { centreX: 0.44 }),
  art('1f95b', 230, { centreX: 0.77, lower: 26 }),
])
const carrot = picture('sage', 'plinth', art('1f955', 430))
const goatMix = picture('butter', 'sweep', [
  pack('sack', 620, packs.teal, '1f410', { centreX: 0.45 }),
  pack('bowl', 130, packs.flour, null, { centreX: 0.79, lower: 40 }),
])
const layerMash = picture('wheat', 'sweep', [
  pack('sack', 630, packs.rose, '1f414', { centreX: 0.45 }),
  art('1f95a', 150, { centreX: 0.77, lower: 36 }),
])
const starter = picture('dusk', 'plinth', [
  pack('sack', 520, packs.sun, '1f425', { centreX: 0.43 }),
  art('1f423', 210, { centreX: 0.73, lower: 18 }),
])
const lambMilk = picture('wheat', 'plinth', [
  pack('tub', 430, packs.milk, '1f411', { centreX: 0.43 }),
  art('1f37c', 240, { centreX: 0.73, lower: 18 }),
])
const fattening = picture(
  'sage',
  'sweep',
  [pack('sack', 640, packs.slate, '1f402', { centreX: 0.45 }), art('1f33d', 190, { centreX: 0.77, lower: 32 })],
  {
    palmLight: 2,
  },
)
const eater = (code: string, family: 'sage' | 'dusk' | 'rose' | 'wheat', thing = beside.bowl, height = 500) =>
  company(picture(family, 'arch', art(code, height)), family, thing)

/** Pellets, mixes, milk powder and treats. */
export const mixes: DemoProduct[] = [
  {
    handle: 'calf-milk-powder-10kg',
    category: 'feed',
    subcategory: 'milk-treats',
    title: { en: 'Calf Milk Powder, 10 kg', ar: 'حليب بودرة للعجول، 10 كجم' },
    description: {
      en: 'Whey-based powder, 22% protein and 18% fat, for calves, foals and camel calves. 125 g in a litre of water at 45 °C. Stir, cool to body warmth and feed at once.',
      ar: 'مسحوق أساسه مصل الحليب، بروتين 22% ودهن 18%، للعجول والأمهار والحيران. 125 جم في لتر ماء حرارته 45 درجة. حرّكه وبرّده لحرارة الجسم وقدّمه مباشرة.',
    },
    price: 165,
    stock: 34,
    rated: { average: 4.6, count: 37 },
    groups: ['feed'],
    pictures: [calfMilk, close(calfMilk, 'label'), eater('1f404', 'wheat', beside.milk)],
  },
  {
    handle: 'carrot-treats-1kg',
    category: 'feed',
    subcategory: 'milk-treats',
    title: { en: 'Carrot Treats, 1 kg', ar: 'مكافآت جزر مجفف، 1 كجم' },
    description: {
      en: 'Sliced carrot dried at low heat until it snaps. Horses, rabbits and goats all follow the rustle of the bag. Nothing added, so offer water nearby.',
      ar: 'شرائح جزر مجففة على حرارة هادئة حتى تتقرمش. الخيل والأرانب والماعز كلها تتبع صوت الكيس. بلا إضافات، فقرّب الماء منها.',
    },
    price: 18,
    oldPrice: 24,
    stock: 110,
    rated: { average: 4.8, count: 75 },
    pictures: [
      carrot,
      close(carrot, 'face'),
      eater('1f407', 'rose', beside.carrot, 460),
      eater('1f434', 'sage', beside.carrot, 460),
    ],
  },
  {
    handle: 'ewe-pellets-25kg',
    category: 'feed',
    subcategory: 'pellets',
    title: { en: 'Ewe Pellets, 25 kg', ar: 'مكعبات نعاج، 25 كجم' },
    description: {
      en: 'For the last six weeks before lambing and the first eight after. 16% protein with selenium and vitamin E; no urea, no animal meal. Half a kilo rising to a kilo for twins.',
      ar: 'لآخر ستة أسابيع قبل الولادة وأول ثمانية بعدها. بروتين 16% مع سيلينيوم وفيتامين هـ، بلا يوريا ولا مسحوق حيواني. من نصف كيلو إلى كيلو لأم التوأم.',
    },
    price: 88,
    stock: 96,
    rated: { average: 4.6, count: 131 },
    groups: ['feed'],
    pictures: [ewePellets, close(ewePellets, 'label'), eater('1f411', 'sage')],
  },
  {
    handle: 'chick-starter-10kg',
    category: 'feed',
    subcategory: 'pellets',
    title: { en: 'Chick Starter, 10 kg', ar: 'بادئ صيصان، 10 كجم' },
    description: {
      en: 'Fine crumbs at 21% protein from day one to week six, without medication. Ten kilos raise ten chicks to pullets. Wipe the feeder daily; wet crumbs turn.',
      ar: 'مفتّت ناعم بروتين 21% من اليوم الأول إلى الأسبوع السادس، بلا أدوية. عشرة كيلوجرامات تكفي لتربية عشرة صيصان. نظّف المعلف كل يوم لأن المبلول يفسد.',
    },
    price: 39,
    oldPrice: 44,
    stock: 78,
    rated: { average: 4.7, count: 32 },
    pictures: [starter, close(starter, 'label'), eater('1f425', 'rose', beside.bowl, 340)],
  },
  {
    handle: 'layer-mash-25kg',
    category: 'feed',
    subcategory: 'pellets',
    title: { en: 'Layer Mash, 25 kg', ar: 'علف بيّاض، 25 كجم' },
    description: {
      en: 'Maize, soya, alfalfa and oyster shell for strong shells and orange yolks. 120 g a hen a day. Ground the same week and bagged in paper that breathes.',
      ar: 'ذرة وصويا وبرسيم وصدف لقشرة قوية وصفار برتقالي. 120 جم للدجاجة في اليوم. مطحون في الأسبوع نفسه ومعبّأ في أكياس ورق تمرّر الهواء.',
    },
    price: 62,
    stock: 118,
    rated: { average: 4.5, count: 45 },
    groups: ['feed'],
    pictures: [layerMash, close(layerMash, 'label'), eater('1f413', 'dusk', beside.egg)],
  },
  {
    handle: 'goat-mix-20kg',
    category: 'feed',
    subcategory: 'pellets',
    title: { en: 'Goat Mix, 20 kg', ar: 'خلطة ماعز، 20 كجم' },
    description: {
      en: 'Pellets, split corn and carob in one bag for milking does and growing kids. Copper at the level goats need, so keep it from sheep. They pick out the carob first.',
      ar: 'مكعبات وذرة مكسّرة وخروب في كيس واحد للحلوب والجديان. نسبة النحاس تناسب الماعز، فلا تُقدَّم للضأن. وأول ما تأكله الخروب.',
    },
    price: 66,
    stock: 69,
    rated: { average: 4.6, count: 24 },
    pictures: [goatMix, close(goatMix, 'label'), eater('1f410', 'sage')],
  },
  {
    handle: 'bull-fattening-mix-40kg',
    category: 'feed',
    subcategory: 'pellets',
    title: { en: 'Fattening Mix, 40 kg', ar: 'علف تسمين، 40 كجم' },
    description: {
      en: 'High-energy mix of barley, maize, bran and molasses for calves and ram lambs in the last ninety days. Introduce over two weeks and keep hay in front of them. Sold by the sack or the tonne.',
      ar: 'خلطة عالية الطاقة من الشعير والذرة والنخالة والمولاس للعجول والخراف في آخر تسعين يوماً. تُدخل خلال أسبوعين مع بقاء الحشيش أمامها. بالكيس أو بالطن.',
    },
    price: 89,
    oldPrice: 104,
    stock: 140,
    rated: { average: 4.4, count: 29 },
    pictures: [fattening, close(fattening, 'label'), eater('1f402', 'rose', beside.cob)],
  },
  {
    handle: 'lamb-milk-replacer-5kg',
    category: 'feed',
    subcategory: 'milk-treats',
    title: { en: 'Lamb Milk Powder, 5 kg', ar: 'حليب بودرة للحملان، 5 كجم' },
    description: {
      en: 'Instant powder for orphan lambs and kids, with colostrum extract for the first days. Mixes cold in summer. The scoop inside makes half a litre.',
      ar: 'مسحوق سريع الذوبان لليتيم من الحملان والجديان، فيه لبأ للأيام الأولى. يُخلط بارداً في الصيف. المكيال الذي بداخله يكفي لنصف لتر.',
    },
    price: 118,
    stock: 1,
    rated: { average: 4.7, count: 18 },
    pictures: [
      lambMilk,
      close(lambMilk, 'label'),
      eater('1f411', 'dusk', art('1f37c', 200, { centreX: 0.76, lower: 26 }), 420),
    ],
  },
]
