import type { Bilingual } from '@/lib/contract/bilingual'

/** Parses `English|Arabic` pairs of the synthetic catalogue. */
function pairs(text: string): Bilingual[] {
  return text.split(';').map((pair) => {
    const [en = '', ar = ''] = pair.trim().split('|')
    return { en, ar }
  })
}

/** Product types by category, as in a real shop for animals. */
export const categoryKinds: { value: string; name: Bilingual; kinds: Bilingual[] }[] = [
  [
    'dogs',
    'Dogs|الكلاب',
    'Dog Food|طعام كلاب;Dog Treats|مكافآت للكلاب;Dog Collar|طوق كلب;Dog Bed|سرير كلب;Dog Shampoo|شامبو كلاب',
  ],
  [
    'cats',
    'Cats|القطط',
    'Cat Food|طعام قطط;Cat Litter|رمل قطط;Scratching Post|عمود خدش;Cat Toy|لعبة قطة;Cat Carrier|حقيبة نقل قطط',
  ],
  [
    'birds',
    'Birds|الطيور',
    'Parrot Seed Mix|خلطة بذور ببغاء;Bird Cage|قفص طيور;Canary Feed|علف كناري;Perch|مجثم;Cuttlebone|عظم الحبار',
  ],
  [
    'fish',
    'Fish|الأسماك',
    'Fish Flakes|رقائق أسماك;Aquarium Filter|فلتر حوض;Aquarium|حوض أسماك;Air Pump|مضخة هواء;Reef Gravel|حصى شعاب',
  ],
  [
    'small-pets',
    'Small Pets|الحيوانات الصغيرة',
    'Rabbit Hay|تبن أرنب;Hamster Wheel|عجلة هامستر;Rabbit Hutch|بيت أرنب;Chew Sticks|أعواد قضم;Bedding|فرشة',
  ],
  [
    'horses',
    'Horses|الخيول',
    'Saddle Pad|لبادة سرج;Halter|رسن;Horse Feed|علف خيول;Hoof Oil|زيت حوافر;Grooming Brush|فرشاة عناية',
  ],
  [
    'camels',
    'Camels|الإبل',
    'Camel Feed|علف إبل;Camel Blanket|غطاء جمل;Camel Rope|حبل جمل;Mineral Lick|حجر أملاح;Camel Muzzle|كمامة جمل',
  ],
  [
    'sheep-goats',
    'Sheep & Goats|الأغنام والماعز',
    'Goat Pellets|حبيبات ماعز;Sheep Feed|علف أغنام;Milk Replacer|بديل حليب;Hay Rack|معلف تبن;Ear Tags|أرقام أذن',
  ],
  [
    'cattle',
    'Cattle|الأبقار',
    'Cattle Feed|علف أبقار;Milking Pail|دلو حلب;Calf Bottle|رضاعة عجول;Salt Block|قالب ملح;Silage Wrap|لفائف سيلاج',
  ],
  [
    'poultry',
    'Poultry|الدواجن',
    'Layer Mash|علف بياض;Chick Drinker|مسقى صيصان;Egg Incubator|فقاسة بيض;Coop Heater|دفاية حظيرة;Nest Box|صندوق تعشيش',
  ],
  [
    'carcasses',
    'Carcasses|الذبائح',
    'Lamb Carcass|ذبيحة خروف;Goat Carcass|ذبيحة ماعز;Camel Carcass|ذبيحة حاشي;Calf Carcass|ذبيحة عجل',
  ],
  ['feed', 'Feed|الأعلاف', 'Alfalfa Bale|بالة برسيم;Barley|شعير;Wheat Bran|نخالة قمح;Corn|ذرة;Rhodes Grass|حشيش رودس'],
  [
    'accessories',
    'Accessories|الإكسسوارات',
    'Feeding Bowl|وعاء طعام;Water Fountain|نافورة ماء;Travel Crate|صندوق سفر;Leash|مقود;Name Tag|بطاقة اسم',
  ],
  [
    'health',
    'Health|الصحة',
    'Vitamin Drops|قطرات فيتامين;Wound Spray|بخاخ جروح;Tick Drops|قطرات قراد;Joint Tablets|أقراص مفاصل;Dental Paste|معجون أسنان',
  ],
].map(([value = '', name = '', kinds = '']) => ({
  value,
  name: pairs(name)[0] ?? { en: '', ar: '' },
  kinds: pairs(kinds),
}))

