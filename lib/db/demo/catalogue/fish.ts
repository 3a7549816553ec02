import { art, close, colour, pack, packs, picture } from '@/lib/db/demo/catalogue/recipes'
import type { DemoProduct } from '@/lib/db/demo/types'

const swim = (code: string, height: number, x: number, lower = 0, more = {}) =>
  art(code, height, { centreX: x, floats: true, ...(lower === 0 ? {} : { lower }), ...more })

/** A drawn tank with fish inside: `inside` in the tank's own units (760 × 560). */
const tankOf = (...inside: { art: string; size: number; x: number; y: number }[]) => ({
  ...pack('tank', 520, ['#16372A', '#0B2418', '#F7EFDD'], null),
  packColours: [],
  inside,
})
const coral = { art: '1fab8', size: 210, x: 470, y: 290 }
const sprout = { art: '1f331', size: 120, x: 120, y: 380 }

const angelfish = picture('lagoon', 'lagoon', swim('1f420', 340, 0.5), { feet: 640 })
const neons = picture(
  'lagoon',
  'lagoon',
  [swim('1f41f', 220, 0.4), swim('1f41f', 150, 0.72, 130), swim('1f41f', 120, 0.66, -180)],
  { feet: 560 },
)
const gold = { hue: 162, saturation: 1.2, brightness: 1.05 }
const goldfish = picture('lagoon', 'lagoon', [swim('1f41f', 300, 0.4, 0, gold), swim('1f41f', 200, 0.72, 110, { ...gold, flip: true })], {
  feet: 600,
})
const puffer = picture('lagoon', 'lagoon', swim('1f421', 340, 0.52), { feet: 650 })
const betta = picture('linen', 'lagoon', swim('1f41f', 320, 0.5, 0, { hue: 122, saturation: 1.3, brightness: 0.86 }), { feet: 640 })
const shrimp = picture('lagoon', 'lagoon', [swim('1f990', 300, 0.42, 40), swim('1f990', 190, 0.72, 60, { flip: true })], { feet: 780 })
const snails = picture('linen', 'plinth', [art('1f40c', 330, { centreX: 0.42 }), art('1f40c', 220, { centreX: 0.7, lower: 24, flip: true })])
const tank = picture('linen', 'sweep', tankOf(coral, { art: '1f420', size: 150, x: 200, y: 220 }, { art: '1f41f', size: 100, x: 390, y: 150 }, sprout))
const nano = picture('dusk', 'plinth', {
  ...tankOf({ art: '1f331', size: 170, x: 140, y: 320 }, { art: '1f990', size: 110, x: 420, y: 370 }, { art: '1fab4', size: 190, x: 520, y: 300 }),
  height: 400,
})
const flakes = picture('lagoon', 'plinth', [pack('tub', 440, packs.clay, '1f420', { centreX: 0.45 }), art('1f41f', 150, { centreX: 0.76, lower: 18 })])
const reef = picture('linen', 'lagoon', art('1fab8', 430), { feet: 850 })
const conditioner = picture('lagoon', 'sweep', [pack('bottle', 560, packs.teal, '1f4a7', { centreX: 0.44 }), art('1f4a7', 170, { centreX: 0.7, lower: 26, keepViolets: true })])
const lily = picture('linen', 'sweep', art('1fab7', 380), { palmLight: 2 })

