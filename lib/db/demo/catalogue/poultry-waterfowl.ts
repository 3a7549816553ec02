import { handover, withHandover } from '@/lib/db/demo/catalogue/handover'
import type { DemoProduct } from '@/lib/db/demo/types'

/** Ducks, geese, swans, turkeys and quail. */
export const waterfowl: DemoProduct[] = withHandover(
  [
    {
      handle: 'mallard-drake',
      category: 'poultry',
      subcategory: 'waterfowl',
      title: { en: 'Mallard Drake', ar: 'ذكر بط خضيري' },
      description: {
        en: 'A green-headed drake, one year, farm-bred and wing-clipped for a garden pond. Eats grain, greens and every snail he finds. He is happier with a duck: ask for the pair price.',
        ar: 'ذكر أخضر الرأس عمره سنة، إنتاج مزرعة ومقصوص الجناح لبركة الحديقة. يأكل الحب والخضرة وكل حلزون يجده. يرتاح أكثر مع أنثى، فاسأل عن سعر الزوج.',
      },
      price: 110,
      stock: 6,
      rated: { average: 4.3, count: 12 },
    },
    {
      handle: 'bronze-turkey-tom',
      category: 'poultry',
      subcategory: 'turkey-quail',
      title: { en: 'Bronze Turkey Tom', ar: 'ديك رومي برونزي' },
      description: {
        en: 'Seven months and 9 kg, raised on pasture near Nahel. Struts, gobbles and keeps snakes away from the yard. Crate and driver included inside Al Ain.',
        ar: 'عمره 7 أشهر ووزنه 9 كجم، تربية مرعى قرب ناهل. يتبختر ويصيح ويبعد الهوام عن الحوش. القفص والتوصيل داخل العين علينا.',
      },
      price: 340,
      oldPrice: 400,
      stock: 5,
      rated: { average: 4.6, count: 15 },
    },
    {
      handle: 'goose-pair',
      category: 'poultry',
      subcategory: 'waterfowl',
      title: { en: 'Brown Goose Pair', ar: 'زوج إوز بنّي' },
      description: {
        en: 'Gander and goose of two years, better guards than most dogs. They graze the lawn, so feed costs little from November to April. A tub of water for bathing is enough.',
        ar: 'ذكر وأنثى عمرهما سنتان، يحرسان أحسن من كثير من الكلاب. يرعيان العشب فلا يكلّفان علفاً من نوفمبر إلى أبريل. يكفيهما حوض ماء للسباحة.',
      },
      price: 380,
      stock: 4,
      rated: { average: 4.4, count: 10 },
    },
    {
      handle: 'quail-covey-12',
      category: 'poultry',
      subcategory: 'turkey-quail',
      title: { en: 'Quail, Covey of 12', ar: 'سمّان، 12 طيراً' },
      description: {
        en: 'Japanese quail of six weeks, nine hens and three cocks, already laying. They need little room: one square metre for twelve. Soft ceiling, please, since they jump when startled.',
        ar: 'سمّان ياباني عمره 6 أسابيع، تسع إناث وثلاثة ذكور وقد بدأت تبيض. مساحتها قليلة: متر مربع لاثني عشر طيراً. اجعل السقف ليّناً لأنها تقفز إذا فزعت.',
      },
      price: 96,
      stock: 11,
      rated: { average: 4.2, count: 18 },
    },
    {
      handle: 'farm-duck-and-ducklings',
      category: 'poultry',
      subcategory: 'waterfowl',
      title: { en: 'Farm Duck & Young', ar: 'بطة مزرعة وصغارها' },
      description: {
        en: 'A pale duck with two ducklings of ten days that follow her everywhere. Feed starter crumbs without medication. Water deep enough for the bill, shallow enough to stand in.',
        ar: 'بطة فاتحة معها فرخان عمرهما 10 أيام يمشيان وراءها أينما ذهبت. العلف بادئ مفتّت بلا أدوية. الماء بعمق المنقار وبحيث يقف الصغير فيه.',
      },
      price: 130,
      stock: 4,
      rated: { average: 4.6, count: 11 },
    },
    {
      handle: 'white-swan-pair',
      category: 'poultry',
      subcategory: 'waterfowl',
      title: { en: 'White Swan Pair', ar: 'زوج تمّ أبيض' },
      description: {
        en: 'A bonded pair of mute swans from a licensed breeder, for private lakes of 200 m² or more. Import and ownership papers are handed over with them. We visit the lake before we agree.',
        ar: 'زوج متآلف من التمّ الأبيض، ويُسمّى عندنا البجع، من مربٍّ مرخّص، للبحيرات الخاصة من 200 متر مربع فأكثر. تُسلَّم معه أوراق الاستيراد والملكية. ونزور المكان قبل الموافقة على البيع.',
      },
      price: 5600,
      stock: 0,
    },
  ],
  () => handover.permit,
)
