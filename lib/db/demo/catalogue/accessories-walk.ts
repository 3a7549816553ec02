import { beside } from '@/lib/db/demo/catalogue/beside'
import { art, close, colour, company, dyed, inColour, pack, picture, place } from '@/lib/db/demo/catalogue/recipes'
import type { DemoProduct } from '@/lib/db/demo/types'

const bell = { art: '1f514', size: 120, x: 252, y: 300 }
const tag = { art: '1f3f7-fe0f', size: 110, x: 256, y: 300 }
const collarOf = (main: string, shade: string, height: number, inside: (typeof bell)[]) =>
  pack('collar', height, [main, shade, '#D9B25A'], null, { inside })
const bellCollar = picture('saffron', 'plinth', collarOf('#1F5A3D', '#0E3122', 380, [bell]), { palmLight: 0 })
const saluki = picture('palm', 'sweep', collarOf('#C98B3A', '#7B5016', 360, []), { palmLight: 3 })
const kitten = picture('saffron', 'plinth', collarOf('#D98BA0', '#8F4C60', 300, [{ ...bell, size: 100 }]))
const goat = picture('wheat', 'plinth', collarOf('#B2372A', '#6A1E16', 360, [{ ...bell, size: 190, x: 216, y: 290 }]), {
  palmLight: 2,
})
const nameTag = picture('clay', 'sweep', art('1f3f7-fe0f', 380))
const vest = picture('dusk', 'plinth', art('1f9ba', 460), { palmLight: 1 })
const bandana = picture('palm', 'plinth', art('1f9e3', 400))
const socks = picture('clay', 'sweep', art('1f9e6', 400))
const glove = picture(
  'saffron',
  'arch',
  art('1f9e4', 430, { hue: 110, saturation: 0.7, brightness: 0.8, keepViolets: true }),
)
const harness = picture('dusk', 'arch', art('1f9ae', 500))
const brassBell = picture('palm', 'plinth', art('1f514', 400), { palmLight: 1 })

