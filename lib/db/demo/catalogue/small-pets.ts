import { handover, withHandover } from '@/lib/db/demo/catalogue/handover'
import { beside } from '@/lib/db/demo/catalogue/beside'
import { art, close, company, pack, packs, picture, place, young } from '@/lib/db/demo/catalogue/recipes'
import type { DemoProduct } from '@/lib/db/demo/types'

const rabbits = picture(
  'sage',
  'sweep',
  [
    art('1f407', 430, { centreX: 0.42 }),
    art('1f407', 300, { centreX: 0.7, flip: true, lower: 30 }),
    art('1f955', 130, { centreX: 0.26, lower: 54, rotate: -30 }),
  ],
  { palmLight: 2 },
)
const lionhead = picture('rose', 'arch', art('1f407', 540))
const blueRex = art('1f407', 460, { saturation: 0.7, brightness: 0.64 })
const rex = picture('mint', 'plinth', blueRex)
const hamster = picture('mint', 'plinth', art('1f439', 420))
const dwarfs = picture(
  'clay',
  'plinth',
  [art('1f42d', 300, { centreX: 0.38 }), art('1f42d', 230, { centreX: 0.66, lower: 26 })],
  { palmLight: 1 },
)
const hedgehog = picture('mint', 'sweep', art('1f994', 400), { palmLight: 0 })
const slider = picture('butter', 'sweep', art('1f422', 400))
const gecko = picture('rose', 'arch', art('1f98e', 480, { hue: -95, saturation: 0.85, brightness: 1.12 }))
const hay = picture('butter', 'plinth', [
  pack('pouch', 560, packs.olive, '1f430', { centreX: 0.45 }),
  art('1f33f', 200, { centreX: 0.76, lower: 22, rotate: 14 }),
])
const pellets = picture(
  'mint',
  'sweep',
  [pack('pouch', 600, packs.rose, '1f430', { centreX: 0.44 }), art('1f955', 190, { centreX: 0.77, lower: 32 })],
  {
    palmLight: 3,
  },
)
const wheel = picture('rose', 'plinth', art('1f6de', 420))

