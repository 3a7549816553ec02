import { enquireOnly, handover, withHandover } from '@/lib/db/demo/catalogue/handover'
import { age, origin, permit } from '@/lib/db/demo/catalogue/facts'
import type { DemoProduct } from '@/lib/db/demo/types'

/** Peacocks, doves and pigeons, captive-bred falcons, nests. */
export const gardenBirds: DemoProduct[] = withHandover(
  [
    {
      handle: 'indian-blue-peacock',
      category: 'birds',
      subcategory: 'ornamental-doves',
      title: { en: 'Indian Blue Peacock', ar: 'طاووس هندي أزرق' },
      description: {
        en: 'Enquire and view only; handover with official papers. A two-year-old male in his first full train, farm-bred near Al Ain. Give him 6 square metres, grain in the morning and dry sand to bathe in. In Abu Dhabi, keeping peafowl at a villa or flat needs a municipal permit.',
        ar: 'للاستفسار والمعاينة فقط، والتسليم بالأوراق الرسمية. ذكر عمره سنتان وهذا أول ذيل كامل له، من إنتاج مزرعة قرب العين. يحتاج 6 أمتار مربعة وحبّاً في الصباح ورملاً ناشفاً يتمرّغ فيه. في أبوظبي، تحتاج تربية الطواويس في الفيلات والشقق إلى تصريح من البلدية.',
      },
      sale: 'enquiry',
      leadTime: null,
      price: 1200,
      stock: 1,
    },
    {
      handle: 'gyr-saker-falcon',
      category: 'birds',
      subcategory: 'falcons',
      title: { en: 'Gyr-Saker Falcon', ar: 'جير حر فرخ' },
      description: {
        en: 'Enquire and view only; handover with official papers. A captive-bred female of this year, nearly white, 1,150 g, flown to the lure twice a week. Ring, falcon passport and CITES certificate are handed over at the Abu Dhabi falcon hospital after her check. Our falcons come from licensed breeders only.',
        ar: 'للاستفسار والمعاينة فقط، والتسليم بالأوراق الرسمية. فرخ أنثى من إنتاج هذا الموسم، شبه بيضاء، وزنها 1,150 جم، وتُدعى على التلواح مرتين في الأسبوع. الحجل وجواز الصقر وشهادة سايتس تُسلَّم في مستشفى الصقور بأبوظبي بعد الفحص. صقورنا كلها من مربّين مرخّصين.',
      },
      sale: 'enquiry',
      leadTime: null,
      facts: [
        age('This year’s', 'فرخ هذا الموسم'),
        origin('Captive-bred, licensed breeder', 'إنتاج مزارع مرخّصة'),
        permit('Closed ring, falcon passport, CITES certificate', 'حجل مغلق وجواز صقر وشهادة سايتس'),
      ],
      price: 18500,
      stock: 1,
    },
    {
      handle: 'white-dove-pair',
      category: 'birds',
      subcategory: 'ornamental-doves',
      title: { en: 'White Dove Pair', ar: 'زوج حمام أبيض' },
      description: {
        en: 'A bonded pair, pure white, one season old. They come home to the loft after three weeks of settling in. Good parents: two chicks at a time, from October to May.',
        ar: 'زوج متآلف أبيض صافٍ، عمره موسم واحد. يتعوّد على البرج بعد ثلاثة أسابيع ويرجع إليه. إنتاجه طيّب: فرخان في كل مرة، من أكتوبر إلى مايو.',
      },
      price: 160,
      stock: 9,
      rated: { average: 4.7, count: 14 },
      groups: ['newArrival'],
    },
    {
      handle: 'homing-pigeon-pair',
      category: 'birds',
      subcategory: 'ornamental-doves',
      title: { en: 'Homing Pigeon Pair', ar: 'زوج حمام زاجل' },
      description: {
        en: 'Blue-bar racers from a Fujairah loft whose birds have returned from 400 km. Ringed, vaccinated against paramyxovirus and not yet flown, so they will home to you.',
        ar: 'زاجل أزرق من عند مربٍّ في الفجيرة رجعت طيوره من 400 كم. بحجل ومطعّم ضد الباراميكسو، ولم يُطلق بعد، فيتعوّد على بيتك أنت.',
      },
      price: 420,
      stock: 3,
      rated: { average: 4.7, count: 9 },
    },
    {
      handle: 'woven-nest',
      category: 'birds',
      subcategory: 'bird-care',
      title: { en: 'Woven Breeding Nest', ar: 'عش ليف للتفريخ' },
      description: {
        en: 'Palm fibre on a branch, 14 cm across, for canaries, finches and doves. The weave lets air through, which matters in a closed bird room. Eggs are shown for scale only.',
        ar: 'ليف نخل على غصن، قطره 14 سم، للكناري والفنجس والحمام. النسج يمرّر الهواء، وهذا مهم في غرفة الطيور المغلقة. البيض في الصورة لبيان المقاس فقط.',
      },
      price: 25,
      stock: 33,
      rated: { average: 4.3, count: 11 },
    },
    {
      handle: 'peregrine-falcon',
      category: 'birds',
      subcategory: 'falcons',
      title: { en: 'Peregrine Falcon', ar: 'شاهين مكاثر' },
      description: {
        en: 'Enquire and view only; handover with official papers. A dark tiercel from a licensed chamber, hooded and manned, 620 g at flying weight. Health certificate, ring, falcon passport and CITES papers included. Your falconer is welcome to see him fly first.',
        ar: 'للاستفسار والمعاينة فقط، والتسليم بالأوراق الرسمية. تبع شاهين داكن من مركز إكثار مرخّص، متعوّد على البرقع واليد، ووزن طيرانه 620 جم. معه شهادة صحية وحجل وجواز صقر وأوراق سايتس. ومرحباً بك مع صقّارك لتراه على التلواح أولاً.',
      },
      sale: 'enquiry',
      leadTime: null,
      facts: [
        origin('Captive-bred, licensed breeder', 'إنتاج مزارع مرخّصة'),
        permit('Closed ring, falcon passport, CITES certificate', 'حجل مغلق وجواز صقر وشهادة سايتس'),
      ],
      price: 9500,
      stock: 1,
    },
  ],
  ({ handle, subcategory }) => (subcategory === 'bird-care' || enquireOnly.includes(handle) ? null : handover.adult),
)
