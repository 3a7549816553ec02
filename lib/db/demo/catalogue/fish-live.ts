import type { DemoProduct } from '@/lib/db/demo/types'

/** Fish, shrimp and snails, shipped in oxygen bags inside a cool box. */
export const fish: DemoProduct[] = [
  {
    handle: 'blue-angelfish',
    category: 'fish',
    subcategory: 'freshwater',
    title: { en: 'Blue Angelfish', ar: 'سمكة ملاك زرقاء' },
    description: {
      en: 'About 6 cm, bred in Dubai on local tap water, so it takes to your tank quickly. Keep at 26 °C in 60 litres or more, with tall plants. Travels in an oxygen bag inside a cool box.',
      ar: 'طولها نحو 6 سم، إنتاج دبي على ماء البلدية، فتتأقلم بسرعة. حرارة 26 درجة وحوض 60 لتراً فأكثر مع نباتات طويلة. تصلك في كيس أكسجين داخل صندوق مبرّد.',
    },
    price: 65,
    stock: 0,
    rated: { average: 4.2, count: 18 },
  },
  {
    handle: 'blue-neon-shoal-6',
    category: 'fish',
    subcategory: 'freshwater',
    title: { en: 'Blue Neon Shoal, 6', ar: 'سرب نيون أزرق، 6 سمكات' },
    description: {
      en: 'Six neon tetras that move as one and light up the dark corner of the tank. Peaceful with shrimp and small catfish. Feed crushed flakes twice a day, no more than they finish in a minute.',
      ar: 'ست سمكات نيون تسبح معاً وتضيء زاوية الحوض. مسالمة مع الروبيان وسمك القاع الصغير. تُطعم رقائق مطحونة مرتين في اليوم، بقدر ما تأكله خلال دقيقة.',
    },
    price: 60,
    oldPrice: 72,
    stock: 25,
    rated: { average: 4.6, count: 41 },
  },
  {
    handle: 'fantail-goldfish-pair',
    category: 'fish',
    subcategory: 'freshwater',
    title: { en: 'Goldfish Pair', ar: 'زوج سمك ذهبي' },
    description: {
      en: 'Two round fantails, orange and lively, 7 to 8 cm. They like cool water: 18 to 24 °C, so a chiller or a cool room in July. Forty litres each is fair.',
      ar: 'سمكتان مستديرتان بذيل مروحي ولون برتقالي، من 7 إلى 8 سم. تحبان الماء البارد بين 18 و24 درجة، فتحتاجان مبرّداً أو غرفة باردة في يوليو. لكل واحدة 40 لتراً على الأقل.',
    },
    price: 45,
    stock: 30,
    rated: { average: 4.4, count: 28 },
  },
  {
    handle: 'mystery-snails-4',
    category: 'fish',
    subcategory: 'shrimp-snails',
    title: { en: 'Mystery Snails, 4', ar: 'حلزون الأحواض، 4' },
    description: {
      en: 'Four thumb-sized snails that clean glass and leave plants alone. They climb at night, so keep a lid on. Hard Emirati tap water suits their shells.',
      ar: 'أربعة بحجم الإبهام تنظّف الزجاج ولا تأكل النباتات. تتسلّق بالليل، فغطِّ الحوض. ماؤنا العسر مناسب لأصدافها.',
    },
    price: 28,
    stock: 36,
    rated: { average: 4.2, count: 12 },
  },
  {
    handle: 'dwarf-puffer',
    category: 'fish',
    subcategory: 'freshwater',
    title: { en: 'Dwarf Puffer', ar: 'سمكة بفر قزمة' },
    description: {
      en: 'A curious little fish of 3 cm that watches you back. One to a tank: it nips fins. Eats snails and frozen bloodworm, never flakes.',
      ar: 'سمكة فضولية طولها 3 سم تراقبك كما تراقبها. واحدة في الحوض تكفي لأنها تعضّ الزعانف. تأكل الحلزون والديدان المجمّدة، ولا تأكل الرقائق.',
    },
    price: 55,
    stock: 8,
    rated: { average: 4.7, count: 9 },
  },
  {
    handle: 'red-betta',
    category: 'fish',
    subcategory: 'freshwater',
    title: { en: 'Red Betta, Male', ar: 'سمكة مقاتل حمراء، ذكر' },
    description: {
      en: 'A halfmoon male in deep red, alone in his own bag and his own tank. Warm still water at 27 °C and a leaf to rest on keep him flaring for years. Never two males together.',
      ar: 'ذكر هاف مون لونه أحمر غامق، وحده في كيسه ووحده في حوضه. يكفيه ماء دافئ ساكن حرارته 27 درجة وورقة يرتاح عليها ليبقى نشيطاً سنوات. لا تجمع ذكرين أبداً.',
    },
    price: 40,
    stock: 14,
    rated: { average: 4.3, count: 25 },
  },
  {
    handle: 'cherry-shrimp-10',
    category: 'fish',
    subcategory: 'shrimp-snails',
    title: { en: 'Cherry Shrimp, 10', ar: 'روبيان زينة كرزي، 10' },
    description: {
      en: 'Ten red shrimp at breeding size for planted tanks. They graze algae all day and multiply if you let them. Drip-acclimatise for an hour, and keep copper medicines away.',
      ar: 'عشر حبات حمراء بحجم الإنتاج للأحواض المزروعة. ترعى الطحالب طول اليوم وتتكاثر إن تركتها. عوّدها على الماء بالتنقيط ساعة كاملة، وأبعد عنها أدوية النحاس.',
    },
    price: 50,
    stock: 18,
    rated: { average: 4.6, count: 20 },
  },
]