/** Fish: tropical and pond fish, shrimp and snails, aquariums and what keeps them clear. */
export const fish: DemoProduct[] = [
  {
    handle: 'blue-angelfish',
    category: 'fish',
    subcategory: 'freshwater',
    title: { en: 'Blue Angelfish', ar: 'سمكة ملاك زرقاء' },
    description: {
      en: 'About 6 cm, bred in Dubai on local tap water, so it takes to your tank quickly. Keep at 26 °C in 60 litres or more, with tall plants. Travels in an oxygen bag inside a cool box.',
      ar: 'طولها نحو 6 سم، إنتاج دبي على ماء البلدية، فتتأقلم بسرعة. حرارة 26 درجة وحوض 60 لتراً فأكثر مع نباتات طويلة. تصلك في كيس أكسجين داخل صندوق مبرّد.',
    },
    price: 210,
    stock: 0,
    rated: { average: 4.2, count: 18 },
    pictures: [angelfish, close(angelfish), picture('dusk', 'sweep', tankOf({ art: '1f420', size: 220, x: 250, y: 190 }, sprout, { ...coral, size: 160, y: 340 }))],
  },
  {
    handle: 'planted-glass-tank-90l',
    category: 'fish',
    subcategory: 'aquariums',
    title: { en: 'Planted Glass Tank with Light, 90 litres', ar: 'حوض زجاجي مزروع مع إضاءة، 90 لتراً' },
    description: {
      en: 'Low-iron glass, a quiet filter and a warm light that plants like. Comes cycled with two angelfish on request. Two men carry it in and level the stand; keep it away from the window.',
      ar: 'زجاج صافٍ وفلتر هادئ وإضاءة دافئة تحبها النباتات. نجهّزه بالماء الناضج ومعه سمكتا ملاك عند الطلب. يركّبه اثنان من عندنا ويضبطان القاعدة، وأبعده عن النافذة.',
    },
    price: 620,
    oldPrice: 740,
    stock: 7,
    colors: [colour.palm, colour.red, colour.black],
    rated: { average: 4.5, count: 39 },
    pictures: [tank, angelfish, neons, close(tank, 'label')],
  },
  {
    handle: 'blue-neon-shoal-6',
    category: 'fish',
    subcategory: 'freshwater',
    title: { en: 'Blue Neon Shoal, 6', ar: 'سرب نيون أزرق، 6' },
    description: {
      en: 'Six neon tetras that move as one and light up the dark corner of the tank. Peaceful with shrimp and small catfish. Feed crushed flakes twice a day, no more than they finish in a minute.',
      ar: 'ست سمكات نيون تسبح معاً وتضيء زاوية الحوض. مسالمة مع الروبيان وسمك القاع الصغير. تُطعم رقائق مطحونة مرتين في اليوم، بقدر ما تأكله خلال دقيقة.',
    },
    price: 60,
    oldPrice: 72,
    stock: 25,
    rated: { average: 4.6, count: 41 },
    pictures: [neons, close(neons), picture('linen', 'sweep', tankOf({ art: '1f41f', size: 120, x: 180, y: 180 }, { art: '1f41f', size: 90, x: 380, y: 150 }, { art: '1f41f', size: 100, x: 330, y: 290 }, sprout))],
  },
  {
    handle: 'reef-ornament',
    category: 'fish',
    subcategory: 'tank-care',
    title: { en: 'Reef Ornament, Resin', ar: 'شعاب زينة من الراتنج' },
    description: {
      en: 'A cast reef 22 cm tall: no real coral is taken from the sea. Colours do not leach, edges are rounded for long fins. Rinse in warm water every month.',
      ar: 'شعاب مصبوبة ارتفاعها 22 سم، لا يدخل فيها أي مرجان من البحر. ألوانها ثابتة وحوافها مدوّرة لا تجرح الزعانف. تُشطف بماء دافئ كل شهر.',
    },
    price: 69,
    stock: 22,
    rated: { average: 4.3, count: 15 },
    pictures: [reef, close(reef, 'label'), picture('rose', 'plinth', art('1fab8', 400))],
  },
  {
    handle: 'fantail-goldfish-pair',
    category: 'fish',
    subcategory: 'freshwater',
    title: { en: 'Fantail Goldfish Pair', ar: 'زوج سمك ذهبي' },
    description: {
      en: 'Two round fantails, orange and lively, 7 to 8 cm. They like cool water: 18 to 24 °C, so a chiller or a cool room in July. Forty litres each is fair.',
      ar: 'سمكتان مستديرتان بذيل مروحي ولون برتقالي، من 7 إلى 8 سم. تحب الماء البارد بين 18 و24 درجة، فتحتاج مبرّداً أو غرفة باردة في يوليو. لكل واحدة 40 لتراً على الأقل.',
    },
    price: 45,
    stock: 30,
    rated: { average: 4.4, count: 28 },
    pictures: [goldfish, close(goldfish), picture('linen', 'lagoon', swim('1f41f', 300, 0.5, 0, gold), { feet: 640 })],
  },
  {
    handle: 'mystery-snails-4',
    category: 'fish',
    subcategory: 'shrimp-snails',
    title: { en: 'Mystery Snails, 4', ar: 'حلزون الأحواض، 4' },
    description: {
      en: 'Four thumb-sized snails that clean glass and leave plants alone. They climb at night, so keep a lid on. Hard Emirati tap water suits their shells.',
      ar: 'أربعة بحجم الإبهام تنظّف الزجاج ولا تأكل النباتات. تتسلّق بالليل، فغطِّ الحوض. ماؤنا العسر مناسب لأصدافها.',
    },
    price: 28,
    stock: 36,
    rated: { average: 4.2, count: 12 },
    pictures: [snails, close(snails, 'face'), picture('lagoon', 'lagoon', art('1f40c', 300), { feet: 850 })],
  },
  {
    handle: 'dwarf-puffer',
    category: 'fish',
    subcategory: 'freshwater',
    title: { en: 'Dwarf Puffer', ar: 'سمكة منتفخة قزمة' },
    description: {
      en: 'A curious little fish of 3 cm that watches you back. One to a tank: it nips fins. Eats snails and frozen bloodworm, never flakes.',
      ar: 'سمكة فضولية طولها 3 سم تراقبك كما تراقبها. واحدة في الحوض تكفي لأنها تعضّ الزعانف. تأكل الحلزون والديدان المجمّدة، ولا تأكل الرقائق.',
    },
    price: 55,
    stock: 8,
    rated: { average: 4.7, count: 9 },
    pictures: [puffer, close(puffer), picture('dusk', 'plinth', { ...tankOf({ art: '1f421', size: 180, x: 270, y: 210 }, sprout), height: 400 })],
  },
  {
    handle: 'nano-shrimp-tank-20l',
    category: 'fish',
    subcategory: 'aquariums',
    title: { en: 'Nano Tank, 20 litres', ar: 'حوض نانو، 20 لتراً' },
    description: {
      en: 'A desk-sized aquarium for shrimp or a single betta, with sponge filter and soft light. Planted with anubias and moss on lava stone. Ready for life after ten days; we lend you the test kit.',
      ar: 'حوض بحجم المكتب للروبيان أو سمكة مقاتل واحدة، معه فلتر إسفنجي وإضاءة ناعمة. مزروع بالأنوبياس والطحالب على حجر بركاني. يجهز بعد عشرة أيام ونعيرك عدّة الفحص.',
    },
    price: 185,
    stock: 11,
    rated: { average: 4.8, count: 17 },
    groups: ['newArrival'],
    pictures: [nano, close(nano, 'label'), shrimp],
  },
  {
    handle: 'fish-flakes-200g',
    category: 'fish',
    subcategory: 'tank-care',
    title: { en: 'Fish Flakes, 200 g', ar: 'رقائق سمك، 200 جم' },
    description: {
      en: 'Spirulina, shrimp meal and garlic in soft flakes that float, then sink slowly. Keeps colour and leaves the water clear. Close the lid tightly; humidity spoils it faster than time.',
      ar: 'سبيرولينا ومسحوق روبيان وثوم في رقائق ناعمة تطفو ثم تنزل ببطء. تحافظ على اللون ولا تعكّر الماء. أحكم الغطاء، فالرطوبة تفسدها أسرع من الوقت.',
    },
    price: 32,
    oldPrice: 38,
    stock: 95,
    rated: { average: 4.5, count: 37 },
    pictures: [flakes, close(flakes, 'label'), neons],
  },
  {
    handle: 'red-betta',
    category: 'fish',
    subcategory: 'freshwater',
    title: { en: 'Red Betta, Male', ar: 'مقاتل أحمر، ذكر' },
    description: {
      en: 'A halfmoon male in deep red, alone in his own bag and his own tank. Warm still water at 27 °C and a leaf to rest on keep him flaring for years. Never two males together.',
      ar: 'ذكر هاف مون لونه أحمر غامق، وحده في كيسه ووحده في حوضه. ماء دافئ ساكن 27 درجة وورقة يرتاح عليها. لا تجمع ذكرين أبداً.',
    },
    price: 40,
    stock: 14,
    rated: { average: 4.3, count: 25 },
    pictures: [betta, close(betta), picture('rose', 'plinth', { ...tankOf({ art: '1f331', size: 170, x: 150, y: 320 }, { art: '1fab7', size: 160, x: 470, y: 60 }), height: 400 })],
  },
  {
    handle: 'cherry-shrimp-10',
    category: 'fish',
    subcategory: 'shrimp-snails',
    title: { en: 'Cherry Shrimp, 10', ar: 'روبيان كرز، 10' },
    description: {
      en: 'Ten red shrimp at breeding size for planted tanks. They graze algae all day and multiply if you let them. Drip-acclimatise for an hour; copper medicines are forbidden to them.',
      ar: 'عشر حبات حمراء بحجم الإنتاج للأحواض المزروعة. ترعى الطحالب طول اليوم وتتكاثر إن تركتها. عوّدها على الماء بالتنقيط ساعة كاملة، وأبعد عنها أدوية النحاس.',
    },
    price: 50,
    stock: 18,
    rated: { average: 4.6, count: 20 },
    pictures: [shrimp, close(shrimp), nano],
  },
  {
    handle: 'pink-water-lily',
    category: 'fish',
    subcategory: 'tank-care',
    title: { en: 'Pink Water Lily', ar: 'زنبق ماء وردي' },
    description: {
      en: 'A rooted lily for garden ponds 40 to 80 cm deep, flowering from March to November. Shades goldfish at noon. Plant the basket in clay and top with pebbles.',
      ar: 'شتلة بجذورها لبرك الحدائق بعمق 40 إلى 80 سم، تزهر من مارس إلى نوفمبر. تظلّل السمك وقت الظهر. تُزرع السلّة بالطين ويوضع فوقها حصى.',
    },
    price: 85,
    oldPrice: 100,
    stock: 6,
    rated: { average: 4.4, count: 7 },
    pictures: [lily, close(lily, 'label'), picture('lagoon', 'plinth', art('1fab7', 320))],
  },
  {
    handle: 'water-conditioner-500ml',
    category: 'fish',
    subcategory: 'tank-care',
    title: { en: 'Water Conditioner, 500 ml', ar: 'معالج ماء، 500 مل' },
    description: {
      en: 'Removes chlorine from tap water in two minutes and calms new arrivals. One capful treats 40 litres. Keep below 35 °C.',
      ar: 'يزيل الكلور من ماء الصنبور خلال دقيقتين ويهدّئ الأسماك الجديدة. غطاء واحد يكفي 40 لتراً. يُحفظ تحت 35 درجة.',
    },
    price: 35,
    stock: 58,
    rated: { average: 4.7, count: 32 },
    pictures: [conditioner, close(conditioner, 'label'), picture('linen', 'plinth', pack('bottle', 500, packs.teal, '1f420'))],
  },
]
