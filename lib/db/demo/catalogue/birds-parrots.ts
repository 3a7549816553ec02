import { enquireOnly, handover, withHandover } from '@/lib/db/demo/catalogue/handover'
import { inSizes, kilos } from '@/lib/db/demo/catalogue/sizes'
import { age, origin, permit } from '@/lib/db/demo/catalogue/facts'
import type { DemoProduct } from '@/lib/db/demo/types'

/** Parrots of all sizes, and canaries. */
export const parrots: DemoProduct[] = withHandover(
  [
    {
      handle: 'scarlet-macaw-tame',
      category: 'birds',
      subcategory: 'parrots',
      title: { en: 'Scarlet Macaw, Tame', ar: 'مكاو قرمزي أليف' },
      description: {
        en: 'Enquire and view only; handover with official papers. Hand-raised in an Al Ain aviary, fourteen months old, steps onto the arm and says sabah al-khair. Closed ring, DNA sexing and CITES papers in the buyer’s name. Needs two hours outside the cage every day and a shaded place in summer.',
        ar: 'للاستفسار والمعاينة فقط، والتسليم بالأوراق الرسمية. تربية يد في قفص بالعين، عمره 14 شهراً، يطلع على الذراع ويقول «صباح الخير». معه حجل مغلق وفحص جنس وأوراق سايتس باسم المشتري. يحتاج ساعتين خارج القفص كل يوم ومكاناً مظللاً في الصيف.',
      },
      sale: 'enquiry',
      leadTime: null,
      facts: [
        age('14 months', '14 شهراً'),
        origin('Hand-raised in Al Ain', 'تربية يد في العين'),
        permit('Closed ring and CITES papers', 'حجل مغلق وأوراق سايتس'),
      ],
      price: 7400,
      stock: 1,
    },
    {
      handle: 'canary-pair',
      category: 'birds',
      subcategory: 'ornamental-doves',
      title: { en: 'Yellow Canary Pair', ar: 'زوج كناري أصفر' },
      description: {
        en: 'A singing cock and a hen ready to breed, both ringed this spring. The song is loudest after Fajr, so think about the room. Sold with 500 g of the seed they know.',
        ar: 'ذكر مغرّد وأنثى جاهزة للإنتاج، والاثنان بحجل هذا الموسم. أعلى صوته بعد الفجر، فاختر له المكان المناسب. معهما 500 جم من البذور التي تعوّدا عليها.',
      },
      price: 280,
      stock: 7,
      rated: { average: 4.6, count: 26 },
    },
    {
      handle: 'green-ringneck',
      category: 'birds',
      subcategory: 'parrots',
      title: { en: 'Green Ringneck', ar: 'درّة مطوّقة خضراء' },
      description: {
        en: 'A young male that already whistles and mimics the doorbell. Parent-raised then tamed; he takes sunflower from the fingers. Keep the cage away from the kitchen and the air-conditioning draught.',
        ar: 'ذكر صغير يصفّر ويقلّد جرس الباب من الآن. ربّاه أبواه ثم رُوِّض، ويأخذ دوّار الشمس من اليد. أبعِد القفص عن المطبخ وعن هواء المكيّف المباشر.',
      },
      price: 390,
      oldPrice: 450,
      stock: 6,
      rated: { average: 4.5, count: 17 },
    },
    {
      handle: 'budgie-trio',
      category: 'birds',
      subcategory: 'parrots',
      title: { en: 'Budgie Trio', ar: 'ثلاثة طيور بادجي' },
      description: {
        en: 'Three young budgerigars, blue, yellow and green, about ten weeks old. Cheerful and easy: a roomy cage, millet and clean water are enough. Bought together they settle in within a day.',
        ar: 'ثلاثة طيور صغيرة، أزرق وأصفر وأخضر، عمرها عشرة أسابيع تقريباً. تربيتها سهلة: قفص واسع ودخن وماء نظيف. شراؤها معاً يجعلها تهدأ من أول يوم.',
      },
      price: 150,
      oldPrice: 180,
      stock: 12,
      rated: { average: 4.4, count: 35 },
    },
    {
      handle: 'cockatiel',
      category: 'birds',
      subcategory: 'parrots',
      title: { en: 'Lutino Cockatiel', ar: 'كوكتيل لوتينو' },
      description: {
        en: 'Yellow crest, orange cheeks, hand-fed and nine weeks old. Gentle enough for children who sit still. Dusty feathers: mist him with water twice a week.',
        ar: 'عرف أصفر وخدود برتقالية، تربية يد وعمره 9 أسابيع. لطيف يناسب الأطفال الهادئين. ريشه فيه غبار، فرُشّه بالماء مرتين في الأسبوع.',
      },
      price: 320,
      stock: 5,
      rated: { average: 4.8, count: 20 },
      groups: ['bestSeller'],
    },
    {
      handle: 'canary-seed-1kg',
      category: 'birds',
      subcategory: 'bird-care',
      title: { en: 'Canary Seed', ar: 'بذور كناري' },
      description: {
        en: 'In bags of 1 and 5 kg: canary grass, niger, rapeseed and linseed, cleaned of dust twice. Refill half a cup at a time so husks do not cover the seed. Store in a jar with a lid.',
        ar: 'في أكياس 1 و5 كجم، خلطة من بذور الكناري والنيجر واللفت والكتان، منظّفة من الغبار مرتين. املأ نصف الكوب في كل مرة حتى لا تغطي القشور الحب. تُحفظ في مرطبان بغطاء.',
      },
      ...inSizes(kilos(1, 18.5, 140), kilos(5, 84, 22)),
      rated: { average: 4.6, count: 30 },
    },
    {
      handle: 'lovebird-pair',
      category: 'birds',
      subcategory: 'parrots',
      title: { en: 'Lovebird Pair', ar: 'زوج طيور الحب' },
      description: {
        en: 'A peach-faced and a green, chosen by each other and not to be parted. Six months old, ready for a nest box this winter. They chew wood, so offer branches of sidr.',
        ar: 'واحد وجهه خوخي والثاني أخضر، اختار كل منهما الآخر فلا يُفرَّقان. عمرهما ستة أشهر ويجهزان للعش هذا الشتاء. يقرضان الخشب، فضع لهما أغصان سدر.',
      },
      price: 240,
      stock: 8,
      rated: { average: 4.5, count: 23 },
    },
  ],
  ({ handle, subcategory }) => (subcategory === 'bird-care' || enquireOnly.includes(handle) ? null : handover.adult),
)
