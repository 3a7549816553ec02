import { handover, withHandover } from '@/lib/db/demo/catalogue/handover'
import { inSizes, size } from '@/lib/db/demo/catalogue/sizes'
import { age, breed, liveWeight, origin, vaccination } from '@/lib/db/demo/catalogue/facts'
import type { DemoProduct } from '@/lib/db/demo/types'

/** Other sheep and goats sold in the Gulf, and the udhiya. Weights are live weights. */
export const importedSheepGoats: DemoProduct[] = withHandover(
  [
    {
      handle: 'jaziri-lamb-8-months',
      category: 'sheep-goats',
      subcategory: 'sheep',
      title: { en: 'Jaziri Lamb, 8 months', ar: 'خروف جزيري، 8 أشهر' },
      description: {
        en: 'A Jaziri of 34 to 37 kg, long-bodied and even in flesh, with less tail fat than a Naimi. Imported, out of quarantine and vaccinated. Fit for udhiya and aqiqah.',
        ar: 'جزيري وزنه من 34 إلى 37 كجم، طويل الجسم متوازن اللحم، وليّته أقل من النعيمي. مستورد أنهى الحجر البيطري ومطعّم. يصلح للأضحية والعقيقة.',
      },
      facts: [
        breed('Jaziri', 'جزيري'),
        age('8 months', '8 أشهر'),
        liveWeight(34, 37),
        vaccination('PPR and enterotoxaemia, card included', 'طاعون المجترات والتسمم المعوي، مع البطاقة'),
      ],
      price: 1120,
      stock: 18,
      rated: { average: 4.6, count: 20 },
    },
    {
      handle: 'sawakni-lamb-30kg',
      category: 'sheep-goats',
      subcategory: 'sheep',
      title: { en: 'Sawakni Lamb, 30 kg', ar: 'خروف سواكني، 30 كجم' },
      description: {
        en: 'Lean Sudanese lamb with long legs and mild meat, the choice for big tables. Arrived by ship this week, rested and cleared by the port’s vet. Ask for several of one size.',
        ar: 'خروف سوداني قليل الشحم طويل القوائم ولحمه خفيف، خيار العزائم الكبيرة. وصل بالباخرة هذا الأسبوع، وارتاح وأجازه طبيب الميناء. ويمكنك أن تطلب عدة رؤوس بمقاس واحد.',
      },
      facts: [
        breed('Sawakni', 'سواكني'),
        liveWeight(28, 32),
        origin('Sudan', 'السودان'),
        vaccination('PPR and enterotoxaemia, card included', 'طاعون المجترات والتسمم المعوي، مع البطاقة'),
      ],
      price: 780,
      oldPrice: 850,
      stock: 40,
      rated: { average: 4.4, count: 26 },
    },
    {
      handle: 'berbera-lamb-pair',
      category: 'sheep-goats',
      subcategory: 'sheep',
      title: { en: 'Somali Berbera Lambs, 2', ar: 'خروفان بربريان صوماليان' },
      description: {
        en: 'Two Berbera lambs of 20 to 22 kg each, small-boned and tender. The everyday sheep of many homes: one is enough for a family lunch. Imported and out of quarantine.',
        ar: 'خروفان بربريان وزن الواحد من 20 إلى 22 كجم، عظمهما صغير ولحمهما طري. ذبيحة البيت في الأيام العادية، والواحد يكفي غداء العائلة. مستوردان وأنهيا الحجر البيطري.',
      },
      price: 1090,
      stock: 24,
      rated: { average: 4.3, count: 17 },
    },
    {
      handle: 'somali-goat-18kg',
      category: 'sheep-goats',
      subcategory: 'goats',
      title: { en: 'Somali Goat, 18 kg', ar: 'تيس صومالي، 18 كجم' },
      description: {
        en: 'A short-haired Somali buck of ten months, easy to keep and quick to settle. Lean meat for stews and biryani. Imported, out of quarantine and dewormed.',
        ar: 'تيس صومالي قصير الشعر عمره 10 أشهر، سهل التربية وسريع التأقلم. لحمه قليل الشحم للمرق والبرياني. مستورد أنهى الحجر البيطري وأخذ مضاد الديدان.',
      },
      price: 620,
      stock: 30,
      rated: { average: 4.3, count: 18 },
    },
    {
      handle: 'boer-buck',
      category: 'sheep-goats',
      subcategory: 'goats',
      title: { en: 'Boer Buck, 2 yrs', ar: 'تيس بور، سنتان' },
      description: {
        en: 'A heavy red-coated buck, 76 kg, for crossing with local does: kids gain faster and stay hardy. Fertility checked by our vet. Strong, so bring a proper gate.',
        ar: 'تيس أحمر ثقيل وزنه 76 كجم، للتهجين مع الماعز المحلي فيسمن الجدي أسرع ويبقى قوياً. خصوبته مفحوصة عند طبيبنا. قوي الدفع، فجهّز له باباً متيناً.',
      },
      price: 3600,
      oldPrice: 4000,
      stock: 2,
      rated: { average: 4.3, count: 8 },
    },
    {
      handle: 'udhiya-naimi-ram',
      category: 'sheep-goats',
      subcategory: 'sheep',
      title: { en: 'Udhiya Ram, Naimi', ar: 'أضحية نعيمي' },
      description: {
        en: 'A Naimi ram past his first year, sound and free of every fault that spoils an udhiya. We keep and feed him until Eid at no charge. On the day he comes to you alive, or is slaughtered halal at the municipal abattoir after the prayer.',
        ar: 'كبش نعيمي أتمّ السنة، سليم من كل عيب يمنع الأضحية. نبقيه عندنا ونعلفه إلى العيد مجاناً. ويوم العيد يصلك حياً، أو يُذبح ذبحاً حلالاً في مسلخ البلدية بعد الصلاة.',
      },
      leadTime: 'arrangement',
      facts: [
        breed('Naimi', 'نعيمي'),
        age('12 months and over', '12 شهراً فأكثر'),
        vaccination('PPR and enterotoxaemia, card included', 'طاعون المجترات والتسمم المعوي، مع البطاقة'),
      ],
      ...inSizes(
        size('45-50kg', { en: '45–50 kg alive', ar: '45–50 كجم حي' }, 1850, 35),
        size('51-58kg', { en: '51–58 kg alive', ar: '51–58 كجم حي' }, 2130, 14),
      ),
      rated: { average: 4.9, count: 29 },
    },
  ],
  ({ subcategory }) => (subcategory === 'goats' ? handover.goat : handover.tagged),
)
