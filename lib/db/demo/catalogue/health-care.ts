import type { DemoProduct } from '@/lib/db/demo/types'

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
  },
]
