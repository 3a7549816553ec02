import type { DemoProduct } from '@/lib/db/demo/types'

/** Other whole carcasses sold in the Gulf, and the aqiqah. Never shown with a live animal. */
export const occasionCarcasses: DemoProduct[] = [
  {
    handle: 'jaziri-lamb-whole',
    category: 'carcasses',
    subcategory: 'lamb',
    title: { en: 'Jaziri Lamb, Whole', ar: 'ذبيحة جزيري كاملة' },
    description: {
      en: 'Jaziri of 17 to 18 kg dressed, more meat and less tail fat than a Naimi. Halal, slaughtered at the municipal abattoir under veterinary supervision. Tell us with or without head and into how many pieces.',
      ar: 'جزيري صافيه من 17 إلى 18 كجم، لحمه أكثر وليّته أقل من النعيمي. ذبح حلال في مسلخ البلدية وتحت إشراف بيطري. اختر مع الرأس أو من دونه وعدد القطع.',
    },
    price: 1260,
    stock: 16,
    rated: { average: 4.7, count: 23 },
    groups: ['carcasses'],
  },
  {
    handle: 'sawakni-lamb-whole',
    category: 'carcasses',
    subcategory: 'lamb',
    title: { en: 'Sawakni Lamb, Whole', ar: 'ذبيحة سواكني كاملة' },
    description: {
      en: 'Sawakni of 14 to 15 kg dressed, lean and mild, for many guests at a fair price. Halal, slaughtered at the municipal abattoir under veterinary supervision. Delivered chilled.',
      ar: 'سواكني صافيه من 14 إلى 15 كجم، قليل الشحم وطعمه خفيف، لضيوف كثيرين بسعر مناسب. ذبح حلال في مسلخ البلدية وتحت إشراف بيطري. تصلك مبرّدة.',
    },
    price: 880,
    oldPrice: 940,
    stock: 22,
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
      en: 'A sound lamb of age, 14 to 16 kg dressed, slaughtered halal in the child’s name at the municipal abattoir: order two for a boy, one for a girl. We send a photo of the animal before and pack the meat in shares for family, neighbours and giving. Tell us the name and the day by phone.',
      ar: 'خروف سليم بلغ السن، صافيه من 14 إلى 16 كجم، يُذبح ذبحاً حلالاً باسم المولود في مسلخ البلدية: اثنان للولد وواحد للبنت. نرسل لك صورته قبل الذبح ونغلّف اللحم حصصاً للأهل والجيران والصدقة. أخبرنا بالاسم واليوم هاتفياً.',
    },
    price: 1290,
    stock: 12,
    rated: { average: 4.9, count: 24 },
    groups: ['carcasses'],
  },
]
