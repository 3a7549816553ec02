import { beside } from '@/lib/db/demo/catalogue/beside'
import { art, close, colour, company, dyed, pack, packs, picture } from '@/lib/db/demo/catalogue/recipes'
import type { DemoProduct } from '@/lib/db/demo/types'

const shampoo = picture(
  'mint',
  'plinth',
  [pack('bottle', 560, packs.mint, '1f436', { centreX: 0.42 }), art('1f9fc', 190, { centreX: 0.68, lower: 20 })],
  { palmLight: 2 },
)
const comb = picture('clay', 'plinth', art('1faae', 460, { hue: 230, saturation: 0.7 }))
const vitamins = picture('mint', 'sweep', [
  pack('tub', 440, packs.white, '1f40e', { centreX: 0.43 }),
  art('1f48a', 170, { centreX: 0.74, lower: 30 }),
])
const vetVisit = picture('linen', 'sweep', art('1fa7a', 480, { keepViolets: true, hue: -90 }), { palmLight: 3 })
const thermometer = picture('mint', 'plinth', art('1f321-fe0f', 420))
const firstAid = picture('sage', 'sweep', art('1f9f0', 420), { palmLight: 1 })
const bandage = picture('wheat', 'plinth', art('1fa79', 400))
const toothbrush = picture('mint', 'arch', art('1faa5', 420, { hue: 188, saturation: 0.75, brightness: 0.85 }))
const hoofOil = picture('dusk', 'plinth', pack('bottle', 540, packs.date, '1f434'))
const electrolytes = picture(
  'linen',
  'sweep',
  [pack('tub', 430, packs.saffron, '1f42a', { centreX: 0.43 }), art('1f4a7', 170, { centreX: 0.73, lower: 28, keepViolets: true })],
  { palmLight: 0 },
)
const lick = picture('mint', 'sweep', art('1faa8', 380, { hue: 0, saturation: 1 }))
const bath = picture('rose', 'sweep', art('1f6c1', 480))
const spray = picture('dusk', 'sweep', pack('bottle', 570, packs.olive, '1f431'), { palmLight: 2 })
const sponge = picture('mint', 'plinth', art('1f9fd', 360))

