import type { DemoReview } from '@/lib/db/demo/catalogue/review-kinds'

/** Comments on delivery: they suit every delivered product. */
export const deliveryReviews: DemoReview[] = [
  { kind: 'delivery', stars: 5, comment: 'Second order from here, and the same care as with the first.' },
  { kind: 'delivery', stars: 5, comment: 'ثاني طلب لي منهم ونفس الاهتمام.' },
  { kind: 'delivery', stars: 5, comment: 'They answered on WhatsApp within ten minutes, on a Friday.' },
  { kind: 'delivery', stars: 5, comment: 'ردّوا على الواتساب خلال دقايق وفهموا اللي أباه.' },
  { kind: 'delivery', stars: 5, comment: 'The driver called twenty minutes ahead and was very polite.' },
  { kind: 'delivery', stars: 5, comment: 'السايق اتصل قبل الوصول ونزّل الطلب بنفسه.' },
  { kind: 'delivery', stars: 5, comment: 'Came at the very hour they had promised.' },
  { kind: 'delivery', stars: 5, comment: 'وصل في الوقت اللي قالوا عليه بالضبط.' },
  { kind: 'delivery', stars: 5, comment: 'Just as the page says. No surprises, which I like.' },
  { kind: 'delivery', stars: 5, comment: 'مثل الوصف والصورة بالضبط. ما قصّروا.' },
  { kind: 'delivery', stars: 5, comment: 'My brother in Fujairah orders here now too. We are both happy.' },
  { kind: 'delivery', stars: 5, comment: 'نصحني فيهم ولد عمي وما خاب ظني.' },
  { kind: 'delivery', stars: 4, comment: 'Good and fairly priced. The delivery window could be narrower.' },
  { kind: 'delivery', stars: 4, comment: 'زين وسعره معقول. لو التوصيل أسرع شوي كان أحسن.' },
  { kind: 'delivery', stars: 4, comment: 'Happy overall. It took two calls to find our street.' },
  { kind: 'delivery', stars: 4, comment: 'كل شي تمام، بس تأخروا نص ساعة عن الموعد.' },
  { kind: 'delivery', stars: 4, comment: 'Would order again. I always knew where the van was.' },
  { kind: 'delivery', stars: 4, comment: 'راضي عن الطلب، والرسايل توصلك أول بأول.' },
  { kind: 'delivery', stars: 3, comment: 'Fine in the end, but I had to call twice.' },
  { kind: 'delivery', stars: 3, comment: 'لا بأس، بس توقعت التوصيل أسرع.' },
]
