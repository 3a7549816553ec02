import { colour } from '@/lib/db/demo/catalogue/colours'
import type { DemoProduct } from '@/lib/db/demo/types'

/** Washing, combing, brushing. */
export const grooming: DemoProduct[] = [
  {
    handle: 'gentle-paw-shampoo',
    category: 'health',
    subcategory: 'grooming',
    title: { en: 'Gentle Paw Shampoo', ar: 'شامبو لطيف للكفوف' },
    description: {
      en: 'Oat and aloe in 500 ml, made for dry skin under air conditioning. Lather, wait three minutes, rinse well between the toes. Safe from eight weeks.',
      ar: 'شوفان وصبّار في 500 مل، للجلد الذي ينشّفه المكيّف. دلّكه حتى يرغو وانتظر ثلاث دقائق ثم اشطف بين الأصابع جيداً. آمن من عمر 8 أسابيع.',
    },
    price: 38,
    oldPrice: 48,
    stock: 52,
    rated: { average: 4.3, count: 88 },
  },
  {
    handle: 'wide-tooth-mane-comb',
    category: 'health',
    subcategory: 'grooming',
    title: { en: 'Wide Tooth Mane Comb', ar: 'مشط عُرف واسع الأسنان' },
    description: {
      en: 'Rounded teeth that part a tangled mane without breaking it. Start at the ends and work upwards. Also good for salukis’ ears and long-haired goats.',
      ar: 'أسنان مدوّرة تفك تشابك العرف بلا تقطيع. ابدأ من الأطراف واصعد. ينفع أيضاً لأذن السلوقي الأرياش والماعز الطويل الشعر.',
    },
    price: 29,
    oldPrice: 35,
    stock: 44,
    rated: { average: 4.3, count: 40 },
    groups: ['accessories'],
  },
  {
    handle: 'finger-toothbrush-set',
    category: 'health',
    subcategory: 'grooming',
    title: { en: 'Pet Toothbrush Set', ar: 'طقم فرشاة أسنان للحيوانات' },
    description: {
      en: 'A long brush, a finger brush and a mint paste made to be swallowed. Twice a week keeps the vet away from the drill. For dogs and forgiving cats.',
      ar: 'فرشاة طويلة وأخرى للإصبع ومعجون نعناع لا يضر بلعه. مرتان في الأسبوع تغنيك عن كرسي الطبيب. للكلاب والقطط المتسامحة.',
    },
    price: 27,
    stock: 1,
    colors: [colour.teal, colour.pink],
    rated: { average: 4.0, count: 14 },
  },
  {
    handle: 'hoof-oil-1l',
    category: 'health',
    subcategory: 'grooming',
    title: { en: 'Hoof Oil, 1 L', ar: 'زيت حوافر، لتر واحد' },
    description: {
      en: 'Laurel and neatsfoot oil for hooves that crack on dry ground. Brush on after washing, twice a week. The cap holds the brush, so the tack box stays clean.',
      ar: 'زيت غار وزيت أظلاف البقر للحافر الذي يتشقّق في الأرض اليابسة. يُدهن بعد الغسيل مرتين في الأسبوع. الفرشاة في الغطاء فيبقى الصندوق نظيفاً.',
    },
    price: 64,
    stock: 21,
    rated: { average: 4.6, count: 12 },
  },
  {
    handle: 'tick-flea-spray-400ml',
    category: 'health',
    subcategory: 'grooming',
    title: { en: 'Herbal Spray, 400 ml', ar: 'بخاخ عشبي، 400 مل' },
    description: {
      en: 'Neem, lemongrass and vinegar to freshen coats and bedding in the fly season. Repeat every two days in the humid months. Keep from eyes and fish tanks; for ticks and fleas, ask a vet.',
      ar: 'نيم وحشيشة الليمون وخل، ينعش الشعر والفرش في موسم الذباب. يُعاد كل يومين في أشهر الرطوبة. أبعده عن العيون وأحواض السمك، وللقراد والبراغيث اسأل الطبيب البيطري.',
    },
    price: 34,
    stock: 47,
    rated: { average: 3.9, count: 25 },
  },
  {
    handle: 'natural-sponge',
    category: 'health',
    subcategory: 'grooming',
    title: { en: 'Bath Sponge, Large', ar: 'إسفنجة حمّام كبيرة' },
    description: {
      en: 'Holds half a litre and lets it go when you press. For washing down horses and camels after work, or a dusty saluki. Squeeze dry and hang in the shade.',
      ar: 'تمتص نصف لتر وتُخرجه إذا ضغطت. لغسل الخيل والهجن بعد التمرين أو سلوقي مغطّى بالغبار. اعصرها وعلّقها في الظل.',
    },
    price: 16,
    oldPrice: 20,
    stock: 82,
    rated: { average: 4.2, count: 15 },
  },
  {
    handle: 'grooming-at-home',
    category: 'health',
    subcategory: 'grooming',
    title: { en: 'Pet Grooming at Home', ar: 'عناية بالحيوانات في البيت' },
    description: {
      en: 'Our van washes, dries, brushes and trims nails at your door in Al Ain, Abu Dhabi and Dubai. About an hour for a cat or a small dog. Anxious animals get the last slot, when it is quiet.',
      ar: 'سيارتنا تغسل وتنشّف وتمشّط وتقص الأظافر عند باب بيتك في العين وأبوظبي ودبي. ساعة تقريباً للقطة أو الكلب الصغير. والخائف له آخر موعد حين يهدأ المكان.',
    },
    leadTime: 'arrangement',
    price: 180,
    stock: 6,
    rated: { average: 4.8, count: 27 },
  },
]