/** Health and care: grooming, vitamins and minerals, first aid. No medicines on prescription. */
export const health: DemoProduct[] = [
  {
    handle: 'gentle-paw-shampoo',
    category: 'health',
    subcategory: 'grooming',
    title: { en: 'Gentle Paw Shampoo', ar: 'شامبو لطيف للكفوف' },
    description: {
      en: 'Oat and aloe in 500 ml, made for dry skin under air conditioning. Lather, wait three minutes, rinse well between the toes. Safe from eight weeks.',
      ar: 'شوفان وصبّار في 500 مل، للجلد الذي ينشّفه المكيّف. ارغِه وانتظر ثلاث دقائق ثم اشطف بين الأصابع جيداً. آمن من عمر 8 أسابيع.',
    },
    price: 38,
    oldPrice: 48,
    stock: 52,
    rated: { average: 4.3, count: 60 },
    pictures: [shampoo, close(shampoo, 'label'), company(picture('sage', 'arch', art('1f415', 500)), 'sage', beside.brush)],
  },
  {
    handle: 'wide-tooth-mane-comb',
    category: 'health',
    subcategory: 'grooming',
    title: { en: 'Wide Tooth Mane Comb', ar: 'مشط عُرف عريض' },
    description: {
      en: 'Rounded teeth that part a tangled mane without breaking it. Start at the ends and work upwards. Also good for salukis’ ears and long-haired goats.',
      ar: 'أسنان مدوّرة تفك تشابك العرف بلا تقطيع. ابدأ من الأطراف واصعد. ينفع أيضاً لأذن السلوقي الأرياش والماعز طويل الشعر.',
    },
    price: 29,
    oldPrice: 35,
    stock: 44,
    rated: { average: 4.3, count: 40 },
    groups: ['accessories'],
    pictures: [comb, close(comb, 'label'), company(picture('sage', 'arch', art('1f40e', 530)), 'sage', beside.brush)],
  },
  {
    handle: 'horse-vitamins-2kg',
    category: 'health',
    subcategory: 'vitamins-minerals',
    title: { en: 'Horse Vitamins, 2 kg', ar: 'فيتامينات خيل، 2 كجم' },
    description: {
      en: 'Biotin, zinc and vitamin E in an apple-flavoured powder for hoof, coat and recovery. One scoop on the evening feed; forty days in a tub. Free of banned substances for competition.',
      ar: 'بيوتين وزنك وفيتامين هـ في مسحوق بنكهة التفاح للحافر والشعر والاستشفاء. مكيال مع وجبة المساء، والعلبة تكفي 40 يوماً. خالٍ من المواد الممنوعة في السباقات.',
    },
    price: 145,
    stock: 28,
    rated: { average: 4.6, count: 23 },
    pictures: [vitamins, close(vitamins, 'label'), company(picture('wheat', 'arch', art('1f40e', 530)), 'wheat', beside.bucket)],
  },
  {
    handle: 'home-vet-visit',
    category: 'health',
    subcategory: 'first-aid-vet',
    title: { en: 'Home Vet Visit', ar: 'زيارة طبيب بيطري' },
    description: {
      en: 'A licensed vet at your house or farm in Al Ain within a day: check-up, weight, vaccination plan and advice. Up to five animals in one visit. Medicines, if needed, are billed apart.',
      ar: 'طبيب بيطري مرخّص يصلك إلى البيت أو العزبة في العين خلال يوم: فحص ووزن وخطة تطعيم ونصيحة. حتى خمسة رؤوس في الزيارة. والأدوية إن لزمت تُحسب وحدها.',
    },
    price: 250,
    stock: 10,
    rated: { average: 4.9, count: 32 },
    pictures: [vetVisit, close(vetVisit, 'face'), company(picture('sage', 'arch', art('1f410', 500)), 'sage', art('1fa7a', 210, { centreX: 0.76, lower: 26, keepViolets: true, hue: -90 }))],
  },
  {
    handle: 'digital-thermometer',
    category: 'health',
    subcategory: 'first-aid-vet',
    title: { en: 'Vet Thermometer', ar: 'ميزان حرارة بيطري' },
    description: {
      en: 'Reads in ten seconds with a soft tip and a beep you can hear in a pen. Normal values for goat, camel, horse, dog and cat are printed on the case. Waterproof.',
      ar: 'يقرأ في عشر ثوانٍ، رأسه ليّن وصفيره يُسمع في الحظيرة. على علبته الحرارة الطبيعية للماعز والإبل والخيل والكلاب والقطط. ضد الماء.',
    },
    price: 39,
    stock: 36,
    rated: { average: 4.4, count: 20 },
    pictures: [thermometer, close(thermometer, 'label'), picture('linen', 'arch', art('1f321-fe0f', 400))],
  },
  {
    handle: 'camel-electrolytes-1-5kg',
    category: 'health',
    subcategory: 'vitamins-minerals',
    title: { en: 'Electrolytes, 1.5 kg', ar: 'أملاح هجن، 1.5 كجم' },
    description: {
      en: 'Salts and glucose for camels and horses after training or transport in heat. 60 g in ten litres of cool water. Offer plain water beside it, always.',
      ar: 'أملاح وجلوكوز للهجن والخيل بعد التفحيم أو النقل في الحر. 60 جم في عشرة لترات ماء بارد. وضع بجانبه ماءً صافياً دائماً.',
    },
    price: 88,
    oldPrice: 98,
    stock: 33,
    rated: { average: 4.7, count: 19 },
    pictures: [electrolytes, close(electrolytes, 'label'), company(picture('sage', 'arch', art('1f42a', 520)), 'sage', beside.bucket)],
  },
  {
    handle: 'mineral-lick-5kg',
    category: 'health',
    subcategory: 'vitamins-minerals',
    title: { en: 'Mineral Lick, 5 kg', ar: 'حجر أملاح، 5 كجم' },
    description: {
      en: 'Grey salt rock with selenium, cobalt and iodine for sheep, goats and cattle. Hang it under a roof near water. One block serves ten ewes for about two months.',
      ar: 'حجر ملح رمادي بالسيلينيوم والكوبالت واليود للغنم والماعز والبقر. علّقه تحت سقف قرب الماء. الحجر يكفي عشر نعاج شهرين تقريباً.',
    },
    price: 26,
    stock: 105,
    rated: { average: 4.5, count: 37 },
    pictures: [lick, close(lick, 'face'), company(picture('clay', 'arch', art('1f411', 500)), 'clay', art('1faa8', 180, { centreX: 0.76, lower: 28 }))],
  },
  {
    handle: 'farm-first-aid-box',
    category: 'health',
    subcategory: 'first-aid-vet',
    title: { en: 'Farm First-Aid Box', ar: 'صندوق إسعاف للعزبة' },
    description: {
      en: 'Thirty-two pieces: dressings, saline, scissors, tick remover, gloves, cooling packs and a card of vet numbers. Everything a herd or a hunting dog may need until help comes. Check dates each October.',
      ar: 'فيه 32 قطعة: ضمادات ومحلول ملح ومقص وملقط قراد وقفازات وأكياس تبريد وبطاقة بأرقام الأطباء. كل ما يحتاجه الحلال أو كلب القنص حتى يصل الطبيب. راجع التواريخ كل أكتوبر.',
    },
    price: 159,
    oldPrice: 185,
    stock: 15,
    rated: { average: 4.8, count: 16 },
    groups: ['newArrival'],
    pictures: [firstAid, close(firstAid, 'label'), picture('linen', 'plinth', [art('1f9f0', 330, { centreX: 0.4 }), art('1fa79', 190, { centreX: 0.72, lower: 18 })])],
  },
  {
    handle: 'finger-toothbrush-set',
    category: 'health',
    subcategory: 'grooming',
    title: { en: 'Toothbrush Set', ar: 'طقم فرشاة أسنان' },
    description: {
      en: 'A long brush, a finger brush and a mint paste made to be swallowed. Twice a week keeps the vet away from the drill. For dogs and forgiving cats.',
      ar: 'فرشاة طويلة وأخرى للإصبع ومعجون نعناع لا يضر بلعه. مرتان في الأسبوع تغنيك عن كرسي الطبيب. للكلاب والقطط المتسامحة.',
    },
    price: 27,
    stock: 1,
    colors: [colour.teal, colour.pink],
    rated: { average: 4.0, count: 14 },
    pictures: [toothbrush, dyed(toothbrush, -15, 0.6, 1.1), close(toothbrush, 'label')],
  },
  {
    handle: 'hoof-oil-1l',
    category: 'health',
    subcategory: 'grooming',
    title: { en: 'Hoof Oil, 1 L', ar: 'زيت حوافر، 1 لتر' },
    description: {
      en: 'Laurel and neatsfoot oil for hooves that crack on dry ground. Brush on after washing, twice a week. The cap holds the brush, so the tack box stays clean.',
      ar: 'زيت غار وزيت حوافر طبيعي للحافر الذي يتشقّق في الأرض اليابسة. يُدهن بعد الغسيل مرتين في الأسبوع. الفرشاة في الغطاء فيبقى الصندوق نظيفاً.',
    },
    price: 64,
    stock: 21,
    rated: { average: 4.6, count: 12 },
    pictures: [hoofOil, close(hoofOil, 'label'), picture('wheat', 'sweep', [pack('bottle', 480, packs.date, '1f434', { centreX: 0.42 }), art('1f58c-fe0f', 230, { centreX: 0.7, lower: 24 })])],
  },
  {
    handle: 'self-stick-bandage-4',
    category: 'health',
    subcategory: 'first-aid-vet',
    title: { en: 'Stretch Bandage, 4', ar: 'رباط ضاغط، 4 لفات' },
    description: {
      en: 'Sticks to itself, not to hair, and tears by hand. For legs, tails and paws: firm, never tight. Four rolls of 7.5 cm by 4.5 m.',
      ar: 'يلتصق بنفسه لا بالشعر ويُقطع باليد. للأرجل والذيول والكفوف: مشدود من غير خنق. أربع لفات 7.5 سم × 4.5 متر.',
    },
    price: 32.5,
    stock: 63,
    rated: { average: 4.5, count: 18 },
    pictures: [bandage, close(bandage, 'label'), company(picture('sage', 'arch', art('1f415', 500)), 'sage', art('1fa79', 150, { centreX: 0.76, lower: 36 }))],
  },
  {
    handle: 'tick-flea-spray-400ml',
    category: 'health',
    subcategory: 'grooming',
    title: { en: 'Herbal Spray, 400 ml', ar: 'بخاخ عشبي، 400 مل' },
    description: {
      en: 'Neem, lemongrass and vinegar against flies, fleas and ticks on coats and bedding. Repeat every two days in the humid months. Keep from eyes and fish tanks.',
      ar: 'نيم وليمون وخل ضد الذباب والبراغيث والقراد على الشعر والفرش. يُعاد كل يومين في أشهر الرطوبة. أبعده عن العيون وأحواض السمك.',
    },
    price: 34,
    stock: 47,
    rated: { average: 3.9, count: 25 },
    pictures: [spray, close(spray, 'label'), company(picture('saffron', 'arch', art('1f408-200d-2b1b', 480, { saturation: 0.7, brightness: 0.55 })), 'saffron', beside.plant)],
  },
  {
    handle: 'natural-sponge',
    category: 'health',
    subcategory: 'grooming',
    title: { en: 'Bath Sponge, Large', ar: 'إسفنجة حمّام كبيرة' },
    description: {
      en: 'Holds half a litre and lets it go when you press. For washing down horses and camels after work, or a dusty saluki. Squeeze dry and hang in the shade.',
      ar: 'تشيل نصف لتر وتخرجه إذا ضغطت. لغسل الخيل والهجن بعد التمرين أو سلوقي مليان غبار. اعصرها وعلّقها في الظل.',
    },
    price: 16,
    oldPrice: 20,
    stock: 82,
    rated: { average: 4.2, count: 15 },
    pictures: [sponge, close(sponge, 'label'), picture('dusk', 'sweep', [art('1faa3', 380, { centreX: 0.42, hue: -70, saturation: 0.7, brightness: 0.9 }), art('1f9fd', 190, { centreX: 0.72, lower: 26 })])],
  },
  {
    handle: 'grooming-at-home',
    category: 'health',
    subcategory: 'grooming',
    title: { en: 'Grooming at Home', ar: 'غسيل وقص في البيت' },
    description: {
      en: 'Our van washes, dries, brushes and trims nails at your door in Al Ain, Abu Dhabi and Dubai. About an hour for a cat or a small dog. Anxious animals get the last slot, when it is quiet.',
      ar: 'سيارتنا تغسل وتنشّف وتمشّط وتقص الأظافر عند باب بيتك في العين وأبوظبي ودبي. ساعة تقريباً للقطة أو الكلب الصغير. والخائف له آخر موعد لما يهدأ المكان.',
    },
    price: 180,
    stock: 6,
    rated: { average: 4.8, count: 27 },
    pictures: [bath, close(bath, 'label'), company(picture('dusk', 'arch', art('1f429', 500)), 'dusk', art('1f9fd', 150, { centreX: 0.75, lower: 34 }))],
  },
]
