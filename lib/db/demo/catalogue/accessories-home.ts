import { beside } from '@/lib/db/demo/catalogue/beside'
import { art, close, colour, company, dyed, pack, packs, picture } from '@/lib/db/demo/catalogue/recipes'
import type { DemoProduct } from '@/lib/db/demo/types'

const basket = picture('palm', 'sweep', art('1f9fa', 500), { palmLight: 3 })
const stoneware = picture('clay', 'plinth', pack('bowl', 280, packs.cream), { palmLight: 2 })
const wool = picture('rose', 'sweep', art('1f9f6', 430, { hue: -45, saturation: 0.8, brightness: 0.95 }))
const teddy = picture('lagoon', 'plinth', art('1f9f8', 480))
const kennel = picture('dusk', 'sweep', art('1f3e0', 560))
const bucket = picture('wheat', 'sweep', art('1faa3', 480, { hue: -70, saturation: 0.7, brightness: 0.9 }), {
  palmLight: 3,
})
const backpack = picture('saffron', 'plinth', art('1f392', 460, { hue: 165, saturation: 0.7, brightness: 0.72 }))
const tent = picture('clay', 'sweep', art('26fa', 430), { palmLight: 0 })
const fountain = picture('saffron', 'sweep', art('26f2', 430))
const balls = picture('palm', 'plinth', [
  art('26be', 240, { centreX: 0.38 }),
  art('1f94e', 280, { centreX: 0.61, lower: 16 }),
])
const frisbee = picture('clay', 'plinth', art('1f94f', 380))
const broom = picture('saffron', 'arch', art('1f9f9', 480))

