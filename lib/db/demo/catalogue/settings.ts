import type { Bilingual } from '@/lib/contract/bilingual'
import { oasisFacts } from '@/lib/config/shop-info'
import type { ShopFacts } from '@/lib/contract/shop-info'

/** Target of a button: a path, or the list of a category (and subcategory) by `value`. */
export type DemoLink = { path: string } | { category: string; subcategory?: string }

interface DemoSlide {
  /** Name of a drawn scene. */
  scene: string
  /** Two lines, broken by hand with `\n` in each language. */
  headline: Bilingual
  text: Bilingual
  label: Bilingual
  link: DemoLink
}

interface DemoBoard {
  /** Name of a drawn scene. */
  scene: string
  title: Bilingual
  subtitle?: Bilingual
  link: DemoLink
}

/** The home page's hero, in order. */
export const heroSlides: DemoSlide[] = [
  {
    scene: 'hero-grove',
    headline: { en: 'From the oasis\nto your gate', ar: 'من الواحة\nإلى باب بيتك' },
    text: {
      en: 'Pets, livestock, fresh carcasses and feed, brought to your door anywhere in the Emirates.',
      ar: 'حيوانات أليفة ومواشٍ وذبائح طازجة وأعلاف، تصلك أينما كنت في الإمارات.',
    },
    label: { en: 'All animals', ar: 'كل الحيوانات' },
    link: { path: '/shop' },
  },
  {
    scene: 'hero-farm',
    headline: { en: 'Born to heat,\nchosen by hand', ar: 'تربية بلادنا\nنختارها رأساً رأساً' },
    text: {
      en: 'Naimi, Najdi and Salalah from farms we know by name. Weighed, vaccinated and photographed before they travel.',
      ar: 'نعيمي ونجدي وصلالي من عزب نعرف أهلها. نزنها ونتأكد من تطعيمها ونرسل لك صورتها قبل التوصيل.',
    },
    label: { en: 'See the flock', ar: 'شاهد الحلال' },
    link: { category: 'sheep-goats' },
  },
  {
    scene: 'hero-desert',
    headline: { en: 'Ready for\nthe open desert', ar: 'عدّتك للبر\nجاهزة عندنا' },
    text: {
      en: 'Gloves and collars made by hand, tents for shade and bells you hear across the sand.',
      ar: 'دسوس وأطواق شغل يد، وخيام للظل، وأجراس تُسمع من آخر العزبة.',
    },
    label: { en: 'See the gear', ar: 'شاهد العدّة' },
    link: { category: 'accessories' },
  },
  {
    scene: 'hero-supplies',
    headline: { en: 'By the pouch\nor by the tonne', ar: 'أعلافك عندنا\nبالكيس أو بالطن' },
    text: {
      en: 'Alfalfa, barley and pellets from this week’s delivery, carried into your store room and stacked.',
      ar: 'برسيم وشعير ومكعبات من شحنة هذا الأسبوع، نوصلها إلى مخزنك ونرصّها لك.',
    },
    label: { en: 'Order feed', ar: 'اطلب العلف' },
    link: { category: 'feed' },
  },
  {
    scene: 'hero-home',
    headline: { en: 'Someone waits\nat the door', ar: 'في انتظارك\nعند باب البيت' },
    text: {
      en: 'Kittens, puppies and songbirds from licensed breeders we have visited, with a vet check in the first 48 hours.',
      ar: 'قطط صغيرة وجراء وطيور من مربّين مرخّصين زرناهم، مع فحص بيطري خلال أول 48 ساعة.',
    },
    label: { en: 'Meet the kittens', ar: 'شاهد القطط الصغيرة' },
    link: { category: 'cats', subcategory: 'kittens-cats' },
  },
]

/** The picture boards of the home page: one large, two small, one wide. */
export const boards: DemoBoard[] = [
  {
    scene: 'board-camels',
    title: { en: 'Camels & calves', ar: 'الإبل وحيرانها' },
    subtitle: { en: 'From trusted Al Ain herds', ar: 'من قطعان العين الموثوقة' },
    link: { category: 'camels' },
  },
  {
    scene: 'board-poultry',
    title: { en: 'The poultry yard', ar: 'ركن الدواجن' },
    link: { category: 'poultry' },
  },
  {
    scene: 'board-aquariums',
    title: { en: 'Aquariums', ar: 'أحواض الأسماك' },
    link: { category: 'fish', subcategory: 'aquariums' },
  },
  {
    scene: 'board-carcasses',
    title: { en: 'Fresh carcasses', ar: 'ذبائح طازجة' },
    subtitle: { en: 'Halal, cut to order, chilled to your door', ar: 'ذبح حلال، تُقطّع حسب طلبك وتصلك مبرّدة' },
    link: { category: 'carcasses' },
  },
]

/** The picture of the call to /contact. Spec §2, "main image". */
export const mainScene = 'contact'

/** Facts of the demo shop that a new shop must not have: its numbers of authorities, hours, links and year. */
export const demoFacts: Partial<ShopFacts> = {
  ...oasisFacts,
  hours: [
    { days: ['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu'], from: '09:00', to: '22:00' },
    { days: ['Fri'], from: '16:00', to: '22:00' },
  ],
  trn: '100000000000003',
  licence: 'CN-0000000',
}
