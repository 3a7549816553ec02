import { colour } from '@/lib/db/demo/catalogue/colours'
import type { DemoProduct } from '@/lib/db/demo/types'

/** Aquariums and what keeps them clear: plants, flakes, water care. */
export const tanks: DemoProduct[] = [
  {
    handle: 'planted-glass-tank-90l',
    category: 'fish',
    subcategory: 'aquariums',
    title: { en: 'Planted Glass Tank with Light, 90 litres', ar: 'حوض زجاجي مزروع مع إضاءة، 90 لتراً' },
    description: {
      en: 'Low-iron glass, a quiet filter and a warm light that plants like. Comes cycled with two angelfish on request. Two men carry it in and level the stand; keep it away from the window.',
      ar: 'زجاج صافٍ وفلتر هادئ وإضاءة دافئة تحبها النباتات. نجهّزه مكتمل الدورة البيولوجية ومعه سمكتا ملاك عند الطلب. يركّبه اثنان من عندنا ويضبطان القاعدة، وأبعده عن النافذة.',
    },
    price: 620,
    oldPrice: 740,
    stock: 7,
    colors: [colour.palm, colour.red, colour.black],
    rated: { average: 4.5, count: 39 },
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
  },
  {
    handle: 'nano-shrimp-tank-20l',
    category: 'fish',
    subcategory: 'aquariums',
    title: { en: 'Nano Tank, 20 litres', ar: 'حوض نانو، 20 لتراً' },
    description: {
      en: 'A desk-sized aquarium for shrimp or a single betta, with sponge filter and soft light. Planted with anubias and moss on lava stone. Ready for life after ten days; we lend you the test kit.',
      ar: 'حوض بحجم المكتب للروبيان أو سمكة مقاتل واحدة، معه فلتر إسفنجي وإضاءة ناعمة. مزروع بالأنوبياس والحزازيات على حجر بركاني. يجهز بعد عشرة أيام ونعيرك عدّة الفحص.',
    },
    price: 185,
    stock: 11,
    rated: { average: 4.8, count: 17 },
    groups: ['newArrival'],
  },
  {
    handle: 'fish-flakes-200g',
    category: 'fish',
    subcategory: 'tank-care',
    title: { en: 'Aquarium Fish Flakes, 200 g', ar: 'رقائق طعام للأسماك، 200 جم' },
    description: {
      en: 'Spirulina, shrimp meal and garlic in soft flakes that float, then sink slowly. Keeps colour and leaves the water clear. Close the lid tightly; humidity spoils it faster than time.',
      ar: 'سبيرولينا ومسحوق روبيان وثوم في رقائق ناعمة تطفو ثم تنزل ببطء. تحافظ على اللون ولا تعكّر الماء. أحكم الغطاء، فالرطوبة تفسدها أسرع من الوقت.',
    },
    price: 32,
    oldPrice: 38,
    stock: 95,
    rated: { average: 4.5, count: 37 },
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
  },
  {
    handle: 'water-conditioner-500ml',
    category: 'fish',
    subcategory: 'tank-care',
    title: { en: 'Water Care, 500 ml', ar: 'معالج ماء، 500 مل' },
    description: {
      en: 'Removes chlorine from tap water in two minutes and calms new arrivals. One capful treats 40 litres. Keep below 35 °C.',
      ar: 'يزيل الكلور من ماء الصنبور خلال دقيقتين ويهدّئ الأسماك الجديدة. غطاء واحد يكفي 40 لتراً. يُحفظ تحت 35 درجة.',
    },
    price: 35,
    stock: 58,
    rated: { average: 4.7, count: 32 },
  },
]
