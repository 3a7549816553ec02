import { beside } from '@/lib/db/demo/catalogue/beside'
import { art, close, company, pack, packs, picture } from '@/lib/db/demo/catalogue/recipes'
import type { DemoProduct } from '@/lib/db/demo/types'

const vitamins = picture('mint', 'sweep', [
  pack('tub', 440, packs.white, '1f40e', { centreX: 0.43 }),
  art('1f48a', 170, { centreX: 0.74, lower: 30 }),
])
const vetVisit = picture('linen', 'sweep', art('1fa7a', 480, { keepViolets: true, hue: -90 }), { palmLight: 3 })
const thermometer = picture('mint', 'plinth', art('1f321-fe0f', 420))
const firstAid = picture('sage', 'sweep', art('1f9f0', 420), { palmLight: 1 })
const bandage = picture('wheat', 'plinth', art('1fa79', 400))
const electrolytes = picture(
  'linen',
  'sweep',
  [
    pack('tub', 430, packs.saffron, '1f42a', { centreX: 0.43 }),
    art('1f4a7', 170, { centreX: 0.73, lower: 28, keepViolets: true }),
  ],
  { palmLight: 0 },
)
const lick = picture('mint', 'sweep', art('1faa8', 380, { hue: 0, saturation: 1 }))

/** Vitamins, minerals and first aid. No medicines on prescription. */
export const healthCare: DemoProduct[] = [
  {
    handle: 'horse-vitamins-2kg',
    category: 'health',
    subcategory: 'vitamins-minerals',
    title: { en: 'Horse Vitamins, 2 kg', ar: 'فيتامينات خيل، 2 كجم' },
    description: {
      en: 'Biotin, zinc and vitamin E in an apple-flavoured powder for hoof, coat and recovery. One scoop on the evening feed; forty days in a tub.',
      ar: 'بيوتين وزنك وفيتامين هـ في مسحوق بنكهة التفاح للحافر والشعر والاستشفاء. مكيال مع وجبة المساء، والعلبة تكفي 40 يوماً.',
    },
    price: 145,
    stock: 28,
    rated: { average: 4.6, count: 23 },
    pictures: [
      vitamins,
      close(vitamins, 'label'),
      company(picture('wheat', 'arch', art('1f40e', 530)), 'wheat', beside.bucket),
    ],
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
    pictures: [
      vetVisit,
      close(vetVisit, 'face'),
      company(
        picture('sage', 'arch', art('1f410', 500)),
        'sage',
        art('1fa7a', 210, { centreX: 0.76, lower: 26, keepViolets: true, hue: -90 }),
      ),
    ],
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
    pictures: [
      electrolytes,
      close(electrolytes, 'label'),
      company(picture('sage', 'arch', art('1f42a', 520)), 'sage', beside.bucket),
    ],
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
    pictures: [
      lick,
      close(lick, 'face'),
      company(picture('clay', 'arch', art('1f411', 500)), 'clay', art('1faa8', 180, { centreX: 0.76, lower: 28 })),
    ],
  },
  {
    handle: 'farm-first-aid-box',
    category: 'health',
    subcategory: 'first-aid-vet',
    title: { en: 'Farm First-Aid Box', ar: 'صندوق إسعاف للعزبة' },
    description: {
      en: 'Thirty-two pieces: dressings, saline, scissors, tick remover, gloves, cooling packs and a card of vet numbers. Everything a herd or a working dog may need until help comes. Check dates each October.',
      ar: 'فيه 32 قطعة: ضمادات ومحلول ملح ومقص وملقط قراد وقفازات وأكياس تبريد وبطاقة بأرقام الأطباء. كل ما يحتاجه الحلال أو الكلب حتى يصل الطبيب. راجع التواريخ كل أكتوبر.',
    },
    price: 159,
    oldPrice: 185,
    stock: 15,
    rated: { average: 4.8, count: 16 },
    groups: ['newArrival'],
    pictures: [
      firstAid,
      close(firstAid, 'label'),
      picture('linen', 'plinth', [
        art('1f9f0', 330, { centreX: 0.4 }),
        art('1fa79', 190, { centreX: 0.72, lower: 18 }),
      ]),
    ],
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
    pictures: [
      bandage,
      close(bandage, 'label'),
      company(picture('sage', 'arch', art('1f415', 500)), 'sage', art('1fa79', 150, { centreX: 0.76, lower: 36 })),
    ],
  },
]
