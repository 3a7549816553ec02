import { band, inSizes } from '@/lib/db/demo/catalogue/sizes'
import { breed, dressed, halal, origin } from '@/lib/db/demo/catalogue/facts'
import type { DemoProduct } from '@/lib/db/demo/types'

/** Lamb and goat, cut to order and chilled. Never shown with a live animal. */
export const lambCarcasses: DemoProduct[] = [
  {
    handle: 'naimi-lamb-whole',
    category: 'carcasses',
    subcategory: 'lamb',
    title: { en: 'Naimi Lamb, Whole', ar: 'ذبيحة نعيمي كاملة' },
    description: {
      en: 'A Naimi by its dressed weight: a milk lamb of 8 to 10 kg, or one of six months up to 17 kg. Halal, slaughtered on the morning of delivery at the municipal abattoir, with the veterinary stamp. Arrives chilled at 4 °C, cut and packed as you choose.',
      ar: 'نعيمي حسب وزنه الصافي: رضيع من 8 إلى 10 كجم، أو عمره 6 أشهر وصافيه حتى 17 كجم. يُذبح ذبحاً حلالاً صباح يوم التوصيل في مسلخ البلدية وعليه ختم الطبيب البيطري. تصلك مبرّدة على 4 درجات، مقطّعة ومغلّفة كما تختار.',
    },
    facts: [breed('Naimi', 'نعيمي'), origin('Emirates and Jordan', 'الإمارات والأردن'), dressed, halal],
    ...inSizes(band(8, 10, 890, 12), band(11, 14, 1150, 15), band(15, 17, 1390, 20, 1490)),
    rated: { average: 4.9, count: 176 },
    groups: ['bestSeller', 'carcasses'],
  },
  {
    handle: 'half-naimi-lamb',
    category: 'carcasses',
    subcategory: 'lamb',
    title: { en: 'Half Naimi Lamb', ar: 'نصف ذبيحة نعيمي' },
    description: {
      en: 'Half a halal lamb of 8 to 8.5 kg: one leg, one shoulder, ribs and neck, with a share of liver and fat tail. Cut for machboos unless you say otherwise. Freezes well for three months.',
      ar: 'نصف ذبيحة من 8 إلى 8.5 كجم، ذبح حلال: فخذ ويد وضلوع ورقبة، مع نصيبها من الكبد واللية. تقطيع مجبوس إلا إذا طلبت غيره. تُحفظ في الفريزر ثلاثة أشهر.',
    },
    facts: [breed('Naimi', 'نعيمي'), dressed, halal],
    price: 740,
    stock: 16,
    rated: { average: 4.8, count: 44 },
    groups: ['carcasses'],
  },
  {
    handle: 'harri-lamb-whole',
    category: 'carcasses',
    subcategory: 'lamb',
    title: { en: 'Harri Lamb, Whole', ar: 'ذبيحة حري كاملة' },
    description: {
      en: 'Lean hair-sheep, up to 16 kg dressed, the choice for ghuzi and mandi. Halal, slaughtered at the municipal abattoir on the morning of delivery, with the veterinary stamp. Cleaned inside and out, tail off, ready for the tray.',
      ar: 'حري قليل الشحم وصافيه حتى 16 كجم، أنسب ما يكون للغوزي والمندي. ذبح حلال صباح يوم التوصيل في مسلخ البلدية، وعليه ختم الطبيب البيطري. تصلك منظّفة من الداخل والخارج، منزوعة اللية وجاهزة للصينية.',
    },
    facts: [breed('Harri', 'حري'), origin('Emirates', 'الإمارات'), dressed, halal],
    ...inSizes(band(10, 13, 990, 9), band(14, 16, 1190, 14)),
    rated: { average: 4.8, count: 36 },
    groups: ['carcasses'],
  },
  {
    handle: 'najdi-lamb-whole',
    category: 'carcasses',
    subcategory: 'lamb',
    title: { en: 'Najdi Lamb, Whole', ar: 'ذبيحة نجدي كاملة' },
    description: {
      en: 'Tall Najdi of 19 to 22 kg dressed, firm red meat and clean fat. Halal, under veterinary supervision. For a wedding table or a big Friday. Two-day notice gives you the choice of animal.',
      ar: 'نجدي صافيه من 19 إلى 22 كجم، لحمه أحمر متماسك وشحمه نظيف. ذبح حلال تحت إشراف بيطري. لسفرة عرس أو جمعة كبيرة. أبلغنا قبل يومين لتختار الذبيحة بنفسك.',
    },
    leadTime: 2,
    facts: [breed('Najdi', 'نجدي'), origin('Saudi Arabia', 'السعودية'), dressed, halal],
    price: 1680,
    stock: 8,
    rated: { average: 4.9, count: 21 },
    groups: ['carcasses'],
  },
  {
    handle: 'salalah-goat-whole',
    category: 'carcasses',
    subcategory: 'goat',
    title: { en: 'Salalah Goat, Whole', ar: 'ذبيحة صلالي كاملة' },
    description: {
      en: 'Kid, up to 11 kg dressed, pale meat with almost no smell. Halal, under veterinary supervision. Best in a slow pot with garlic and black lime. Head and trotters singed clean if you keep them.',
      ar: 'جدي صافيه حتى 11 كجم، لحمه فاتح وزفره يكاد لا يُذكر. ذبح حلال تحت إشراف بيطري. أطيب ما يكون على نار هادئة مع الثوم واللومي الأسود. الرأس والكراعين مشوّطة إذا طلبتها.',
    },
    facts: [breed('Salalah', 'صلالي'), origin('Oman', 'عُمان'), dressed, halal],
    ...inSizes(band(6, 8, 820, 7), band(9, 11, 1050, 15, 1120)),
    rated: { average: 4.7, count: 39 },
    groups: ['carcasses'],
  },
  {
    handle: 'naimi-leg-2-5kg',
    category: 'carcasses',
    subcategory: 'cuts',
    title: { en: 'Naimi Leg, 2.5 kg', ar: 'فخذ نعيمي، 2.5 كجم' },
    description: {
      en: 'A single halal leg on the bone, trimmed, scored and tied. Four hours in the oven for eight people. With a marinade of yoghurt and bezar on the side.',
      ar: 'فخذ واحدة بالعظم، ذبح حلال، منظّفة ومشرّحة ومربوطة. أربع ساعات في الفرن وتكفي ثمانية. ومعها تتبيلة روب وبزار على حدة.',
    },
    price: 215,
    stock: 24,
    rated: { average: 4.8, count: 33 },
  },
  {
    handle: 'lamb-chops-2kg',
    category: 'carcasses',
    subcategory: 'cuts',
    title: { en: 'Lamb Chops, 2 kg', ar: 'ريش غنم، 2 كجم' },
    description: {
      en: 'Halal local lamb chops two fingers thick, trimmed of hard fat. Packed in half-kilo portions with paper between. Salt an hour before the fire, nothing else needed.',
      ar: 'ريش غنم محلي، ذبح حلال، بسماكة إصبعين ومنزوعة الشحم القاسي. مغلّفة كل نصف كيلو وحده وبينها ورق. ملّحها قبل النار بساعة، ولا تحتاج غير ذلك.',
    },
    price: 168,
    oldPrice: 184,
    stock: 27,
    rated: { average: 4.7, count: 30 },
  },
]
