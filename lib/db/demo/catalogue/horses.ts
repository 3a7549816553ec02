import { handover, withHandover } from '@/lib/db/demo/catalogue/handover'
import { colour } from '@/lib/db/demo/catalogue/colours'
import { age, breed, microchip, origin, permit } from '@/lib/db/demo/catalogue/facts'
import type { DemoProduct } from '@/lib/db/demo/types'

/** Horses: Arabians first, ponies and donkeys, the stable's feed and tack. */
export const horses: DemoProduct[] = withHandover(
  [
    {
      handle: 'arabian-filly-2-years',
      category: 'horses',
      subcategory: 'arabian',
      title: { en: 'Arabian Filly, 2 yrs', ar: 'مهرة عربية، سنتان' },
      description: {
        en: 'A bay filly by a show champion, registered with the Emirates Arabian Horse Society and clear of the five genetic disorders. Halter-trained, loads without fuss, not yet backed. Stabled in Al Ain, where you can see her any afternoon.',
        ar: 'مهرة كميت من أب بطل عروض، مسجّلة في جمعية الإمارات للخيول العربية وفحوصها الوراثية سليمة. متعوّدة على الرسن وتدخل المقطورة بهدوء، ولم تُركب بعد. مكانها إسطبلنا في العين، ويمكنك أن تراها عصر أي يوم.',
      },
      facts: [
        breed('Arabian', 'عربية أصيلة'),
        age('2 years', 'سنتان'),
        origin('Al Ain', 'العين'),
        microchip,
        permit('Passport, Emirates Arabian Horse Society', 'جواز جمعية الإمارات للخيول العربية'),
      ],
      price: 38000,
      stock: 1,
      rated: { average: 5, count: 4 },
      groups: ['newArrival'],
    },
    {
      handle: 'horse-muesli-20kg',
      category: 'horses',
      subcategory: 'stable',
      title: { en: 'Horse Muesli, 20 kg', ar: 'خلطة خيل، 20 كجم' },
      description: {
        en: 'Flaked barley, oats, alfalfa and molasses with salts for horses in work. 1 kg per 100 kg of horse a day, in two feeds, beside hay. Keep the sack off the floor and out of the sun.',
        ar: 'رقائق شعير وشوفان وبرسيم ومولاس مع أملاح للخيل في التدريب. كيلو لكل 100 كجم من وزن الحصان في اليوم، على وجبتين مع الحشيش. يُرفع الكيس عن الأرض ويُبعد عن الشمس.',
      },
      price: 92,
      stock: 54,
      rated: { average: 4.6, count: 40 },
    },
    {
      handle: 'endurance-gelding',
      category: 'horses',
      subcategory: 'arabian',
      title: { en: 'Endurance Gelding', ar: 'حصان قدرة مخصي، 9 سنوات' },
      description: {
        en: 'A chestnut Anglo-Arab of nine years, qualified at 120 km with clean vet gates at Bou Thib. Heart rate back to 56 in under ten minutes. Suits a rider who knows the desert at night.',
        ar: 'أشقر أنجلو عربي عمره 9 سنوات، مؤهّل لمسافة 120 كم ببوابات بيطرية نظيفة في بوذيب. نبضه يرجع إلى 56 في أقل من عشر دقائق. يناسب فارساً يعرف البر في الليل.',
      },
      price: 46000,
      oldPrice: 49500,
      stock: 1,
      rated: { average: 4.8, count: 5 },
    },
    {
      handle: 'shetland-pony',
      category: 'horses',
      subcategory: 'ponies-donkeys',
      title: { en: 'Shetland Pony', ar: 'بوني شتلاند' },
      description: {
        en: 'A gelding of 98 cm, seven years old, that has taught two families of children to ride. Clipped in April, with fans in the stable through summer. Comes with saddle, bridle and endless patience.',
        ar: 'بوني مخصي ارتفاعه 98 سم وعمره 7 سنوات، تعلّم عليه الركوب أولاد عائلتين. يُجزّ شعره في أبريل وله مراوح في الإسطبل طول الصيف. معه سرج ولجام وصبر لا ينتهي.',
      },
      price: 9800,
      oldPrice: 11200,
      stock: 2,
      rated: { average: 4.9, count: 9 },
    },
    {
      handle: 'grey-arabian-mare',
      category: 'horses',
      subcategory: 'arabian',
      title: { en: 'Grey Arabian Mare', ar: 'فرس عربية شهباء' },
      description: {
        en: 'An eleven-year-old broodmare of Egyptian lines, mother of four, in foal for February. Kind to handle and easy at the gate. Pregnancy scan and full papers travel with her.',
        ar: 'فرس إنتاج من مرابط مصرية عمرها 11 سنة، أم لأربعة، عشار وموعد ولادتها في فبراير. طيّبة في اليد وسهلة عند الباب. معها صورة الحمل وأوراقها كاملة.',
      },
      price: 52000,
      stock: 1,
    },
    {
      handle: 'hasawi-donkey',
      category: 'horses',
      subcategory: 'ponies-donkeys',
      title: { en: 'Hasawi Donkey', ar: 'حمار حساوي' },
      description: {
        en: 'A tall pale jack of four years, vaccinated and gentle with goats, whom he guards at night. He knows carts and small riders. Hooves trimmed last month.',
        ar: 'ذكر طويل فاتح اللون عمره 4 سنوات، مطعّم وهادئ مع الغنم ويحرسها بالليل. متعوّد على العربة وركوب الصغار. حوافره مقلّمة من شهر.',
      },
      price: 2600,
      stock: 3,
      rated: { average: 4.4, count: 7 },
    },
    {
      handle: 'apple-horse-treats-1kg',
      category: 'horses',
      subcategory: 'stable',
      title: { en: 'Apple Horse Treats, 1 kg', ar: 'مكافآت تفاح للخيل، 1 كجم' },
      description: {
        en: 'Baked biscuits of apple, oat and alfalfa, hard enough for a pocket. Two after work, not twenty. Reseal at once: ants like them too.',
        ar: 'بسكويت مخبوز من التفاح والشوفان والبرسيم، صلب لا يتفتّت في الجيب. حبتان بعد التمرين تكفيان، لا عشرون. أغلق الكيس مباشرة، فالنمل يحبها أيضاً.',
      },
      price: 27,
      oldPrice: 36,
      stock: 61,
      rated: { average: 4.8, count: 24 },
    },
    {
      handle: 'mare-and-foal',
      category: 'horses',
      subcategory: 'arabian',
      title: { en: 'Mare with Foal', ar: 'فرس مع مهرها' },
      description: {
        en: 'A bay part-bred Arabian mare with a chestnut colt at foot, four months old. Both vaccinated, the foal wormed and started on creep feed. Sold together until weaning at six months.',
        ar: 'فرس كميت هجين عربي ومعها مهر أشقر عمره 4 أشهر. الاثنان مطعّمان، والمهر أخذ مضاد الديدان وبدأ على علف البداية. يُباعان معاً حتى الفطام في الشهر السادس.',
      },
      price: 27500,
      stock: 1,
      rated: { average: 4.7, count: 4 },
    },
    {
      handle: 'cotton-lead-rope',
      category: 'horses',
      subcategory: 'stable',
      title: { en: 'Cotton Lead, 3 m', ar: 'مقود قطن، 3 أمتار' },
      description: {
        en: 'Thick plaited cotton that does not burn the hand, with a brass snap. Three metres, for horses, camels and stubborn donkeys. Machine washable.',
        ar: 'قطن مضفور سميك لا يحرق اليد، وفي طرفه مشبك نحاس. طوله ثلاثة أمتار للخيل والإبل والحمار العنيد. يُغسل في الغسالة.',
      },
      price: 45,
      stock: 38,
      colors: [colour.teal, colour.tan, colour.red],
      rated: { average: 4.5, count: 29 },
    },
    {
      handle: 'egyptian-stallion',
      category: 'horses',
      subcategory: 'arabian',
      title: { en: 'Egyptian Colt, 3 yrs', ar: 'مهر مصري أصيل، 3 سنوات' },
      description: {
        en: 'A dark bay colt of three with a dry head and a long neck, placed second at the Al Dhafra show. Offered for breeding or the ring. Viewing by appointment; insurance and transport arranged by us.',
        ar: 'كميت غامق عمره 3 سنوات، رأسه جاف ورقبته طويلة، جاء ثانياً في عرض الظفرة. يصلح للإنتاج أو الميدان. المعاينة بموعد، وعلينا ترتيب التأمين والنقل.',
      },
      price: 75000,
      stock: 1,
      rated: { average: 5, count: 4 },
    },
  ],
  ({ handle, subcategory }) =>
    handle === 'hasawi-donkey' ? handover.permit : subcategory === 'stable' ? null : handover.horse,
)
