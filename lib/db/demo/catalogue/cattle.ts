import { handover, withHandover } from '@/lib/db/demo/catalogue/handover'
import type { DemoProduct } from '@/lib/db/demo/types'

/** Cattle: dairy cows, bulls and calves, buffalo, and the milking parlour. */
export const cattle: DemoProduct[] = withHandover(
  [
    {
      handle: 'holstein-heifer',
      category: 'cattle',
      subcategory: 'dairy',
      title: { en: 'Holstein Heifer', ar: 'بكيرة هولشتاين' },
      description: {
        en: 'Eighteen months, 380 kg, from a cooled dairy in Al Ain and ready for service. Dam gave 9,200 litres last lactation. TB and brucella free; delivered in a truck with a roof and water.',
        ar: 'عمرها 18 شهراً ووزنها 380 كجم، من مزرعة ألبان مبرّدة في العين وجاهزة للتلقيح. أمها أعطت 9,200 لتر في آخر موسم. خالية من السل والبروسيلا، وتُنقل في سيارة مظللة فيها ماء.',
      },
      price: 6800,
      stock: 4,
      rated: { average: 4.7, count: 8 },
      groups: ['newArrival'],
    },
    {
      handle: 'local-zebu-bull',
      category: 'cattle',
      subcategory: 'bulls-calves',
      title: { en: 'Local Zebu Bull', ar: 'ثور محلي' },
      description: {
        en: 'A humped bull of four years from Fujairah, 410 kg, of strong local stock. Eats dates and dried fish like his fathers. Handles well for the one who feeds him.',
        ar: 'ثور بسنام من الفجيرة عمره 4 سنوات ووزنه 410 كجم، من سلالة محلية قوية. علفه تمر وعومة كعادة أهله. يسمع لمن يعلفه.',
      },
      price: 8900,
      stock: 2,
      rated: { average: 4.6, count: 7 },
    },
    {
      handle: 'holstein-cow-and-calf',
      category: 'cattle',
      subcategory: 'dairy',
      title: { en: 'Dairy Cow with Calf', ar: 'بقرة حلوب مع عجلتها' },
      description: {
        en: 'In second milk at 24 litres a day, with a heifer calf of three weeks. Quiet in the parlour and used to hand and machine. A family cow for a farm with shade and a mist line.',
        ar: 'في موسمها الثاني وتعطي 24 لتراً في اليوم، ومعها عجلة عمرها 3 أسابيع. هادئة وقت الحلب باليد والماكينة. بقرة بيت لعزبة فيها ظل ورذاذ ماء.',
      },
      price: 11500,
      oldPrice: 12800,
      stock: 2,
      rated: { average: 4.8, count: 6 },
    },
    {
      handle: 'dairy-feed-50kg',
      category: 'cattle',
      subcategory: 'cattle-supplies',
      title: { en: 'Dairy Feed, 50 kg', ar: 'علف حلوب، 50 كجم' },
      description: {
        en: 'An 18% concentrate of maize, soya and bran with bypass fat for cows in milk. One kilo for every two and a half litres, split over two milkings. Use within eight weeks in summer.',
        ar: 'علف مركّز (بروتين 18%) من الذرة والصويا والنخالة والدهن المحمي للأبقار الحلوب. كيلو لكل لترين ونصف، على حلبتين. يُستعمل خلال ثمانية أسابيع في الصيف.',
      },
      price: 98,
      stock: 130,
      rated: { average: 4.5, count: 31 },
    },
    {
      handle: 'jersey-cow',
      category: 'cattle',
      subcategory: 'dairy',
      title: { en: 'Jersey Cow, 3 yrs', ar: 'بقرة جيرسي، 3 سنوات' },
      description: {
        en: 'Small, fawn and rich: 16 litres a day at 5.1% fat, which means real cream. Copes with heat better than bigger breeds. Dehorned, dewormed, in calf to sexed semen.',
        ar: 'صغيرة الحجم، لونها أشقر وحليبها دسم: 16 لتراً في اليوم بدهن 5.1%، وهذا يعني قشدة حقيقية. تتحمّل الحر أكثر من السلالات الكبيرة. بلا قرون، أخذت مضاد الديدان، وعشار بتلقيح مفروز الجنس.',
      },
      price: 7900,
      stock: 3,
      rated: { average: 4.9, count: 11 },
    },
    {
      handle: 'fattening-calf',
      category: 'cattle',
      subcategory: 'bulls-calves',
      title: { en: 'Young Calf, 200 kg', ar: 'عجل تسمين، 200 كجم' },
      description: {
        en: 'A crossbred bull calf off grass, vaccinated against FMD and ready for the feedlot. Gains 1.2 kg a day on barley and Rhodes. Ask us to keep him until Eid for 18 dirhams a day.',
        ar: 'عجل هجين من المرعى، مطعّم ضد الحمى القلاعية وجاهز للتسمين. يزيد 1.2 كجم في اليوم على الشعير والرودس. ويمكننا إبقاؤه عندنا إلى العيد مقابل 18 درهماً في اليوم.',
      },
      price: 4300,
      oldPrice: 4750,
      stock: 6,
      rated: { average: 4.4, count: 14 },
    },
    {
      handle: 'murrah-buffalo',
      category: 'cattle',
      subcategory: 'dairy',
      title: { en: 'Murrah Buffalo', ar: 'جاموسة موراه' },
      description: {
        en: 'A slate-black cow buffalo of five with 12 litres of thick milk a day. She needs a pool or a sprinkler, and repays it in yoghurt. Imported, quarantined and cleared.',
        ar: 'جاموسة سوداء رمادية عمرها 5 سنوات، تعطي 12 لتراً من الحليب الثقيل في اليوم. لا بد لها من بركة أو رشّاش، والمقابل روب ما له مثيل. مستوردة وأنهت الحجر البيطري.',
      },
      price: 9400,
      stock: 1,
    },
    {
      handle: 'steel-milking-pail-12l',
      category: 'cattle',
      subcategory: 'cattle-supplies',
      title: { en: 'Milking Pail, 12 L', ar: 'سطل للحلب، 12 لتراً' },
      description: {
        en: 'Seamless stainless steel with a lid and a folded rim that does not cut. Marked every litre inside. Fits goats, cows and camels.',
        ar: 'فولاذ لا يصدأ بلا لحام، له غطاء وحافة مطوية لا تجرح. مدرّج من الداخل لتراً لتراً. يصلح للماعز والبقر والنوق.',
      },
      price: 115,
      stock: 12,
      rated: { average: 4.7, count: 19 },
    },
  ],
  ({ subcategory }) => (subcategory === 'cattle-supplies' ? null : handover.tagged),
)
