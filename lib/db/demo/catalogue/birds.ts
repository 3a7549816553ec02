import { beside } from '@/lib/db/demo/catalogue/beside'
import { art, close, company, pack, packs, picture, place, young } from '@/lib/db/demo/catalogue/recipes'
import type { DemoProduct } from '@/lib/db/demo/types'

const macaw = picture('sage', 'arch', art('1f99c', 600), { palmLight: 2 })
const peacock = picture('wheat', 'sweep', art('1f99a', 600), { palmLight: 3 })
const gyr = picture('dusk', 'dune', art('1f985', 380, { centreX: 0.56, floats: true, saturation: 0.35, brightness: 1.18 }), {
  feet: 640,
})
const peregrine = picture('sage', 'sweep', art('1f985', 360, { floats: true, saturation: 0.3, brightness: 0.74 }), { feet: 640 })
const canaries = picture(
  'dusk',
  'plinth',
  [art('1f424', 330, { centreX: 0.4 }), art('1f424', 250, { centreX: 0.68, flip: true, lower: 26 })],
  { palmLight: 2 },
)
const cockatielArt = art('1f426', 480, { hue: 80, saturation: 0.9, brightness: 1.5 })
const cockatiel = picture('sage', 'plinth', cockatielArt)
const lovebirdArt = art('1f426', 400, { hue: 40, saturation: 0.85, brightness: 1.4 })
const lovebirds = picture('wheat', 'arch', [
  { ...lovebirdArt, centreX: 0.36 },
  { ...lovebirdArt, centreX: 0.64, hue: 108, brightness: 1.15, flip: true, lower: 10 },
])
const budgie = art('1f426', 320, { hue: 200, saturation: 0.8, brightness: 1.15 })
const budgies = picture('butter', 'sweep', [
  { ...budgie, centreX: 0.26, lower: -40 },
  { ...budgie, centreX: 0.74, lower: -46, flip: true, hue: 112, brightness: 1.2 },
  { ...budgie, height: 390, centreX: 0.5, lower: 14, hue: 86, brightness: 1.6 },
])
const ringneck = picture('wheat', 'plinth', art('1f426', 500, { hue: 114, saturation: 0.9, brightness: 1.12 }), { palmLight: 0 })
const doves = picture('sage', 'sweep', [
  art('1f54a-fe0f', 400, { centreX: 0.37 }),
  art('1f54a-fe0f', 290, { centreX: 0.71, flip: true, lower: 30 }),
])
const pigeon = art('1f426-200d-2b1b', 430, { hue: -30, saturation: 0.4, brightness: 1.7, keepViolets: true })
const homing = picture('rose', 'plinth', [
  { ...pigeon, centreX: 0.38 },
  { ...pigeon, height: 350, centreX: 0.68, flip: true, brightness: 1.4, lower: 22 },
])
const nest = picture('mint', 'sweep', art('1faba', 480), { palmLight: 1 })
const canarySeed = picture('wheat', 'sweep', [
  pack('pouch', 600, packs.sun, '1f424', { centreX: 0.44 }),
  art('1f33e', 280, { centreX: 0.77, lower: 24 }),
])