/** Parts of invented brand names: 24 × 24 brands. */
export const brandHeads = pairs(
  'Al|ال;Noor|نور;Rima|ريما;Wadi|وادي;Sahra|صحرا;Bahr|بحر;Falaj|فلج;Zayn|زين;Royal|رويال;Happy|هابي;Golden|غولدن;Pure|بيور;' +
    'Desert|ديزرت;Oryx|أوركس;Gulf|خليج;Palm|نخلة;Prime|برايم;Silver|سيلفر;Blue|بلو;Nomad|نوماد;Hajar|حجر;Liwa|ليوا;Dana|دانة;Mazra|مزرعة',
)
export const brandTails = pairs(
  'Canin|كانين;Paws|باوز;Farm|فارم;Naturals|ناتشورالز;Pet|بت;Vet|فيت;Best|بست;Choice|تشويس;Ranch|رانش;Wings|وينغز;Reef|ريف;Tails|تيلز;' +
    'Meadow|ميدو;Barn|بارن;Grove|غروف;Valley|فالي;Fields|فيلدز;Spring|سبرنغ;Star|ستار;Care|كير;Line|لاين;House|هاوس;Mill|ميل;Works|ووركس',
)

export const qualities = pairs(
  'Premium|ممتاز;Organic|عضوي;Classic|كلاسيكي;Gentle|لطيف;Strong|قوي;Fresh|طازج;Natural|طبيعي;Deluxe|فاخر;Everyday|يومي;Senior|للكبار;' +
    'Junior|للصغار;Light|خفيف;Rich|غني;Travel|للسفر;Large|كبير;Compact|مدمج;Soft|ناعم;Durable|متين;Herbal|عشبي;Active|نشيط',
)
export const flavours = pairs(
  'Chicken|دجاج;Lamb|لحم ضأن;Salmon|سلمون;Tuna|تونة;Beef|لحم بقر;Duck|بط;Apple|تفاح;Carrot|جزر;Honey|عسل;Date|تمر;Mint|نعناع;' +
    'Thyme|زعتر;Rice|أرز;Oat|شوفان;Turkey|ديك رومي;Berry|توت;Pumpkin|قرع;Sesame|سمسم;Olive|زيتون;Cumin|كمون',
)
export const sizes = pairs(
  '250 g|٢٥٠ غ;500 g|٥٠٠ غ;1 kg|١ كغ;2.5 kg|٢٫٥ كغ;5 kg|٥ كغ;10 kg|١٠ كغ;20 kg|٢٠ كغ;Small|صغير;Medium|وسط;XL|كبير جداً',
)

/** Sentences of the descriptions. */
export const sentences = pairs(
  'Made for the summers of the Emirates and stored in a cool room|مناسب لصيف الإمارات ومحفوظ في غرفة باردة;' +
    'Easy to clean and gentle on sensitive skin|سهل التنظيف ولطيف على البشرة الحساسة;' +
    'Rich in protein, vitamins and minerals for a shiny coat|غني بالبروتين والفيتامينات والمعادن لفراء لامع;' +
    'Tested by breeders in Al Ain and trusted by vets|مجرب لدى المربين في العين وموثوق من الأطباء البيطريين;' +
    'Delivered the same day when ordered before two in the afternoon|يصل في اليوم نفسه عند الطلب قبل الثانية ظهراً;' +
    'No artificial colours, no added sugar, no wheat|بلا ألوان صناعية ولا سكر مضاف ولا قمح;' +
    'Strong stitching and rust free metal parts that last for years|خياطة قوية وأجزاء معدنية لا تصدأ تدوم سنوات;' +
    'Suits young and adult animals of every breed|يناسب الحيوانات الصغيرة والبالغة من كل السلالات;' +
    'Keeps its freshness in a bag that closes again|يحافظ على نضارته في كيس يغلق من جديد;' +
    'Chosen by hand on farms in the northern emirates|مختار باليد من مزارع الإمارات الشمالية;' +
    'Supports digestion and healthy teeth|يدعم الهضم وصحة الأسنان;' +
    'Comes with a one year guarantee of the maker|يأتي مع ضمان المصنع لمدة عام',
)

/** Syllables of invented series names: 24 × 24 × 24 words, for the long tail of a vocabulary. */
export const syllables = pairs(
  'ka|كا;ve|في;ro|رو;li|لي;ma|ما;nu|نو;ta|تا;si|سي;do|دو;fa|فا;ge|جي;ho|هو;ju|جو;ni|ني;ra|را;so|سو;tu|تو;vi|فيا;wa|وا;ya|يا;zo|زو;be|بي;la|لا;mi|مي',
)
