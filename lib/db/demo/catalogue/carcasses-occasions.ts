import { band, inSizes, size } from '@/lib/db/demo/catalogue/sizes'
import { age, breed, dressed, halal, origin } from '@/lib/db/demo/catalogue/facts'
import type { DemoProduct } from '@/lib/db/demo/types'

/** Other whole carcasses sold in the Gulf, and the aqiqah. Never shown with a live animal. */
export const occasionCarcasses: DemoProduct[] = [
  {
    handle: 'jaziri-lamb-whole',
    category: 'carcasses',
    subcategory: 'lamb',
    title: { en: 'Jaziri Lamb, Whole', ar: 'ذبيحة جزيري كاملة' },
    description: {
      en: 'Jaziri, up to 18 kg dressed, more meat and less tail fat than a Naimi. Halal, slaughtered at the municipal abattoir under veterinary supervision. Cut and packed as you choose.',
      ar: 'جزيري صافيه حتى 18 كجم، لحمه أكثر وليّته أقل من النعيمي. ذبح حلال في مسلخ البلدية وتحت إشراف بيطري. تُقطّع وتُغلّف كما تختار.',
    },
    facts: [breed('Jaziri', 'جزيري'), origin('Imported', 'مستورد'), dressed, halal],
    ...inSizes(band(11, 14, 1020, 10), band(15, 18, 1260, 16)),
    rated: { average: 4.7, count: 23 },
    groups: ['carcasses'],
  },
  {
    handle: 'sawakni-lamb-whole',
    category: 'carcasses',
    subcategory: 'lamb',
    title: { en: 'Sawakni Lamb, Whole', ar: 'ذبيحة سواكني كاملة' },
    description: {
      en: 'Sawakni, up to 15 kg dressed, lean and mild, for many guests at a fair price. Halal, slaughtered at the municipal abattoir under veterinary supervision. Delivered chilled.',
      ar: 'سواكني صافيه حتى 15 كجم، قليل الشحم وطعمه خفيف، لضيوف كثيرين بسعر مناسب. ذبح حلال في مسلخ البلدية وتحت إشراف بيطري. تصلك مبرّدة.',
    },
    facts: [breed('Sawakni', 'سواكني'), origin('Sudan', 'السودان'), dressed, halal],
    ...inSizes(band(9, 11, 660, 12), band(12, 15, 880, 22, 940)),
    rated: { average: 4.5, count: 28 },
  },
  {
    handle: 'somali-goat-whole',
    category: 'carcasses',
    subcategory: 'goat',
    title: { en: 'Somali Goat, Whole', ar: 'ذبيحة تيس صومالي' },
    description: {
      en: 'A young Somali goat of 8 to 9 kg dressed, cut for stew or biryani. Halal, under veterinary supervision. One is a lunch for six.',
      ar: 'تيس صومالي صغير صافيه من 8 إلى 9 كجم، يُقطّع للمرق أو البرياني. ذبح حلال تحت إشراف بيطري. الواحد يكفي غداء ستة.',
    },
    facts: [breed('Somali', 'صومالي'), origin('Somalia', 'الصومال'), dressed, halal],
    price: 690,
    stock: 19,
    rated: { average: 4.4, count: 15 },
  },
  {
    handle: 'aqiqah-lamb-prepared',
    category: 'carcasses',
    subcategory: 'lamb',
    title: { en: 'Aqiqah Lamb, Prepared', ar: 'عقيقة مجهّزة' },
    description: {
      en: 'A sound lamb of age, 14 to 16 kg dressed, slaughtered halal in the child’s name at the municipal abattoir. We send a photo of the animal before and pack the meat in shares for family, neighbours and giving. Choose the purpose aqiqah and write the name.',
      ar: 'خروف سليم بلغ السن، صافيه من 14 إلى 16 كجم، يُذبح ذبحاً حلالاً باسم المولود في مسلخ البلدية. نرسل لك صورته قبل الذبح ونغلّف اللحم حصصاً للأهل والجيران والصدقة. اختر «عقيقة» واكتب الاسم.',
    },
    facts: [age('6 months and over', '6 أشهر فأكثر'), dressed, halal],
    ...inSizes(
      size('girl', { en: 'One lamb, for a girl', ar: 'خروف واحد، للبنت' }, 1290, 12),
      size('boy', { en: 'Two lambs, for a boy', ar: 'خروفان، للولد' }, 2540, 6),
    ),
    rated: { average: 4.9, count: 24 },
    groups: ['carcasses'],
  },
]
