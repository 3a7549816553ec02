import { inSizes, kilos } from '@/lib/db/demo/catalogue/sizes'
import type { DemoProduct } from '@/lib/db/demo/types'

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
  },
  {
    handle: 'ewe-pellets-25kg',
    category: 'feed',
    subcategory: 'pellets',
    title: { en: 'Ewe Pellets', ar: 'مكعبات نعاج' },
    description: {
      en: 'In sacks or by the tonne, for the last six weeks before lambing and the first eight after. 16% protein with selenium and vitamin E; no urea, no animal meal. Half a kilo rising to a kilo for twins.',
      ar: 'بالكيس أو بالطن، لآخر ستة أسابيع قبل الولادة وأول ثمانية بعدها. بروتين 16% مع سيلينيوم وفيتامين هـ، بلا يوريا ولا مسحوق حيواني. من نصف كيلو إلى كيلو لأم التوأم.',
    },
    ...inSizes(kilos(25, 88, 96), kilos(50, 168, 40), kilos(1000, 3200, 5)),
    rated: { average: 4.6, count: 131 },
    groups: ['feed'],
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
  },
  {
    handle: 'layer-mash-25kg',
    category: 'feed',
    subcategory: 'pellets',
    title: { en: 'Layer Mash', ar: 'علف بيّاض' },
    description: {
      en: 'Maize, soya, alfalfa and oyster shell for strong shells and orange yolks. 120 g a hen a day, in bags of 10 and 25 kg. Ground the same week and bagged in paper that breathes.',
      ar: 'ذرة وصويا وبرسيم وصدف لقشرة قوية وصفار برتقالي. 120 جم للدجاجة في اليوم، في أكياس 10 و25 كجم. مطحون في الأسبوع نفسه ومعبّأ في أكياس ورق تمرّر الهواء.',
    },
    ...inSizes(kilos(10, 28, 60), kilos(25, 62, 118)),
    rated: { average: 4.5, count: 45 },
    groups: ['feed'],
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
  },
  {
    handle: 'bull-fattening-mix-40kg',
    category: 'feed',
    subcategory: 'pellets',
    title: { en: 'Fattening Mix', ar: 'علف تسمين' },
    description: {
      en: 'High-energy mix of barley, maize, bran and molasses for calves and ram lambs in the last ninety days. Introduce over two weeks and keep hay in front of them. Sold by the sack or the tonne.',
      ar: 'خلطة عالية الطاقة من الشعير والذرة والنخالة والمولاس للعجول والخراف في آخر تسعين يوماً. تُدخل خلال أسبوعين مع بقاء الحشيش أمامها. بالكيس أو بالطن.',
    },
    ...inSizes(kilos(40, 89, 140, 104), kilos(1000, 2100, 8)),
    rated: { average: 4.4, count: 29 },
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
  },
]