/** Housing, bowls, carriers and toys. */
export const homeAndPlay: DemoProduct[] = [
  {
    handle: 'palm-travel-basket',
    category: 'accessories',
    subcategory: 'beds-travel',
    title: { en: 'Palm Travel Basket', ar: 'سلة سفر من الخوص' },
    description: {
      en: 'Woven from date-palm leaf by a family in Liwa, with a lid and cotton lining. Carries a cat or a rabbit up to 6 kg and lets the air through. No two are quite alike.',
      ar: 'سلة من خوص النخل، سفّ يد من عائلة في ليوا، ولها غطاء وبطانة قطن. تحمل قطة أو أرنباً حتى 6 كجم والهواء يدخلها. ولا تجد قطعتين متطابقتين.',
    },
    price: 110,
    stock: 14,
    rated: { average: 4.9, count: 51 },
    groups: ['accessories'],
    pictures: [
      basket,
      close(basket, 'label'),
      company(picture('saffron', 'arch', art('1f408', 480)), 'saffron', beside.basket),
    ],
  },
  {
    handle: 'stoneware-bowl-1l',
    category: 'accessories',
    subcategory: 'bowls-toys',
    title: { en: 'Stoneware Bowl, 1 L', ar: 'وعاء فخّار، لتر واحد' },
    description: {
      en: 'Glazed stoneware, heavy enough not to slide, cool enough to keep water fresh. Dishwasher safe. Chosen by dogs, cats and one very old tortoise.',
      ar: 'فخّار مزجّج ثقيل لا ينزلق ويبقي الماء بارداً. يدخل غسالة الصحون. اختاره كلاب وقطط وسلحفاة عجوز.',
    },
    price: 45,
    stock: 62,
    rated: { average: 4.8, count: 122 },
    groups: ['accessories'],
    pictures: [
      stoneware,
      close(stoneware, 'label'),
      company(picture('wheat', 'arch', art('1f415', 500)), 'wheat', beside.bowl),
    ],
  },
  {
    handle: 'wool-ball-toy',
    category: 'accessories',
    subcategory: 'bowls-toys',
    title: { en: 'Wool Ball Toy', ar: 'كرة صوف للعب' },
    description: {
      en: 'Felted by hand around a cork core, so it bounces softly and never unravels. For kittens and puppies under supervision. Cold hand-wash.',
      ar: 'صوف ملبّد باليد حول قلب فلّين، قفزته ناعمة وخيوطه لا تنفك. للقطط الصغيرة والجراء تحت إشرافك. تُغسل باليد بماء بارد.',
    },
    price: 19,
    oldPrice: 25,
    stock: 48,
    rated: { average: 4.1, count: 64 },
    groups: ['accessories'],
    pictures: [wool, close(wool, 'face'), company(picture('dusk', 'arch', art('1f408', 480)), 'dusk', beside.yarn)],
  },
  {
    handle: 'cabin-pet-backpack',
    category: 'accessories',
    subcategory: 'beds-travel',
    title: { en: 'Pet Backpack, 8 kg', ar: 'حقيبة ظهر للحيوانات، حتى 8 كجم' },
    description: {
      en: 'Mesh on three sides, a hard base and a clip inside for the harness. Fits under most airline seats: 42 × 34 × 22 cm. Not for parked cars, ever.',
      ar: 'شبك من ثلاث جهات وقاعدة صلبة ومشبك داخلي للحزام. تدخل تحت أغلب مقاعد الطائرة: 42 × 34 × 22 سم. ولا تُترك في سيارة واقفة أبداً.',
    },
    price: 169,
    oldPrice: 199,
    stock: 20,
    colors: [colour.palm, colour.red, colour.navy],
    rated: { average: 4.6, count: 28 },
    groups: ['accessories', 'newArrival'],
    pictures: [backpack, dyed(backpack, 18, 0.85, 0.85), dyed(backpack, -92, 0.6, 0.65), close(backpack, 'label')],
  },
  {
    handle: 'wooden-kennel-large',
    category: 'accessories',
    subcategory: 'beds-travel',
    title: { en: 'Wooden Kennel, Large', ar: 'بيت كلب خشبي كبير' },
    description: {
      en: 'Insulated walls, raised floor and a roof that lifts for cleaning. 110 × 75 × 82 cm, for dogs up to 35 kg. Our carpenters assemble it in the shade you choose.',
      ar: 'جدران معزولة وأرضية مرفوعة وسقف يُفتح للتنظيف. مقاسه 110 × 75 × 82 سم لكلب حتى 35 كجم. نجّارونا يركّبونه في الظل الذي تختاره.',
    },
    price: 640,
    oldPrice: 800,
    stock: 5,
    rated: { average: 4.7, count: 15 },
    pictures: [
      kennel,
      close(kennel, 'label'),
      company(picture('sage', 'arch', art('1f415', 360)), 'sage', art('1f3e0', 300, { centreX: 0.74, lower: 4 })),
    ],
  },
  {
    handle: 'desert-shade-tent',
    category: 'accessories',
    subcategory: 'beds-travel',
    title: { en: 'Desert Shade Tent', ar: 'خيمة ظل للبر' },
    description: {
      en: 'Opens in a minute and blocks 95% of the sun for two salukis or a goat at camp. Sand pockets instead of pegs. Folds to the size of a car tyre.',
      ar: 'تُفتح في دقيقة وتحجب 95% من الشمس عن سلوقيين أو عنز في المخيم. لها جيوب رمل بدل الأوتاد. تُطوى بحجم إطار السيارة.',
    },
    price: 145,
    stock: 11,
    rated: { average: 4.4, count: 17 },
    pictures: [
      tent,
      close(tent, 'label'),
      picture('dusk', 'dune', [
        art('26fa', 330, { centreX: 0.62, lower: -30 }),
        art('1f415', 190, { centreX: 0.28, lower: 20 }),
      ]),
    ],
  },
  {
    handle: 'rubber-farm-bucket-18l',
    category: 'accessories',
    subcategory: 'farm-falconry',
    title: { en: 'Rubber Bucket, 18 L', ar: 'سطل مطاط، 18 لتراً' },
    description: {
      en: 'Soft rubber that survives hooves, sun and reversing pickups. Flat on one side to hang on a fence. Does not heat the water as plastic does.',
      ar: 'مطاط ليّن يتحمّل الحوافر وعجلات السيارة. مسطّح من جهة ليُعلّق على الشبك. ولا يسخّن الماء مثل البلاستيك.',
    },
    price: 38,
    stock: 77,
    colors: [colour.teal, colour.black, colour.navy],
    rated: { average: 4.6, count: 41 },
    groups: ['accessories'],
    pictures: [
      bucket,
      dyed(bucket, -70, 0.1, 0.35),
      dyed(bucket, 8, 0.8, 0.6),
      company(picture('sage', 'arch', art('1f40e', 530)), 'sage', beside.bucket),
    ],
  },
  {
    handle: 'quiet-water-fountain-2l',
    category: 'accessories',
    subcategory: 'bowls-toys',
    title: { en: 'Quiet Fountain, 2 L', ar: 'نافورة شرب هادئة، لتران' },
    description: {
      en: 'Moving water makes cats drink a third more, which matters here. Pump under 30 dB, carbon filter for a month. Runs from a USB plug or a power bank.',
      ar: 'الماء الجاري يجعل القطط تشرب أكثر بالثلث، وهذا مهم في أجوائنا. صوت المضخة أقل من 30 ديسيبل وفلتر كربون لشهر. تعمل على USB أو بطارية متنقلة.',
    },
    price: 129,
    stock: 18,
    rated: { average: 4.3, count: 36 },
    groups: ['accessories'],
    pictures: [
      fountain,
      close(fountain, 'face'),
      company(
        picture('dusk', 'arch', art('1f408-200d-2b1b', 480, { saturation: 0.7, brightness: 0.55 })),
        'dusk',
        art('26f2', 220, { centreX: 0.77, lower: 24 }),
      ),
    ],
  },
  {
    handle: 'fetch-balls-pair',
    category: 'accessories',
    subcategory: 'bowls-toys',
    title: { en: 'Fetch Balls, Pair', ar: 'كرات رمي، حبتان' },
    description: {
      en: 'One white, one lime, both hand-stitched and without the felt that wears teeth. Bright enough to find on sand at dusk. They float.',
      ar: 'واحدة بيضاء وواحدة ليمونية، خياطة يد وبلا الوبر الذي يبري الأسنان. لونهما واضح على الرمل عند المغرب. وتطفوان على الماء.',
    },
    price: 24,
    stock: 92,
    rated: { average: 4.4, count: 30 },
    pictures: [balls, close(balls, 'face'), company(picture('sage', 'arch', art('1f415', 500)), 'sage', beside.ball)],
  },
  {
    handle: 'soft-bear-toy',
    category: 'accessories',
    subcategory: 'bowls-toys',
    title: { en: 'Soft Bear Toy', ar: 'دب قماش للجراء' },
    description: {
      en: 'A puppy’s companion for the first nights away from mother, with a pocket for a warm pad. Double seams, no plastic eyes. Washes at 40 °C.',
      ar: 'رفيق الجرو في لياليه الأولى بعيداً عن أمه، فيه جيب لكمادة دافئة. خياطته مزدوجة وعيونه ليست من البلاستيك. يُغسل على 40 درجة.',
    },
    price: 39,
    oldPrice: 52,
    stock: 27,
    rated: { average: 4.5, count: 22 },
    pictures: [
      teddy,
      close(teddy, 'face'),
      company(picture('rose', 'arch', art('1f436', 360)), 'rose', art('1f9f8', 220, { centreX: 0.76, lower: 26 })),
    ],
  },
  {
    handle: 'rubber-flyer',
    category: 'accessories',
    subcategory: 'bowls-toys',
    title: { en: 'Soft Flyer, 22 cm', ar: 'قرص طائر، 22 سم' },
    description: {
      en: 'A dog’s favourite: natural rubber that flies straight, bends in the mouth and spares the gums. Good on the beach at Kalba. Rinse off the salt.',
      ar: 'لعبة الكلاب المفضلة: مطاط طبيعي يطير مستقيماً ويلين في الفم ولا يؤذي اللثة. مناسب لشاطئ كلباء. اشطفه من الملح بعد اللعب.',
    },
    price: 33,
    stock: 0,
    rated: { average: 4.2, count: 13 },
    pictures: [
      frisbee,
      close(frisbee, 'label'),
      company(picture('butter', 'arch', art('1f415', 500)), 'butter', art('1f94f', 170, { centreX: 0.76, lower: 34 })),
    ],
  },
  {
    handle: 'stable-broom',
    category: 'accessories',
    subcategory: 'farm-falconry',
    title: { en: 'Palm-Fibre Broom', ar: 'مكنسة ليف للعزبة' },
    description: {
      en: 'Stiff palm fibre on an ash handle, bound with wire. Moves straw and wet sand alike. Hang it head down and it keeps its shape for years.',
      ar: 'ليف نخل قاسٍ على عصا خشب مشدودة بسلك. تكنس التبن والرمل المبلول. علّقها ورأسها إلى الأسفل فتبقى على شكلها سنوات.',
    },
    price: 28,
    stock: 34,
    rated: { average: 4.3, count: 11 },
    pictures: [
      broom,
      close(broom, 'label'),
      company(picture('sage', 'arch', art('1facf', 440)), 'sage', art('1f9f9', 300, { centreX: 0.79, lower: 10 })),
    ],
  },
]
