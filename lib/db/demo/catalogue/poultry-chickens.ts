import { handover, withHandover } from '@/lib/db/demo/catalogue/handover'
import type { DemoProduct } from '@/lib/db/demo/types'

/** Chickens from chick to cock, and eggs. */
export const chickens: DemoProduct[] = withHandover(
  [
    {
      handle: 'baladi-chicks-box-10',
      category: 'poultry',
      subcategory: 'chickens',
      title: { en: 'Ten Baladi Chicks', ar: 'صيصان بلدي، علبة 10' },
      description: {
        en: 'Ten mixed chicks of five days, vaccinated against Marek’s and Newcastle. Keep them at 33 °C the first week, then three degrees less each week. They travel in a ventilated box, in a car kept mild.',
        ar: 'عشرة صيصان مخلوطة عمرها 5 أيام، مطعّمة ضد ماريك ونيوكاسل. حرارتها 33 درجة في الأسبوع الأول ثم تنقص 3 درجات كل أسبوع. تُنقل في علبة مهوّاة وسيارة معتدلة الحرارة.',
      },
      price: 60,
      oldPrice: 75,
      stock: 26,
      rated: { average: 4.4, count: 73 },
      groups: ['newArrival'],
    },
    {
      handle: 'baladi-rooster',
      category: 'poultry',
      subcategory: 'chickens',
      title: { en: 'Baladi Rooster', ar: 'ديك بلدي' },
      description: {
        en: 'A red-gold cock of ten months with a clear call and steady nerves. Looks after ten hens and eats what falls from the table. Dusted for mites before he leaves.',
        ar: 'ديك أحمر ذهبي عمره 10 أشهر، صوته صافٍ وأعصابه هادئة. يكفي عشر دجاجات ويأكل ما يزيد من السفرة. نرشّه ضد الفاش قبل التسليم.',
      },
      price: 85,
      stock: 12,
      rated: { average: 4.5, count: 23 },
    },
    {
      handle: 'layer-hens-5',
      category: 'poultry',
      subcategory: 'chickens',
      title: { en: 'Laying Hens, 5', ar: 'دجاج بيّاض، 5 حبات' },
      description: {
        en: 'Five brown pullets at point of lay, eighteen weeks, brought up on the ground. Expect four eggs a day from November. Shade, 500 ml of cool water each and layer feed keep them going in June.',
        ar: 'خمس دجاجات بنّية على وشك البيض، عمرها 18 أسبوعاً وتربية أرضية. توقّع أربع بيضات في اليوم من نوفمبر. وفّر لها ظلاً ونصف لتر ماء بارد لكل واحدة وعلف بيّاض لتستمر في يونيو.',
      },
      price: 225,
      stock: 9,
      rated: { average: 4.7, count: 42 },
      groups: ['bestSeller'],
    },
    {
      handle: 'free-range-eggs-30',
      category: 'poultry',
      subcategory: 'eggs',
      title: { en: 'Free-range Eggs, 30', ar: 'بيض بلدي، 30 حبة' },
      description: {
        en: 'A tray collected this morning from hens that walk under palms. Unwashed, date-stamped, brown and cream. Keep in the fridge and use within three weeks.',
        ar: 'طبق جُمع هذا الصباح من دجاج يمشي تحت النخل. غير مغسول وعليه تاريخه، بنّي وكريمي. يُحفظ في الثلاجة ويُستهلك خلال ثلاثة أسابيع.',
      },
      price: 32,
      oldPrice: 34,
      stock: 48,
      rated: { average: 4.8, count: 57 },
    },
    {
      handle: 'fertile-eggs-6',
      category: 'poultry',
      subcategory: 'eggs',
      title: { en: 'Fertile Eggs, 6', ar: 'بيض مخصّب، 6 حبات' },
      description: {
        en: 'Brahma and Baladi eggs laid within four days and candled. Collected at the shop only, because the road shakes the germ. Rest them overnight, point down, before the incubator. We replace clear eggs once.',
        ar: 'بيض براهما وبلدي عمره أقل من 4 أيام، ومفحوص بالضوء. يُستلم من المحل فقط لأن اهتزاز الطريق يضر الجنين. أرحه ليلة ورأسه إلى الأسفل قبل الفقاسة. البيض غير المخصّب نبدّله مرة واحدة.',
      },
      sale: 'pickup',
      leadTime: null,
      price: 45,
      stock: 16,
      rated: { average: 4.1, count: 13 },
    },
    {
      handle: 'brahma-rooster',
      category: 'poultry',
      subcategory: 'chickens',
      title: { en: 'Light Brahma Cock', ar: 'ديك براهما فاتح' },
      description: {
        en: 'A gentle giant of 5 kg with feathered feet, fourteen months. Good with children and slow to crow. Clip the foot feathers in wet weather.',
        ar: 'عملاق هادئ وزنه 5 كجم وأرجله مريّشة، عمره 14 شهراً. لطيف مع الأطفال وقليل الصياح. قُصّ ريش القدمين إذا ابتلّت الأرض.',
      },
      price: 260,
      oldPrice: 310,
      stock: 3,
      rated: { average: 4.7, count: 9 },
    },
    {
      handle: 'fayoumi-pullets-4',
      category: 'poultry',
      subcategory: 'chickens',
      title: { en: 'Fayoumi Pullets, 4', ar: 'فيومي، 4 فراخ' },
      description: {
        en: 'Four silver-pencilled pullets of twelve weeks, the hardiest layers under a Gulf sun. Small eggs, small appetite. They fly, so net the run.',
        ar: 'أربع فراخ رمادية منقّطة عمرها 12 أسبوعاً، أقوى البيّاضات تحت شمس الخليج. بيضها صغير وأكلها قليل. تطير، فغطِّ الحوش بشبك.',
      },
      price: 140,
      stock: 8,
      rated: { average: 4.5, count: 17 },
    },
  ],
  ({ subcategory }) => (subcategory === 'eggs' ? null : handover.permit),
)
