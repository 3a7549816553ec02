import { handover, withHandover } from '@/lib/db/demo/catalogue/handover'
import { beside } from '@/lib/db/demo/catalogue/beside'
import { art, close, company, picture, place } from '@/lib/db/demo/catalogue/recipes'
import type { DemoProduct } from '@/lib/db/demo/types'

const ram = picture('sage', 'arch', art('1f40f', 560))
const ewe = picture('clay', 'sweep', art('1f411', 540), { palmLight: 0 })
const flock = picture('dusk', 'sweep', [
  art('1f411', 360, { centreX: 0.28, lower: -50 }),
  art('1f411', 340, { centreX: 0.74, lower: -60, flip: true }),
  art('1f40f', 440, { centreX: 0.5, lower: 20 }),
])
const lamb = picture('sage', 'plinth', art('1f411', 420), { palmLight: 2 })
const najdiArt = art('1f40f', 560, { saturation: 0.5, brightness: 0.4 })
const najdi = picture('dusk', 'arch', najdiArt)
const harri = picture('clay', 'plinth', art('1f411', 480, { saturation: 1.25, brightness: 0.8 }))
const twins = picture('sage', 'sweep', [
  art('1f411', 470, { centreX: 0.38, lower: -30 }),
  art('1f411', 260, { centreX: 0.66, lower: 20 }),
  art('1f411', 240, { centreX: 0.83, lower: 48, flip: true }),
])
const kid = picture('sage', 'sweep', art('1f410', 560), { palmLight: 1 })
const ardi = picture('clay', 'sweep', [
  art('1f410', 470, { centreX: 0.4, lower: -30 }),
  art('1f410', 330, { centreX: 0.74, flip: true, lower: 24 }),
])
const shamiArt = art('1f410', 560, { hue: -12, saturation: 1.1, brightness: 0.66 })
const shami = picture('dusk', 'arch', shamiArt)
const saanenArt = art('1f410', 540, { saturation: 0.12, brightness: 1.5 })
const saanen = picture('clay', 'arch', saanenArt)
const localArt = art('1f410', 540, { saturation: 0.25, brightness: 0.5 })
const local = picture('dusk', 'sweep', localArt, { palmLight: 3 })
const salalahPair = picture('dusk', 'plinth', [
  art('1f410', 430, { centreX: 0.38, saturation: 0.6, brightness: 1.2 }),
  art('1f410', 280, { centreX: 0.7, flip: true, lower: 24 }),
])