/** Birds: parrots, cage and garden birds, captive-bred falcons, nests and seed. */
export const birds: DemoProduct[] = [
  {
    handle: 'scarlet-macaw-tame',
    category: 'birds',
    subcategory: 'parrots',
    title: { en: 'Scarlet Macaw, Tame', ar: 'مكاو قرمزي أليف' },
    description: {
      en: 'Hand-raised in an Al Ain aviary, fourteen months old, steps onto the arm and says sabah al-khair. Closed ring, DNA sexing and CITES papers in the buyer’s name. Needs two hours outside the cage every day and a shaded place in summer.',
      ar: 'تربية يد في قفص بالعين، عمره 14 شهراً، يطلع على الذراع ويقول «صباح الخير». معه حجل مغلق وفحص جنس وأوراق سايتس باسم المشتري. يحتاج ساعتين خارج القفص كل يوم ومكاناً مظللاً في الصيف.',
    },
    price: 7400,
    stock: 2,
    rated: { average: 5, count: 12 },
    groups: ['bestSeller'],
    pictures: [macaw, close(macaw, 'face'), company(macaw, 'wheat', beside.sunflower), picture('dusk', 'plinth', art('1f99c', 540, { flip: true }))],
  },
  {
    handle: 'indian-blue-peacock',
    category: 'birds',
    subcategory: 'ornamental-doves',
    title: { en: 'Indian Blue Peacock', ar: 'طاووس هندي أزرق' },
    description: {
      en: 'A two-year-old male in his first full train, farm-bred near Al Ain. He roosts in trees and walks with hens in peace. Give him 6 square metres, grain in the morning and dry sand to bathe in.',
      ar: 'ذكر عمره سنتان وهذا أول ذيل كامل له، من إنتاج مزرعة قرب العين. يبيت على الشجر ويمشي مع الدجاج بلا مشاكل. يحتاج 6 أمتار مربعة وحبّاً في الصباح ورملاً ناشفاً يتمرّغ فيه.',
    },
    price: 1200,
    oldPrice: 1450,
    stock: 4,
    rated: { average: 4.9, count: 11 },
    groups: ['newArrival'],
    pictures: [peacock, place(peacock), close(peacock, 'face'), company(peacock, 'clay', beside.wheat)],
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
    pictures: [canaries, close(canaries), company(canaries, 'sage', beside.wheat)],
  },
  {
    handle: 'gyr-saker-falcon',
    category: 'birds',
    subcategory: 'falcons',
    title: { en: 'Gyr-Saker Falcon', ar: 'جير حر فرخ' },
    description: {
      en: 'A captive-bred female of this year, nearly white, 1,150 g, flown to the lure twice a week. Ring, falcon passport and CITES certificate are handed over at the Abu Dhabi falcon hospital after her check. We sell falcons from licensed breeders only.',
      ar: 'فرخ أنثى من إنتاج هذا الموسم، شبه بيضاء، وزنها 1,150 جم، وتُدعى على التلواح مرتين في الأسبوع. الحجل وجواز الصقر وشهادة سايتس تُسلَّم في مستشفى الصقور بأبوظبي بعد الفحص. صقورنا كلها من مربّين مرخّصين.',
    },
    price: 18500,
    stock: 1,
    rated: { average: 4.9, count: 8 },
    pictures: [gyr, close(gyr), picture('sage', 'plinth', art('1f985', 330, { saturation: 0.35, brightness: 1.18, floats: true }), { feet: 600 })],
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
    pictures: [ringneck, place(ringneck, 'rose'), close(ringneck), company(ringneck, 'rose', beside.sunflower)],
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
    pictures: [doves, place(doves), close(doves), company(doves, 'wheat', beside.wheat)],
  },
  {
    handle: 'budgie-trio',
    category: 'birds',
    subcategory: 'parrots',
    title: { en: 'Budgie Trio', ar: 'ثلاث طيور بادجي' },
    description: {
      en: 'Three young budgerigars, blue, yellow and green, about ten weeks old. Cheerful and easy: a roomy cage, millet and clean water are enough. Bought together they settle in within a day.',
      ar: 'ثلاثة طيور صغيرة، أزرق وأصفر وأخضر، عمرها عشرة أسابيع تقريباً. تربيتها سهلة: قفص واسع ودخن وماء نظيف. شراؤها معاً يجعلها تهدأ من أول يوم.',
    },
    price: 150,
    oldPrice: 180,
    stock: 12,
    rated: { average: 4.4, count: 35 },
    pictures: [budgies, close(budgies), company(budgies, 'dusk', beside.sunflower)],
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
    pictures: [cockatiel, close(cockatiel), company(cockatiel, 'dusk', beside.wheat), picture('rose', 'sweep', [{ ...cockatielArt, height: 430, centreX: 0.4 }, young(cockatielArt, 0.6, 0.72)])],
  },
  {
    handle: 'canary-seed-1kg',
    category: 'birds',
    subcategory: 'bird-care',
    title: { en: 'Canary Seed, 1 kg', ar: 'بذور كناري، 1 كجم' },
    description: {
      en: 'Canary grass, niger, rapeseed and a little hemp, cleaned of dust twice. Refill half a cup at a time so husks do not cover the seed. Store in a jar with a lid.',
      ar: 'خلطة من بذور الكناري والنيجر واللفت وقليل من القنب، منظّفة من الغبار مرتين. املأ نصف الكوب في كل مرة حتى لا تغطي القشور الحب. تُحفظ في مرطبان بغطاء.',
    },
    price: 18.5,
    stock: 140,
    rated: { average: 4.6, count: 30 },
    pictures: [canarySeed, close(canarySeed, 'label'), company(canaries, 'rose', beside.wheat)],
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
    pictures: [homing, place(homing, 'rose'), close(homing), company(homing, 'wheat', beside.wheat)],
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
    pictures: [lovebirds, close(lovebirds), place(lovebirds)],
  },
  {
    handle: 'woven-nest',
    category: 'birds',
    subcategory: 'bird-care',
    title: { en: 'Woven Breeding Nest', ar: 'عش خوص للتفريخ' },
    description: {
      en: 'Palm fibre on a branch, 14 cm across, for canaries, finches and doves. The weave lets air through, which matters in a closed bird room. Eggs are shown for scale only.',
      ar: 'ليف نخل على غصن، قطره 14 سم، للكناري والفنجس والحمام. النسج يمرّر الهواء، وهذا مهم في غرفة الطيور المغلقة. البيض في الصورة لبيان المقاس فقط.',
    },
    price: 25,
    stock: 33,
    rated: { average: 4.3, count: 11 },
    pictures: [nest, close(nest, 'label'), picture('wheat', 'plinth', art('1fab9', 430)), company(canaries, 'clay', art('1fab9', 190, { centreX: 0.76, lower: 26 }))],
  },
  {
    handle: 'peregrine-falcon',
    category: 'birds',
    subcategory: 'falcons',
    title: { en: 'Peregrine, Captive Bred', ar: 'شاهين مكاثر' },
    description: {
      en: 'A dark tiercel from a licensed chamber, hooded and manned, 620 g at flying weight. Health certificate, ring, falcon passport and CITES papers included. Collection in person; your falconer is welcome to see him fly first.',
      ar: 'تبع شاهين داكن من مركز إكثار مرخّص، متعوّد على البرقع واليد، ووزن طيرانه 620 جم. معه شهادة صحية وحجل وجواز صقر وأوراق سايتس. الاستلام باليد، وحيّاك مع صقّارك تشوفه على التلواح أولاً.',
    },
    price: 9500,
    stock: 0,
    pictures: [peregrine, close(peregrine), place(peregrine, 'rose')],
  },
]