/** What animals wear: collars, tags, vests, bandanas, and the falconer's glove. */
export const walkAndWear: DemoProduct[] = [
  {
    handle: 'leather-bell-collar',
    category: 'accessories',
    subcategory: 'collars-wear',
    title: { en: 'Leather Bell Collar', ar: 'طوق جلدي بجرس' },
    description: {
      en: 'Hand-stitched, vegetable-tanned leather with a brass bell you can hear across the farm. Fits necks from 32 to 44 cm. Wipe with a little oil twice a year; sun and sweat are what dry it.',
      ar: 'جلد مدبوغ نباتياً ومخيط باليد، مع جرس نحاس يُسمع من آخر العزبة. يناسب الرقبة من 32 إلى 44 سم. امسحه بقليل من الزيت مرتين في السنة، فالشمس والعرق ينشّفانه.',
    },
    price: 79,
    stock: 7,
    colors: [colour.palm, colour.red, colour.black, colour.tan],
    rated: { average: 4.4, count: 67 },
    groups: ['accessories'],
    pictures: [
      bellCollar,
      inColour(bellCollar, colour.red),
      inColour(bellCollar, colour.black),
      inColour(bellCollar, colour.tan),
    ],
  },
  {
    handle: 'cooling-bandana',
    category: 'accessories',
    subcategory: 'collars-wear',
    title: { en: 'Cooling Bandana', ar: 'لفّاف تبريد للرقبة' },
    description: {
      en: 'Soak for ten minutes and it stays cool for three hours on an evening walk. For dogs, goat kids and patient cats. Tie it loosely: two fingers should fit.',
      ar: 'انقعه عشر دقائق فيبقى بارداً ثلاث ساعات في مشوار العصر. للكلاب والجديان والقطط الصبورة. اربطه مرتخياً بحيث يدخل إصبعان.',
    },
    price: 29,
    oldPrice: 39,
    stock: 40,
    colors: [colour.red, colour.teal, colour.yellow],
    rated: { average: 4.2, count: 26 },
    groups: ['accessories'],
    pictures: [bandana, dyed(bandana, 185, 0.7, 0.85), dyed(bandana, 68, 0.9, 1.5), close(bandana, 'label')],
  },
  {
    handle: 'reflective-dog-vest',
    category: 'accessories',
    subcategory: 'collars-wear',
    title: { en: 'Reflective Vest', ar: 'سترة عاكسة للكلاب والهجن' },
    description: {
      en: 'Orange mesh with wide silver bands for dogs and camels led by the road at night. Light, washable and open at the belly for air. Sizes S to XL: we call you to ask for yours.',
      ar: 'شبك برتقالي بأشرطة فضية عريضة للكلاب والهجن على الطريق ليلاً. خفيفة وتُغسل ومفتوحة من البطن للتهوية. المقاسات من S إلى XL، ونتصل بك لمعرفة المقاس.',
    },
    price: 68,
    stock: 23,
    rated: { average: 4.5, count: 21 },
    pictures: [
      vest,
      close(vest, 'label'),
      company(picture('sage', 'arch', art('1f415-200d-1f9ba', 520)), 'sage', beside.ball),
    ],
  },
  {
    handle: 'hot-pavement-socks',
    category: 'accessories',
    subcategory: 'collars-wear',
    title: { en: 'Hot-Pavement Dog Socks', ar: 'جوارب كلاب للأرض الحارة' },
    description: {
      en: 'Four socks with rubber soles for paws on summer asphalt. If your palm cannot rest on the ground for seven seconds, they go on. Machine wash, dry in shade.',
      ar: 'أربعة جوارب بنعل مطاطي تحمي الكفوف من إسفلت الصيف. إذا لم تستطع وضع يدك على الأرض سبع ثوانٍ فقد حان وقتها. تُغسل في الغسالة وتُجفّف في الظل.',
    },
    price: 49,
    stock: 31,
    colors: [colour.palm, colour.navy, colour.red],
    rated: { average: 4.1, count: 33 },
    groups: ['accessories'],
    pictures: [
      socks,
      dyed(socks, 95, 0.7, 0.8),
      dyed(socks, -130, 0.85, 0.85),
      company(picture('wheat', 'arch', art('1f415', 500)), 'wheat', {
        ...socks.figures[0],
        height: 180,
        centreX: 0.76,
        lower: 26,
      }),
    ],
  },
  {
    handle: 'falconers-glove',
    category: 'accessories',
    subcategory: 'farm-falconry',
    title: { en: 'Falconer’s Glove', ar: 'دس صقّار جلد' },
    description: {
      en: 'Double deerskin over thumb and wrist, cut for the left hand and for a falcon’s grip. D-ring for the jesses. It softens after a season and lasts ten.',
      ar: 'جلد أيل مزدوج عند الإبهام والرسغ، مفصّل لليد اليسرى وقبضة الصقر. فيه حلقة للسبوق. يلين بعد موسم ويعيش عشرة.',
    },
    price: 195,
    stock: 8,
    colors: [colour.brown, colour.black, colour.tan],
    rated: { average: 4.8, count: 14 },
    pictures: [glove, dyed(glove, 110, 0.3, 0.4), dyed(glove, 113, 0.75, 1.15), close(glove, 'label')],
  },
  {
    handle: 'padded-saluki-collar',
    category: 'accessories',
    subcategory: 'collars-wear',
    title: { en: 'Padded Saluki Collar', ar: 'طوق سلوقي مبطّن' },
    description: {
      en: 'Five centimetres wide for a long thin neck, lined with soft felt so it does not rub the coat. Brass buckle, adjustable from 34 to 42 cm. A desert classic.',
      ar: 'عرضه 5 سم لرقبة السلوقي الطويلة، وبطانته لباد ناعم لا يحتّ الشعر. إبزيم نحاس، ومقاسه من 34 إلى 42 سم. من عدّة البر القديمة.',
    },
    price: 125,
    oldPrice: 139,
    stock: 10,
    colors: [colour.tan, colour.red, colour.navy],
    rated: { average: 4.9, count: 18 },
    groups: ['accessories'],
    pictures: [
      saluki,
      inColour(saluki, colour.red),
      inColour(saluki, colour.navy),
      company(picture('clay', 'arch', art('1f415', 480, { hue: -8, brightness: 0.82 })), 'clay', {
        ...collarOf('#C98B3A', '#7B5016', 150, []),
        centreX: 0.76,
        lower: 30,
      }),
    ],
  },
  {
    handle: 'engraved-name-tag',
    category: 'accessories',
    subcategory: 'collars-wear',
    title: { en: 'Engraved Name Tag', ar: 'بطاقة اسم محفورة' },
    description: {
      en: 'Name on one side, +971 number on the other, in Arabic, English or both. Engraved while you wait in the shop, or delivered the next day. We call you for the text.',
      ar: 'الاسم في وجه والرقم في الوجه الثاني، بالعربية أو الإنجليزية أو كليهما. نحفرها فوراً في المحل أو تصلك في اليوم التالي. نتصل بك لأخذ النص.',
    },
    price: 35,
    stock: 150,
    rated: { average: 4.7, count: 48 },
    pictures: [nameTag, close(nameTag, 'label'), picture('palm', 'plinth', collarOf('#21160F', '#0B0704', 340, [tag]))],
  },
  {
    handle: 'handle-walking-harness',
    category: 'accessories',
    subcategory: 'collars-wear',
    title: { en: 'Handled Harness', ar: 'حزام مشي بمقبض' },
    description: {
      en: 'A firm handle for steps, car boots and dogs that are getting old. Padded chest strap, quick clip, sizes for 15 to 40 kg. Let the dog wear it indoors for a day first.',
      ar: 'مقبض ثابت للدرج وصعود السيارة ولمن كبر سنّه من الكلاب. حزام صدر مبطّن وقفل سريع، ومقاساته من 15 إلى 40 كجم. دعه يلبسه في البيت يوماً قبل أول مشوار.',
    },
    price: 118,
    stock: 16,
    rated: { average: 4.6, count: 23 },
    pictures: [harness, close(harness), place(harness)],
  },
  {
    handle: 'kitten-bell-collar',
    category: 'accessories',
    subcategory: 'collars-wear',
    title: { en: 'Kitten Bell Collar', ar: 'طوق قطط صغيرة بجرس' },
    description: {
      en: 'Ten grams, with a clasp that opens if it catches on a branch. The bell warns the birds in the garden. 18 to 26 cm, so check it as the kitten grows.',
      ar: 'وزنه 10 جم وقفله ينفتح إذا علق بغصن. الجرس ينبّه عصافير الحديقة. مقاسه من 18 إلى 26 سم، فراقبه كلما كبر القط.',
    },
    price: 22,
    stock: 55,
    colors: [colour.pink, colour.teal, colour.yellow, colour.grey],
    rated: { average: 4.3, count: 35 },
    groups: ['accessories'],
    pictures: [kitten, inColour(kitten, colour.teal), inColour(kitten, colour.yellow), inColour(kitten, colour.grey)],
  },
  {
    handle: 'goat-collar-brass-bell',
    category: 'accessories',
    subcategory: 'farm-falconry',
    title: { en: 'Big-Bell Goat Collar', ar: 'طوق ماعز بجرس كبير' },
    description: {
      en: 'Woven band with a deep-voiced bell for the one who leads the herd. You know where they are before you see them. Length 55 cm, riveted, not sewn.',
      ar: 'شريط منسوج وجرس صوته غليظ للعنز التي تقود القطيع. تعرف مكانها قبل أن تراها. طوله 55 سم ومثبّت بمسامير لا بخيط.',
    },
    price: 42,
    stock: 19,
    rated: { average: 4.6, count: 12 },
    pictures: [
      goat,
      close(goat, 'label'),
      company(picture('sage', 'arch', art('1f410', 520)), 'sage', art('1f514', 150, { centreX: 0.76, lower: 34 })),
    ],
  },
  {
    handle: 'brass-herd-bell',
    category: 'accessories',
    subcategory: 'farm-falconry',
    title: { en: 'Brass Herd Bell', ar: 'جرس نحاس للقطيع' },
    description: {
      en: 'Cast in one piece, 9 cm across, with a clapper of camel bone. Heard at 600 m on a still night. Strap not included.',
      ar: 'مصبوب قطعة واحدة قطره 9 سم، ولسانه من عظم الإبل. يُسمع من 600 متر في الليل الساكن. السير غير مشمول.',
    },
    price: 58,
    oldPrice: 72,
    stock: 1,
    rated: { average: 4.4, count: 9 },
    pictures: [
      brassBell,
      close(brassBell, 'face'),
      company(picture('dusk', 'arch', art('1f404', 520)), 'dusk', art('1f514', 160, { centreX: 0.77, lower: 32 })),
    ],
  },
]
