import { handover, withHandover } from '@/lib/db/demo/catalogue/handover'
import { inSizes, kilos, size } from '@/lib/db/demo/catalogue/sizes'
import { age, breed, microchip, origin, vaccination } from '@/lib/db/demo/catalogue/facts'
import type { DemoProduct } from '@/lib/db/demo/types'

/** Cats: kittens and grown cats, food, litter and play. */
export const cats: DemoProduct[] = withHandover(
  [
    {
      handle: 'kitten-pouch-2kg',
      category: 'cats',
      subcategory: 'cat-food',
      title: { en: 'Kitten Pouch, 2 kg', ar: 'طعام قطط صغيرة، 2 كجم' },
      description: {
        en: 'Tiny crunchy pieces of chicken and sardine for kittens from eight weeks. Taurine and vitamin E for eyes and coat. The zip keeps it crisp even in coastal humidity.',
        ar: 'حبوب صغيرة مقرمشة من الدجاج والسردين، للقطط الصغيرة من عمر 8 أسابيع. فيها تورين وفيتامين هـ للعيون والفرو. السحّاب يحفظها مقرمشة حتى في رطوبة الساحل.',
      },
      price: 64,
      stock: 47,
      rated: { average: 4.6, count: 58 },
      groups: ['feed'],
    },
    {
      handle: 'arabian-mau',
      category: 'cats',
      subcategory: 'kittens-cats',
      title: { en: 'Arabian Mau, 6 mo', ar: 'ماو عربي، 6 أشهر' },
      description: {
        en: 'The Gulf’s own cat: short coat, long legs, made for the heat. A ginger male, neutered, litter-trained and full of talk. Vaccinated, with a passport from an Abu Dhabi clinic.',
        ar: 'قط الخليج الأصيل: شعره قصير وأرجله طويلة ويتحمّل الحر. ذكر أشقر معقّم ومتعوّد على الرمل وكثير الكلام. تطعيماته كاملة ومعه جواز من عيادة في أبوظبي.',
      },
      price: 650,
      stock: 3,
      rated: { average: 4.8, count: 24 },
      groups: ['bestSeller'],
    },
    {
      handle: 'bombay-cat',
      category: 'cats',
      subcategory: 'kittens-cats',
      title: { en: 'Bombay Cat, 1 yr', ar: 'قطة بومباي، سنة' },
      description: {
        en: 'Black from nose to paw, with copper eyes and a coat like satin. She follows you from room to room and never stops purring. Spayed and vaccinated; indoor only.',
        ar: 'سوداء من أنفها إلى كفوفها، عيونها نحاسية وشعرها مثل الساتان. تمشي وراءك من غرفة إلى غرفة ولا تكفّ عن الخرخرة. معقّمة ومطعّمة، وتُربّى داخل البيت فقط.',
      },
      price: 1900,
      stock: 2,
      rated: { average: 4.9, count: 10 },
    },
    {
      handle: 'tuna-cat-cans-12',
      category: 'cats',
      subcategory: 'cat-food',
      title: { en: 'Tuna Cat Cans, 12', ar: 'معلبات تونة للقطط، 12' },
      description: {
        en: 'Six tuna and six chicken, 85 g each, in a light jelly. Most cats eat one in the morning and one at sunset. No sugar, no soy.',
        ar: 'ست علب تونة وست دجاج، كل علبة 85 جم في جيلي خفيف. أغلب القطط تأكل واحدة صباحاً وواحدة عند المغرب. بلا سكر ولا صويا.',
      },
      price: 54,
      oldPrice: 66,
      stock: 90,
      rated: { average: 4.5, count: 44 },
      groups: ['feed'],
    },
    {
      handle: 'indoor-cat-food-7kg',
      category: 'cats',
      subcategory: 'cat-food',
      title: { en: 'Indoor Cat Mix', ar: 'طعام قط منزلي' },
      description: {
        en: 'In bags of 2 and 7 kg, with less fat and more fibre for cats that live between sofa and window. Helps with hairballs during the spring moult. Feed 55 g a day to a cat of 4 kg.',
        ar: 'في أكياس 2 و7 كجم: دهون أقل وألياف أكثر للقطط التي تعيش بين الكنبة والنافذة. يساعد على كرات الشعر وقت تبديل الفرو. القطة التي وزنها 4 كجم يكفيها 55 جم في اليوم.',
      },
      ...inSizes(kilos(2, 48, 34), kilos(7, 149, 26)),
      rated: { average: 4.4, count: 29 },
    },
    {
      handle: 'persian-kitten',
      category: 'cats',
      subcategory: 'kittens-cats',
      title: { en: 'Persian Kitten, 3 mo', ar: 'قطة شيرازي، 3 أشهر' },
      description: {
        en: 'White, flat-faced and very calm, from a licensed cattery in Sharjah. Two vaccinations done, eyes cleaned daily, coat brushed since birth. Keep her in air conditioning: long hair and summer do not go together.',
        ar: 'بيضاء ووجهها مسطّح وهادئة جداً، من مربّين مرخّصين في الشارقة. أخذت تطعيمين، وعيونها تُنظّف كل يوم ومتعوّدة على التمشيط. تبقى في المكيّف، فالشعر الطويل والقيظ لا يجتمعان.',
      },
      facts: [
        breed('Persian', 'شيرازي'),
        age('3 months', '3 أشهر'),
        origin('Sharjah', 'الشارقة'),
        vaccination('Two done', 'تطعيمان'),
        microchip,
      ],
      price: 1650,
      oldPrice: 1900,
      stock: 4,
      rated: { average: 4.7, count: 21 },
      groups: ['newArrival'],
    },
    {
      handle: 'clumping-litter-10l',
      category: 'cats',
      subcategory: 'litter-play',
      title: { en: 'Fine Litter', ar: 'رمل متكتّل' },
      description: {
        en: 'Fine bentonite that sets hard in a minute and holds the smell. Nearly dust-free, so it suits flats with closed windows. A bag of 10 L lasts a single cat about four weeks.',
        ar: 'بنتونايت ناعم يتكتّل خلال دقيقة ويمسك الرائحة. غباره قليل جداً فيناسب الشقق المغلقة. كيس 10 لترات يكفي قطة واحدة أربعة أسابيع تقريباً.',
      },
      ...inSizes(
        size('10l', { en: '10 L', ar: '10 لترات' }, 38, 120),
        size('20l', { en: '20 L', ar: '20 لتراً' }, 69, 45),
      ),
      rated: { average: 4.2, count: 52 },
    },
    {
      handle: 'british-shorthair',
      category: 'cats',
      subcategory: 'kittens-cats',
      title: { en: 'British Shorthair', ar: 'بريطاني قصير الشعر' },
      description: {
        en: 'A blue-grey male, five months, round as a cushion. Patient with children and indifferent to the vacuum cleaner. Pedigree papers, two vaccinations and a clean vet report.',
        ar: 'ذكر رمادي مزرق عمره 5 أشهر، مدوّر مثل الوسادة. صبور مع الأطفال ولا تزعجه المكنسة. معه شجرة نسب وتطعيمان وتقرير بيطري سليم.',
      },
      price: 2400,
      stock: 2,
      rated: { average: 4.6, count: 13 },
    },
    {
      handle: 'felt-mouse-toy',
      category: 'cats',
      subcategory: 'litter-play',
      title: { en: 'Felt Mouse Toy', ar: 'فأر لباد للعب' },
      description: {
        en: 'Stitched from wool felt with a rattle inside and a pinch of catnip. Light enough to throw across the majlis. Hand-wash and dry in the shade.',
        ar: 'مخيط من لباد الصوف، بداخله خشخيشة وقليل من نعناع القطط. خفيف ترميه من طرف المجلس إلى طرفه. يُغسل باليد ويُجفّف في الظل.',
      },
      price: 15,
      oldPrice: 19,
      stock: 74,
      rated: { average: 4.1, count: 18 },
    },
    {
      handle: 'siamese-cat',
      category: 'cats',
      subcategory: 'kittens-cats',
      title: { en: 'Siamese Cat, 8 mo', ar: 'قطة سيامي، 8 أشهر' },
      description: {
        en: 'Cream coat, dark points, blue eyes and a strong opinion on breakfast. She learns to walk on a harness within a week. Vaccinated and spayed; happiest with company at home.',
        ar: 'جسمها كريمي وأطرافها داكنة وعيونها زرقاء، ولها رأي في موعد الفطور. تتعلّم المشي بالحزام خلال أسبوع. مطعّمة ومعقّمة، وتفرح بمن يبقى معها في البيت.',
      },
      price: 1200,
      stock: 3,
      rated: { average: 4.5, count: 12 },
    },
    {
      handle: 'scratching-log',
      category: 'cats',
      subcategory: 'litter-play',
      title: { en: 'Scratching Log', ar: 'جذع خدش للقطط' },
      description: {
        en: 'A length of date-palm trunk on a heavy base, fibre left on. Cats prefer it to the sofa, which is the point. 45 cm tall; wipe with a dry cloth.',
        ar: 'قطعة من جذع نخلة بليفها على قاعدة ثقيلة. القطط تفضّلها على الكنبة، وهذا هو المطلوب. ارتفاعها 45 سم وتُمسح بقماش جاف.',
      },
      price: 95,
      stock: 9,
      rated: { average: 4.4, count: 16 },
    },
  ],
  ({ subcategory }) => (subcategory === 'kittens-cats' ? handover.pet : null),
)
