import { handover, withHandover } from '@/lib/db/demo/catalogue/handover'
import { colour } from '@/lib/db/demo/catalogue/colours'
import { inSizes, kilos } from '@/lib/db/demo/catalogue/sizes'
import { age, breed, microchip, origin } from '@/lib/db/demo/catalogue/facts'
import type { DemoProduct } from '@/lib/db/demo/types'

/** Camels: milking, breeding, racing and riding; their feed and gear. */
export const camels: DemoProduct[] = withHandover(
  [
    {
      handle: 'milking-camel-and-calf',
      category: 'camels',
      subcategory: 'milk-breeding',
      title: { en: 'Milking Camel & Calf', ar: 'خلفة مع حوارها' },
      description: {
        en: 'A seven-year-old in her second lactation, giving 6 litres a day beside what the calf drinks. Milked by hand morning and evening, quiet with strangers. Brucella-tested last month.',
        ar: 'خلفة عمرها 7 سنوات في درّتها الثانية، تعطي 6 لترات في اليوم غير نصيب الحوار. تُحلب باليد صباحاً ومساءً وهادئة مع الغريب. مفحوصة للبروسيلا الشهر الماضي.',
      },
      price: 26500,
      stock: 2,
      rated: { average: 4.9, count: 9 },
      groups: ['bestSeller'],
    },
    {
      handle: 'riding-camel-6-years',
      category: 'camels',
      subcategory: 'racing-riding',
      title: { en: 'Riding Camel, 6 yrs', ar: 'ذلول للركوب، 6 سنوات' },
      description: {
        en: 'An Omani thelool trained to kneel, rise and keep a steady jog over soft sand. Used for desert camps near Al Faqa with guests of every size. Saddle and head-rope included.',
        ar: 'ذلول عمانية مدرّبة على البروك والقيام والخبب الثابت في الرمل الناعم. شغلها كان في مخيمات الفقع مع الضيوف كباراً وصغاراً. معها شداد وخطام.',
      },
      price: 19800,
      stock: 2,
      rated: { average: 4.8, count: 11 },
    },
    {
      handle: 'majahim-camel',
      category: 'camels',
      subcategory: 'milk-breeding',
      title: { en: 'Majahim Camel, 5 yrs', ar: 'ناقة مجاهيم، 5 سنوات' },
      description: {
        en: 'Jet-black, tall, long-necked and wide-lipped: the mazayna judges will look twice. Confirmed three months in calf. Raised on jatt and barley at a farm in Sweihan.',
        ar: 'ملحاء طويلة الرقبة هدلاء البراطم، تلفت لجان المزاينة. معشّرة منذ ثلاثة أشهر وحملها مؤكّد. تربّت على الجت والشعير في عزبة بسويحان.',
      },
      facts: [breed('Majahim', 'مجاهيم'), age('5 years', '5 سنوات'), origin('Sweihan', 'سويحان'), microchip],
      price: 34000,
      stock: 1,
      rated: { average: 4.7, count: 6 },
    },
    {
      handle: 'camel-pellets-40kg',
      category: 'camels',
      subcategory: 'feed-gear',
      title: { en: 'Camel Pellets', ar: 'علف إبل' },
      description: {
        en: 'Barley, wheat bran, date and alfalfa in an 8 mm pellet, 14% protein with salts for hot months. Three to five kilos a head beside green fodder. Made in Al Ain, in bags of 40 kg or by the tonne.',
        ar: 'شعير ونخالة وتمر وبرسيم في حبة 8 ملم، بروتين 14% وأملاح لأشهر الحر. من 3 إلى 5 كجم للرأس مع العلف الأخضر. صناعة العين، في أكياس 40 كجم أو بالطن.',
      },
      ...inSizes(kilos(40, 74, 160, 82), kilos(1000, 1750, 6)),
      rated: { average: 4.6, count: 48 },
      groups: ['feed'],
    },
    {
      handle: 'racing-camel-3-years',
      category: 'camels',
      subcategory: 'racing-riding',
      title: { en: 'Racing Camel, 3 yrs', ar: 'حقة سباق، 3 سنوات' },
      description: {
        en: 'A haqqa by a winner at Al Wathba, timed at 6:02 over four kilometres with a robot jockey. Blood report and pedigree on request. Her trainer stays with her for the first week.',
        ar: 'حقة بنت فحل فاز في الوثبة، توقيتها 6:02 على أربعة كيلومترات بالراكب الآلي. تقرير الدم والنسب عند الطلب. ويبقى المضمّر معها أسبوعاً عندك.',
      },
      price: 85000,
      stock: 0,
      rated: { average: 5, count: 5 },
    },
    {
      handle: 'small-camel-herd',
      category: 'camels',
      subcategory: 'milk-breeding',
      title: { en: 'Small Camel Herd, 3', ar: 'ذود صغير، 3 رؤوس' },
      description: {
        en: 'Three females of three colours, wadha, hamra and malha, two of them in calf. Used to each other and to an open range with an evening trough. Delivered by our own truck to your farm gate.',
        ar: 'ثلاث نياق: وضحاء وحمراء وملحاء، اثنتان منها معشّرتان. متآلفة ومتعوّدة على المرعى والمعلف عند المغرب. نوصلها بسيارتنا إلى باب العزبة.',
      },
      price: 58000,
      oldPrice: 64500,
      stock: 1,
    },
    {
      handle: 'white-camel-heifer',
      category: 'camels',
      subcategory: 'milk-breeding',
      title: { en: 'White Camel Heifer', ar: 'بكرة وضحاء' },
      description: {
        en: 'A four-year-old maghateer heifer, ivory with dark lashes, never bred. Stands well for the halter and walks beside a car. Papers of her sire, a stud from Al Dhafra, come with her.',
        ar: 'بكرة مغاتير عمرها 4 سنوات، لونها عاجي ورموشها سود، لم تُلقّح بعد. تقف للرسن وتمشي بجنب السيارة. ومعها أوراق أبيها، فحل معروف في منطقة الظفرة.',
      },
      price: 29500,
      stock: 1,
      rated: { average: 4.9, count: 7 },
    },
    {
      handle: 'camel-head-rope',
      category: 'camels',
      subcategory: 'feed-gear',
      title: { en: 'Plaited Head Rope', ar: 'خطام مجدول' },
      description: {
        en: 'Wool and cotton plaited by women of Al Ain, soft on the jaw and strong at the knot. Length 2.2 m. The pattern varies a little from one piece to the next.',
        ar: 'صوف وقطن من جدل نساء العين، ناعم على الفك ومتين عند العقدة. طوله 2.2 متر. نقشته تختلف قليلاً من قطعة إلى أخرى.',
      },
      price: 65,
      stock: 17,
      colors: [colour.red, colour.palm, colour.black],
      rated: { average: 4.7, count: 13 },
    },
    {
      handle: 'camel-calf-10-months',
      category: 'camels',
      subcategory: 'milk-breeding',
      title: { en: 'Camel Calf, 10 mo', ar: 'قعود مفرود، 10 أشهر' },
      description: {
        en: 'A weaned male calf, playful and sound, off milk for a month. Good frame for racing or for fattening to a young hashi. Vaccinated against pox and enterotoxaemia.',
        ar: 'قعود مفطوم من شهر، نشيط وسليم الأرجل. هيكله يصلح للسباق أو للتسمين حاشياً. مطعّم ضد الجدري والتسمم المعوي.',
      },
      price: 7200,
      stock: 5,
      rated: { average: 4.5, count: 8 },
      groups: ['newArrival'],
    },
    {
      handle: 'calf-feeding-bottle',
      category: 'camels',
      subcategory: 'feed-gear',
      title: { en: 'Calf Feeding Bottle', ar: 'رضّاعة حيران وعجول' },
      description: {
        en: 'Two litres with a soft rubber teat for orphan camel calves, calves and foals. The valve stops air, so they gulp less. Boil the teat between feeds.',
        ar: 'سعتها لتران بحلمة مطاط ناعمة لليتيم من الحيران والعجول والأمهار. الصمام يمنع الهواء فلا ينتفخ البطن. تُغلى الحلمة بين الرضعات.',
      },
      price: 34,
      oldPrice: 42,
      stock: 29,
      rated: { average: 4.4, count: 15 },
    },
  ],
  ({ subcategory }) => (subcategory === 'feed-gear' ? null : handover.camel),
)