/** Small pets (rabbits, hamsters, hedgehogs, turtles, geckos), their food and toys. */
export const smallPets: DemoProduct[] = withHandover(
  [
    {
      handle: 'dwarf-rabbit-pair',
      category: 'small-pets',
      subcategory: 'rabbits',
      title: { en: 'Dwarf Rabbit Pair', ar: 'زوج أرانب قزمة' },
      description: {
        en: 'Two sisters of nine weeks, grey-white, handled every day. Fully grown they weigh 1.2 kg. Keep them indoors or in deep shade: above 32 °C a rabbit is in trouble.',
        ar: 'أختان عمرهما 9 أسابيع، لونهما أبيض رمادي ومتعوّدتان على اليد. إذا كبرت الواحدة صار وزنها 1.2 كجم. مكانهما البيت أو ظل كثيف، ففوق 32 درجة يتعب الأرنب.',
      },
      price: 180,
      oldPrice: 220,
      stock: 8,
      rated: { average: 4.5, count: 46 },
      groups: ['newArrival'],
      pictures: [rabbits, place(rabbits), close(rabbits), company(rabbits, 'rose', beside.carrot)],
    },
    {
      handle: 'syrian-hamster',
      category: 'small-pets',
      subcategory: 'hamsters-hedgehogs',
      title: { en: 'Syrian Hamster', ar: 'هامستر سوري' },
      description: {
        en: 'A golden female of six weeks with full cheeks and busy nights. Lives alone, in at least 80 × 50 cm with deep bedding. We show you how to hold her before you leave.',
        ar: 'أنثى ذهبية عمرها 6 أسابيع، خدودها ممتلئة ونشاطها بالليل. تعيش وحدها في قفص لا يقل عن 80 × 50 سم، بفرشة عميقة. نعلّمك كيف تمسكها قبل أن تخرج من المحل.',
      },
      price: 65,
      stock: 15,
      rated: { average: 4.4, count: 38 },
      pictures: [hamster, close(hamster, 'face'), company(hamster, 'rose', beside.sunflower)],
    },
    {
      handle: 'red-eared-slider',
      category: 'small-pets',
      subcategory: 'turtles-geckos',
      title: { en: 'Red-eared Slider', ar: 'سلحفاة حمراء الأذن' },
      description: {
        en: 'A young water turtle, 7 cm, farm-bred, for closed tanks only. It will reach 25 cm and live thirty years, so plan for a big tank, a basking stone and a UVB lamp. The species is invasive: never release it, and bring it back to us if you cannot keep it.',
        ar: 'سلحفاة مائية صغيرة طولها 7 سم، إنتاج مزارع، وللأحواض المغلقة فقط. تكبر حتى 25 سم وتعيش ثلاثين سنة، فاحسب حساب حوض كبير وصخرة ومصباح UVB. هذا النوع دخيل على بيئتنا، فلا تُطلقه أبداً، وأعده إلينا إن لم تعد قادراً على رعايته.',
      },
      price: 75,
      oldPrice: 90,
      stock: 9,
      rated: { average: 4.1, count: 14 },
      pictures: [slider, close(slider), company(slider, 'lagoon', beside.plant)],
    },
    {
      handle: 'lionhead-rabbit',
      category: 'small-pets',
      subcategory: 'rabbits',
      title: { en: 'Lionhead Rabbit', ar: 'أرنب رأس الأسد' },
      description: {
        en: 'A three-month buck with a soft mane, vaccinated and litter-trained. Brush him twice a week and feed hay without limit. A quiet companion for a flat.',
        ar: 'ذكر عمره 3 أشهر ولبدته ناعمة، مطعّم ومتعوّد على صندوق الرمل. يُمشّط مرتين في الأسبوع ويأكل التبن بلا حساب. رفيق هادئ لأهل الشقق.',
      },
      price: 140,
      stock: 5,
      rated: { average: 4.7, count: 19 },
      pictures: [lionhead, place(lionhead, 'lagoon'), close(lionhead), company(lionhead, 'sage', beside.carrot)],
    },
    {
      handle: 'pygmy-hedgehog',
      category: 'small-pets',
      subcategory: 'hamsters-hedgehogs',
      title: { en: 'Pygmy Hedgehog', ar: 'قنفذ قزم' },
      description: {
        en: 'Bred in captivity, twelve weeks old, 240 g, used to hands after dark. Steady room temperature of 24 to 27 °C, insects and low-fat kibble. Hold him in a towel, not with gloves.',
        ar: 'تربية بيت، عمره 12 أسبوعاً ووزنه 240 جم، متعوّد على اليد بعد المغرب. حرارة ثابتة بين 24 و27 درجة وحشرات وحبوب قليلة الدهن. احمله بمنشفة لا بقفاز.',
      },
      price: 450,
      stock: 0,
      rated: { average: 4.6, count: 13 },
      pictures: [hedgehog, close(hedgehog), company(hedgehog, 'wheat', beside.log)],
    },
    {
      handle: 'dwarf-hamster-duo',
      category: 'small-pets',
      subcategory: 'hamsters-hedgehogs',
      title: { en: 'Dwarf Hamster Duo', ar: 'هامستر قزم، اثنان' },
      description: {
        en: 'Two brothers from one litter, silver-grey and no bigger than a date box. They share a cage as long as there are two wheels and two bowls. Sand bath included.',
        ar: 'أخوان من بطن واحد، رماديان فضيان وأصغر من علبة تمر. يعيشان معاً ما دام في القفص عجلتان ووعاءان. معهما حوض رمل صغير.',
      },
      price: 90,
      stock: 10,
      rated: { average: 4.3, count: 16 },
      pictures: [dwarfs, close(dwarfs, 'face'), company(dwarfs, 'mint', beside.bowl)],
    },
    {
      handle: 'rex-rabbit-doe',
      category: 'small-pets',
      subcategory: 'rabbits',
      title: { en: 'Blue Rex Doe', ar: 'أنثى أرنب ركس رمادية' },
      description: {
        en: 'A slate-grey Rex doe, seven months, with the velvet coat the breed is known for. Proven mother of six. Eats fresh jatt, barley and dry bread in moderation.',
        ar: 'أنثى ركس رمادية عمرها 7 أشهر، شعرها مثل المخمل. ولدت ستة وربّتها كلها. تأكل الجت الطازج والشعير وقليلاً من الخبز الناشف.',
      },
      price: 120,
      stock: 4,
      rated: { average: 4.5, count: 8 },
      pictures: [
        rex,
        close(rex),
        picture('sage', 'sweep', [{ ...blueRex, height: 420, centreX: 0.42 }, young(blueRex, 0.58)]),
      ],
    },
    {
      handle: 'leopard-gecko',
      category: 'small-pets',
      subcategory: 'turtles-geckos',
      title: { en: 'Leopard Gecko', ar: 'جيكو فهدي (ليوبارد)' },
      description: {
        en: 'A calm yellow gecko of five months, captive-bred, eating crickets every second day. Dry warm hide, moist cool hide and no sand under him until he is grown. Sleeps by day and wakes after sunset.',
        ar: 'أصفر هادئ عمره 5 أشهر، مولود في الأسر، يأكل صراصير الليل (الجداجد) كل يومين. يحتاج مخبأ دافئاً جافاً وآخر رطباً بارداً، ومن غير رمل حتى يكبر. ينام في النهار وينشط بعد المغرب.',
      },
      price: 260,
      stock: 3,
      rated: { average: 4.8, count: 10 },
      pictures: [gecko, close(gecko, 'face'), company(gecko, 'sage', beside.log)],
    },
    {
      handle: 'rabbit-pellets-3kg',
      category: 'small-pets',
      subcategory: 'food-play',
      title: { en: 'Rabbit Pellets, 3 kg', ar: 'مكعبات أرانب، 3 كجم' },
      description: {
        en: 'Timothy-based pellets with 18% fibre for growing and adult rabbits. A handful in the evening is enough beside hay. No coloured bits, no sugar.',
        ar: 'مكعبات أساسها التيموثي بألياف 18%، للأرانب الصغيرة والكبيرة. حفنة في المساء تكفي مع التبن. بلا قطع ملوّنة ولا سكر.',
      },
      price: 48,
      stock: 44,
      rated: { average: 4.6, count: 21 },
      pictures: [pellets, close(pellets, 'label'), company(lionhead, 'dusk', beside.bowl)],
    },
    {
      handle: 'silent-wheel-21cm',
      category: 'small-pets',
      subcategory: 'food-play',
      title: { en: 'Silent Wheel, 21 cm', ar: 'عجلة صامتة، 21 سم' },
      description: {
        en: 'Beech wood on a ball bearing, so the night run does not wake the house. For hamsters up to 160 g. Screws to the cage or stands alone.',
        ar: 'خشب زان على محمل كريات، فلا يوقظ جري الليل أهل البيت. للهامستر حتى 160 جم. تُثبَّت على القفص أو تقف وحدها.',
      },
      price: 59,
      oldPrice: 79,
      stock: 13,
      rated: { average: 4.2, count: 18 },
      pictures: [
        wheel,
        close(wheel, 'label'),
        company(hamster, 'butter', art('1f6de', 230, { centreX: 0.76, lower: 20 })),
      ],
    },
    {
      handle: 'timothy-hay-1kg',
      category: 'small-pets',
      subcategory: 'food-play',
      title: { en: 'Timothy Hay, 1 kg', ar: 'تبن تيموثي، 1 كجم' },
      description: {
        en: 'Second cut, long stems, green and fragrant. The daily bread of rabbits and guinea pigs: it keeps teeth short and bellies working. Packed in a breathable pouch; store dry.',
        ar: 'قصّة ثانية، سيقانها طويلة خضراء ورائحتها طيّبة. هو القوت اليومي للأرانب والقوارض، يبري الأسنان ويريح البطن. كيسه يمرّر الهواء، ويُحفظ في مكان جاف.',
      },
      price: 29,
      stock: 66,
      rated: { average: 4.7, count: 34 },
      pictures: [hay, close(hay, 'label'), company(rabbits, 'butter', beside.herb)],
    },
  ],
  ({ subcategory }) => (subcategory === 'food-play' ? null : handover.adult),
)