/** Sheep and goats for breeding, milk and the feast. Weights are live weights. */
export const sheepGoats: DemoProduct[] = withHandover(
  [
    {
      handle: 'salalah-kid-goat',
      category: 'sheep-goats',
      subcategory: 'goats',
      title: { en: 'Salalah Kid Goat', ar: 'جدي صلالي صغير' },
      description: {
        en: 'Five months old, 18 to 20 kg live, from Dhofar stock raised on our farm in Al Ain. Grazed and finished on barley, vaccinated against PPR. Delivered alive, or slaughtered and cut if you choose a carcass instead.',
        ar: 'عمره 5 أشهر ووزنه الحي من 18 إلى 20 كجم، أصله من ظفار وتربيته في عزبتنا بالعين. مرعى وشعير، ومطعّم ضد طاعون المجترات الصغيرة. يصلك حياً، أو اختر الذبيحة ونجهّزها لك.',
      },
      price: 950,
      stock: 11,
      rated: { average: 4.6, count: 58 },
      groups: ['bestSeller'],
      pictures: [kid, place(kid, 'rose'), close(kid), company(kid, 'wheat', beside.herb)],
    },
    {
      handle: 'naimi-breeding-ram',
      category: 'sheep-goats',
      subcategory: 'sheep',
      title: { en: 'Naimi Breeding Ram', ar: 'كبش نعيمي للتربية' },
      description: {
        en: 'Two and a half years, 82 kg, thick fat tail and straight legs. His lambs are on the ground for you to judge. Tested for brucellosis, hooves trimmed, calm at the feeder.',
        ar: 'عمره سنتان ونصف ووزنه 82 كجم، ليّته عريضة وقوائمه مستقيمة. إنتاجه موجود عندنا لتراه بعينك. مفحوص للبروسيلا وأظلافه مقلّمة وهادئ عند المعلف.',
      },
      price: 2350,
      stock: 3,
      rated: { average: 4.7, count: 31 },
      groups: ['bestSeller'],
      pictures: [ram, place(ram), close(ram), company(ram, 'clay', beside.wheat)],
    },
    {
      handle: 'small-naimi-flock',
      category: 'sheep-goats',
      subcategory: 'sheep',
      title: { en: 'Small Naimi Flock', ar: 'قطيع نعيمي صغير' },
      description: {
        en: 'A ram and two yearling ewes to start a farm with. All three ear-tagged and vaccinated, and used to life in a pen. Water them twice a day in summer and they will repay you by Ramadan.',
        ar: 'كبش ونعجتان عمر الواحدة سنة، بداية طيّبة لأي عزبة. الثلاثة مرقّمة ومطعّمة ومتعوّدة على الحظيرة. اسقها مرتين في اليوم صيفاً، وسترى إنتاجها قبل رمضان.',
      },
      price: 4900,
      stock: 4,
      rated: { average: 4.9, count: 14 },
      groups: ['newArrival'],
      pictures: [flock, place(flock, 'rose'), close(flock)],
    },
    {
      handle: 'ardi-goat-pair',
      category: 'sheep-goats',
      subcategory: 'goats',
      title: { en: 'Ardi Goat Pair', ar: 'زوج ماعز عارضي' },
      description: {
        en: 'A doe of two years and her weaned daughter, long-eared and glossy. The mother gives a litre and a half a day. Both dewormed in the week of sale.',
        ar: 'عنز عمرها سنتان مع بنتها المفطومة، آذان طويلة وشعر لامع. الأم تعطي لتراً ونصفاً في اليوم. أخذتا مضاد الديدان في أسبوع البيع.',
      },
      price: 1890,
      oldPrice: 2100,
      stock: 3,
      rated: { average: 4.5, count: 19 },
      pictures: [ardi, place(ardi), close(ardi), company(ardi, 'sage', beside.bucket)],
    },
    {
      handle: 'naimi-lamb-6-months',
      category: 'sheep-goats',
      subcategory: 'sheep',
      title: { en: 'Naimi Lamb, 6 months', ar: 'خروف نعيمي، 6 أشهر' },
      description: {
        en: 'A ram lamb of 32 to 35 kg, fit for udhiya and aqiqah: sound, whole-eared and of age. Chosen from the pen on the morning of delivery, with a photo sent to your WhatsApp.',
        ar: 'خروف من 32 إلى 35 كجم يصلح للأضحية والعقيقة: سليم كامل الأذن وبلغ السن. نختاره من الحظيرة صباح التوصيل ونرسل لك صورته على واتساب.',
      },
      price: 1250,
      stock: 22,
      rated: { average: 4.8, count: 51 },
      pictures: [lamb, place(lamb), close(lamb), company(lamb, 'clay', beside.herb)],
    },
    {
      handle: 'shami-goat-doe',
      category: 'sheep-goats',
      subcategory: 'goats',
      title: { en: 'Shami Goat Doe', ar: 'عنز شامية' },
      description: {
        en: 'A deep-red Damascus doe with the arched nose breeders look for, 3.5 litres at her peak. In kid to a registered buck. Sensitive to damp, happy in dry heat with shade.',
        ar: 'شامية حمراء غامقة بأنف مقوّس كما يطلبه الهواة، وصلت إلى 3.5 لتر في ذروة الحليب. عشار من تيس مسجّل. تتأذّى من الرطوبة وتعيش مرتاحة في الحر الجاف مع ظل.',
      },
      price: 4200,
      stock: 3,
      rated: { average: 4.9, count: 12 },
      pictures: [shami, place(shami, 'rose'), close(shami), company(shami, 'sage', beside.milk)],
    },
    {
      handle: 'naimi-ewe-14-months',
      category: 'sheep-goats',
      subcategory: 'sheep',
      title: { en: 'Naimi Ewe, 14 months', ar: 'نعجة نعيمية، 14 شهراً' },
      description: {
        en: 'A maiden ewe of 46 kg, even fleece, brown face. Ready for the ram this season. Bred in the Emirates, so she is used to our heat and water.',
        ar: 'بكر وزنها 46 كجم، صوفها متساوٍ ووجهها بنّي. جاهزة للتلقيح هذا الموسم. تربية الإمارات، فلا الحر غريب عليها ولا الماء.',
      },
      price: 1350,
      stock: 5,
      rated: { average: 4.6, count: 22 },
      pictures: [ewe, place(ewe), close(ewe), company(ewe, 'sage', beside.wheat)],
    },
    {
      handle: 'najdi-ram',
      category: 'sheep-goats',
      subcategory: 'sheep',
      title: { en: 'Najdi Ram, 3 yrs', ar: 'فحل نجدي، 3 سنوات' },
      description: {
        en: 'Black-bodied and tall at the shoulder, 98 kg, from a line breeders know. A patient sire who covered thirty ewes last autumn. Pedigree photos of three generations.',
        ar: 'أسود الجسم عالي الكتف، وزنه 98 كجم، من خط معروف عند المربّين. لقّح ثلاثين نعجة الخريف الماضي. معه صور ثلاثة أجيال من نسبه.',
      },
      price: 6800,
      oldPrice: 7900,
      stock: 1,
      rated: { average: 4.8, count: 10 },
      pictures: [najdi, place(najdi), close(najdi), company(najdi, 'wheat', beside.bucket)],
    },
    {
      handle: 'saanen-milk-goat',
      category: 'sheep-goats',
      subcategory: 'goats',
      title: { en: 'Saanen Milk Goat', ar: 'عنز سانين حلوب' },
      description: {
        en: 'White, in her second milk and giving three litres a day. She walks to the stand by herself at six. Needs a fan from June and plenty of clean water.',
        ar: 'بيضاء في حليبها الثاني، تعطي ثلاثة لترات في اليوم. تمشي وحدها إلى منصّة الحلب الساعة السادسة. تحتاج مروحة من يونيو وماءً نظيفاً كثيراً.',
      },
      price: 2100,
      stock: 5,
      rated: { average: 4.6, count: 16 },
      pictures: [saanen, place(saanen), close(saanen), company(saanen, 'dusk', beside.milk)],
    },
    {
      handle: 'local-emirati-goat',
      category: 'sheep-goats',
      subcategory: 'goats',
      title: { en: 'Local Emirati Goat', ar: 'تيس محلي' },
      description: {
        en: 'A dark buck of eleven months and 27 kg, born in Masafi. Small, hardy and lean: the meat our grandmothers ask for by name. Eats what the wadi offers and a handful of barley.',
        ar: 'تيس داكن عمره 11 شهراً ووزنه 27 كجم، مولود في مسافي. صغير قوي قليل الشحم، ولحمه تطلبه جدّاتنا بالاسم. يأكل من الوادي وحفنة شعير.',
      },
      price: 1150,
      stock: 9,
      rated: { average: 4.7, count: 37 },
      pictures: [local, place(local), close(local), company(local, 'rose', beside.wheat)],
    },
    {
      handle: 'ewe-with-twins',
      category: 'sheep-goats',
      subcategory: 'sheep',
      title: { en: 'Ewe with Twin Lambs', ar: 'نعجة مع توأم' },
      description: {
        en: 'A Naimi ewe in her third season with twins of five weeks, one of each. Full udder, no bottle needed. Sold as a family and moved in one crate.',
        ar: 'نعجة نعيمية في موسمها الثالث ومعها توأمان عمرهما 5 أسابيع، ذكر وأنثى. ضرعها ممتلئ ولا يحتاجان رضّاعة. تُباع مع صغارها وتُنقل معها في قفص واحد.',
      },
      price: 2650,
      oldPrice: 2950,
      stock: 2,
      rated: { average: 4.8, count: 13 },
      pictures: [twins, place(twins), close(twins)],
    },
    {
      handle: 'harri-ram-lamb',
      category: 'sheep-goats',
      subcategory: 'sheep',
      title: { en: 'Harri Lamb, 8 months', ar: 'خروف حري، 8 أشهر' },
      description: {
        en: 'Short-haired, tan and firm, 30 kg live weight. Less fat than Naimi and a favourite for machboos. Fed on Rhodes grass and barley with no hormones.',
        ar: 'شعره قصير ولونه أشقر ولحمه متماسك، وزنه الحي 30 كجم. أقل شحماً من النعيمي ومطلوب للمجبوس. علفه رودس وشعير بلا هرمونات.',
      },
      price: 1100,
      stock: 14,
      rated: { average: 4.5, count: 28 },
      pictures: [harri, place(harri), close(harri), company(harri, 'sage', beside.bucket)],
    },
    {
      handle: 'salalah-doe-and-kid',
      category: 'sheep-goats',
      subcategory: 'goats',
      title: { en: 'Salalah Doe and Kid', ar: 'عنز صلالية مع جديها' },
      description: {
        en: 'A pale doe of three years with a brown kid at foot. Good grazer on rocky ground, easy to pen. Vaccination card for both.',
        ar: 'عنز فاتحة عمرها 3 سنوات ومعها جدي بنّي يرضع. ترعى في الأرض الصخرية وسهلة في الحظيرة. معهما بطاقة تطعيم.',
      },
      price: 1480,
      stock: 3,
      rated: { average: 4.4, count: 9 },
      pictures: [salalahPair, place(salalahPair), close(salalahPair)],
    },
  ],
  ({ subcategory }) => (subcategory === 'goats' ? handover.goat : handover.tagged),
)
