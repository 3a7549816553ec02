import { handover, withHandover } from '@/lib/db/demo/catalogue/handover'
import { colour } from '@/lib/db/demo/catalogue/colours'
import { inSizes, kilos } from '@/lib/db/demo/catalogue/sizes'
import { age, breed, microchip, origin, vaccination } from '@/lib/db/demo/catalogue/facts'
import type { DemoProduct } from '@/lib/db/demo/types'

/** Dogs: puppies from the Emirates' own kennels, dry food, treats. */
export const dogs: DemoProduct[] = withHandover(
  [
    {
      handle: 'adult-dog-food-12kg',
      category: 'dogs',
      subcategory: 'dry-food',
      title: { en: 'Adult Dog Food', ar: 'طعام كلاب بالغة' },
      description: {
        en: 'Deboned chicken and whole rice, no artificial colours, in bags of 3, 12 and 20 kg. Medium kibble for breeds from 10 to 30 kg, in a resealable bag that stands up to summer heat. A gift bowl comes with every bag: choose its colour.',
        ar: 'دجاج منزوع العظم وأرز كامل الحبة، بلا ألوان صناعية، في أكياس 3 و12 و20 كجم. حبوب متوسطة مناسبة للسلالات من 10 إلى 30 كجم، وكيس محكم يتحمّل حرّ الصيف. مع كل كيس وعاء هدية، واللون على اختيارك.',
      },
      ...inSizes(kilos(3, 59, 46, 72), kilos(12, 189, 18, 235), kilos(20, 289, 0)),
      colors: [colour.palm, colour.red, colour.black, colour.tan],
      rated: { average: 4.7, count: 301 },
      groups: ['bestSeller'],
    },
    {
      handle: 'smooth-saluki-2-years',
      category: 'dogs',
      subcategory: 'puppies-dogs',
      title: { en: 'Smooth Saluki, 2 yrs', ar: 'سلوقي حص، سنتان' },
      description: {
        en: 'A red male from a well-known Liwa line, 24 kg, used to sand and open ground. Microchipped, passport and vaccinations up to date. He walks well on a lead and sleeps indoors from May to October.',
        ar: 'سلوقي حص ذكر، لونه أحمر، من سلالة معروفة في ليوا، وزنه 24 كجم ومتعوّد على الرمل. مزوّد بشريحة وجواز سفر وتطعيماته كاملة. هادئ على المقود، ومكانه في القيظ داخل البيت.',
      },
      price: 6500,
      stock: 1,
      rated: { average: 4.9, count: 7 },
    },
    {
      handle: 'beef-dog-cans-12',
      category: 'dogs',
      subcategory: 'treats-wet',
      title: { en: 'Beef Dog Cans, 12', ar: 'معلبات لحم للكلاب، 12' },
      description: {
        en: 'Twelve 400 g cans of halal beef with carrot and pea. Serve at room temperature; an opened can keeps two days in the fridge. One can a day with dry food suits a dog of 15 kg.',
        ar: 'كرتون فيه 12 علبة، كل علبة 400 جم من لحم البقر الحلال مع الجزر والبازلاء. يُقدَّم بحرارة الغرفة، والعلبة المفتوحة تبقى يومين في الثلاجة. علبة في اليوم مع الطعام الجاف تكفي كلباً وزنه 15 كجم.',
      },
      price: 96,
      stock: 64,
      rated: { average: 4.3, count: 22 },
    },
    {
      handle: 'golden-retriever-puppy',
      category: 'dogs',
      subcategory: 'puppies-dogs',
      title: { en: 'Golden Retriever Pup', ar: 'جرو غولدن ريتريفر' },
      description: {
        en: 'Nine weeks old, from licensed breeders we have visited, and used to children. First vaccination and deworming done. Comes with a week of its own food, so the stomach has no surprises.',
        ar: 'عمره 9 أسابيع، من مربّين مرخّصين زرناهم، ومتعوّد على الأطفال. أخذ التطعيم الأول ومضاد الديدان. معه طعام يكفيه أسبوعاً حتى لا تتغيّر عليه الوجبة.',
      },
      facts: [
        breed('Golden Retriever', 'غولدن ريتريفر'),
        age('9 weeks', '9 أسابيع'),
        vaccination('First, with deworming', 'الأول، مع مضاد الديدان'),
        microchip,
      ],
      price: 3800,
      oldPrice: 4300,
      stock: 3,
      rated: { average: 4.8, count: 19 },
      groups: ['newArrival'],
    },
    {
      handle: 'feathered-saluki-pup',
      category: 'dogs',
      subcategory: 'puppies-dogs',
      title: { en: 'Feathered Saluki Pup', ar: 'جرو سلوقي أرياش' },
      description: {
        en: 'Four months, cream with silken ears, both parents registered with the Arabian Saluki Center. Gentle, light on its feet and quick to learn its name. Needs a long run at dawn and shade by nine.',
        ar: 'جرو عمره 4 أشهر، لونه كريمي وأذناه بريش ناعم، والأبوان مسجّلان في مركز السلوقي العربي. طبعه هادئ وخفيف الحركة ويتعلّم اسمه بسرعة. يحتاج جرية طويلة مع الفجر، وظلاً من التاسعة صباحاً.',
      },
      price: 4200,
      stock: 4,
      rated: { average: 4.9, count: 11 },
    },
    {
      handle: 'puppy-food-3kg',
      category: 'dogs',
      subcategory: 'dry-food',
      title: { en: 'Puppy Food', ar: 'طعام جراء' },
      description: {
        en: 'In bags of 3 and 10 kg: small kibble with chicken, fish oil and calcium for pups from six weeks to a year. Soften it with warm water for the first month. Keep the bag closed and below 30 °C, away from the car boot.',
        ar: 'في أكياس 3 و10 كجم: حبوب صغيرة بالدجاج وزيت السمك والكالسيوم، للجراء من 6 أسابيع إلى سنة. بلّلها بماء دافئ في الشهر الأول. يُحفظ الكيس مغلقاً تحت 30 درجة وبعيداً عن صندوق السيارة.',
      },
      ...inSizes(kilos(3, 79, 41, 95), kilos(10, 239, 0)),
      rated: { average: 4.6, count: 33 },
    },
    {
      handle: 'shepherd-dog-1-year',
      category: 'dogs',
      subcategory: 'puppies-dogs',
      title: { en: 'German Shepherd, 1 yr', ar: 'راعي ألماني، سنة' },
      description: {
        en: 'A female with six months of obedience training in Al Ain: she heels, stays and guards a gate without fuss. 27 kg, hips checked, spayed. Best in a villa or farm with a shaded kennel.',
        ar: 'أنثى درّبناها 6 أشهر في العين: تمشي بجنبك وتنتظر الأمر وتحرس البوابة بهدوء. وزنها 27 كجم، معقّمة، وفحص الحوض سليم. مكانها المناسب فيلا أو عزبة فيها بيت مظلّل.',
      },
      price: 5200,
      stock: 2,
      rated: { average: 4.7, count: 9 },
    },
    {
      handle: 'dental-bones-12',
      category: 'dogs',
      subcategory: 'treats-wet',
      title: { en: 'Dental Bones, 12 pcs', ar: 'عظام تنظيف أسنان للكلاب، 12' },
      description: {
        en: 'Rice and mint chews that scrub the back teeth; no rawhide, no gelatine. One a day for dogs above 8 kg. They soften in heat, so keep the box in a cupboard.',
        ar: 'عظام للمضغ من الأرز والنعناع تنظّف الأضراس، بلا جلود ولا جيلاتين. حبة واحدة في اليوم لما فوق 8 كجم. تلين مع الحر، فاحفظ العلبة داخل الخزانة.',
      },
      price: 36,
      stock: 85,
      rated: { average: 4.4, count: 27 },
    },
    {
      handle: 'black-labrador-pup',
      category: 'dogs',
      subcategory: 'puppies-dogs',
      title: { en: 'Black Labrador Pup', ar: 'جرو لابرادور أسود' },
      description: {
        en: 'Ten weeks, a calm male from a licensed breeder in Ras Al Khaimah. He loves water and eats whatever he finds, so close the shoe cupboard. Vaccination card, microchip and a vet check within 48 hours included.',
        ar: 'جرو ذكر عمره 10 أسابيع، هادئ، من مربٍّ مرخّص في رأس الخيمة. يحب الماء ويأكل كل ما يجده، فانتبه لأحذيتك. السعر يشمل بطاقة التطعيم والشريحة وفحصاً بيطرياً خلال 48 ساعة.',
      },
      facts: [
        breed('Labrador', 'لابرادور'),
        age('10 weeks', '10 أسابيع'),
        origin('Ras Al Khaimah', 'رأس الخيمة'),
        vaccination('First, with deworming', 'الأول، مع مضاد الديدان'),
        microchip,
      ],
      price: 3400,
      stock: 5,
      rated: { average: 4.6, count: 8 },
    },
    {
      handle: 'toy-poodle',
      category: 'dogs',
      subcategory: 'puppies-dogs',
      title: { en: 'Toy Poodle', ar: 'توي بودل' },
      description: {
        en: 'A silver-grey female of eight months, 2.8 kg, that hardly sheds: a good dog for a flat. House-trained, groomed every six weeks and used to lifts and guests. She dislikes being alone all day.',
        ar: 'أنثى رمادية فضية عمرها 8 أشهر ووزنها 2.8 كجم، لا يكاد شعرها يتساقط وتناسب الشقق. متعوّدة على النظافة والمصعد والضيوف، ويُقصّ شعرها كل ستة أسابيع. لا تحب أن تُترك وحدها طول النهار.',
      },
      price: 3200,
      stock: 1,
      rated: { average: 4.8, count: 15 },
    },
    {
      handle: 'chicken-jerky-400g',
      category: 'dogs',
      subcategory: 'treats-wet',
      title: { en: 'Dog Chicken Jerky, 400 g', ar: 'شرائح دجاج للكلاب، 400 جم' },
      description: {
        en: 'Halal chicken breast, sliced and air-dried, nothing added. Break it into small pieces for training. The pouch reseals and travels well.',
        ar: 'صدور دجاج حلال مقطّعة ومجفّفة بالهواء، من دون أي إضافات. قطّعها صغيرة للتدريب. الكيس يُغلق بإحكام ويصلح للسفر والبر.',
      },
      price: 42,
      oldPrice: 49,
      stock: 53,
      rated: { average: 4.7, count: 31 },
    },
    {
      handle: 'beagle-puppy',
      category: 'dogs',
      subcategory: 'puppies-dogs',
      title: { en: 'Beagle Puppy, 10 wk', ar: 'جرو بيغل، 10 أسابيع' },
      description: {
        en: 'A tricolour pup from licensed breeders we have visited, with a big nose and a bigger appetite. Second vaccination is due in three weeks and we remind you by WhatsApp. Sold with a soft blanket that smells of its mother.',
        ar: 'جرو ثلاثي الألوان من مربّين مرخّصين زرناهم، أنفه لا يهدأ وشهيته مفتوحة. موعد تطعيمه الثاني بعد ثلاثة أسابيع ونذكّرك به على واتساب. معه بطانية عليها رائحة أمه ليهدأ في ليلته الأولى.',
      },
      price: 2900,
      stock: 2,
      rated: { average: 4.5, count: 6 },
    },
  ],
  ({ subcategory }) => (subcategory === 'puppies-dogs' ? handover.pet : null),
)
