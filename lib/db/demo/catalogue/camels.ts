import { handover, withHandover } from '@/lib/db/demo/catalogue/handover'
import { beside } from '@/lib/db/demo/catalogue/beside'
import { art, close, colour, company, dyed, pack, packs, picture, place } from '@/lib/db/demo/catalogue/recipes'
import type { DemoProduct } from '@/lib/db/demo/types'

const white = { saturation: 0.28, brightness: 1.22 }
const black = { saturation: 0.4, brightness: 0.42 }
const red = { hue: -8, saturation: 1.2, brightness: 0.8 }
const pair = picture('rose', 'dune', [
  art('1f42a', 400, { centreX: 0.42, lower: -20 }),
  art('1f42a', 250, { centreX: 0.73, lower: 10 }),
])
const riding = picture('dusk', 'dune', art('1f42a', 480, { centreX: 0.54 }))
const racing = picture('sage', 'arch', art('1f42a', 560), { palmLight: 0 })
const heifer = picture('dusk', 'arch', art('1f42a', 550, white))
const majahim = picture('rose', 'sweep', art('1f42a', 550, black), { palmLight: 3 })
const calf = picture('dusk', 'sweep', art('1f42a', 380, { saturation: 0.8, brightness: 1.06 }), { palmLight: 1 })
const herd = picture('rose', 'sweep', [
  art('1f42a', 380, { centreX: 0.25, lower: -56, ...white }),
  art('1f42a', 370, { centreX: 0.74, lower: -60, flip: true, ...black }),
  art('1f42a', 470, { centreX: 0.5, lower: 16, ...red }),
])
const pellets = picture(
  'dusk',
  'sweep',
  [
    pack('sack', 640, packs.saffron, '1f42a', { centreX: 0.46 }),
    pack('bowl', 130, packs.date, null, { centreX: 0.8, lower: 40 }),
  ],
  { palmLight: 2 },
)
const headRope = picture('rose', 'plinth', art('1faa2', 400, { hue: 118, saturation: 0.9, brightness: 0.9 }))
const bottle = picture('sage', 'plinth', art('1f37c', 430))

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
      pictures: [
        pair,
        close(pair),
        company(riding, 'sage', beside.milk),
        picture('dusk', 'sweep', [
          art('1f42a', 500, { centreX: 0.42, lower: -20 }),
          art('1f42a', 300, { centreX: 0.75, lower: 24, flip: true }),
        ]),
      ],
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
      pictures: [riding, close(riding), company(riding, 'wheat', beside.rope)],
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
      price: 34000,
      stock: 1,
      rated: { average: 4.7, count: 6 },
      pictures: [majahim, place(majahim, 'rose'), close(majahim), company(majahim, 'sage', beside.bucket)],
    },
    {
      handle: 'camel-pellets-40kg',
      category: 'camels',
      subcategory: 'feed-gear',
      title: { en: 'Camel Pellets, 40 kg', ar: 'علف إبل، 40 كجم' },
      description: {
        en: 'Barley, wheat bran, date and alfalfa in an 8 mm pellet, 14% protein with salts for hot months. Three to five kilos a head beside green fodder. Made in Al Ain, bagged this month.',
        ar: 'شعير ونخالة وتمر وبرسيم في حبة 8 ملم، بروتين 14% وأملاح لأشهر الحر. من 3 إلى 5 كجم للرأس مع العلف الأخضر. صناعة العين وتعبئة هذا الشهر.',
      },
      price: 74,
      oldPrice: 82,
      stock: 160,
      rated: { average: 4.6, count: 48 },
      groups: ['feed'],
      pictures: [pellets, close(pellets, 'label'), company(riding, 'sage', beside.wheat)],
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
      pictures: [racing, place(racing), close(racing), company(racing, 'wheat', beside.bucket)],
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
      pictures: [herd, place(herd), close(herd)],
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
      pictures: [heifer, place(heifer, 'rose'), close(heifer), company(heifer, 'clay', beside.bucket)],
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
      pictures: [
        headRope,
        dyed(headRope, -112, 0.8, 0.8),
        dyed(headRope, 118, 0.2, 0.42),
        company(riding, 'rose', { ...beside.rope, hue: 118 }),
      ],
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
      pictures: [calf, place(calf, 'rose'), close(calf), company(calf, 'sage', beside.herb)],
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
      pictures: [
        bottle,
        close(bottle, 'label'),
        company(calf, 'rose', art('1f37c', 190, { centreX: 0.76, lower: 26 })),
      ],
    },
  ],
  ({ subcategory }) => (subcategory === 'feed-gear' ? null : handover.camel),
)
