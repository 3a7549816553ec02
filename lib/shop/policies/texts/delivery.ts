import type { PolicyText } from '@/lib/contract/policy'

export const delivery: PolicyText = {
  en: `
We deliver from {city} to every emirate. When and how depends on what you order.

## Where we deliver
Abu Dhabi, Dubai, Sharjah, Ajman, Umm Al Quwain, Ras Al Khaimah, Fujairah and Al Ain.

## When it arrives
- Products marked for same-day delivery arrive the same day when you order before 2 pm.
- Other feed and supplies: we call you to confirm the day.
- Carcasses and meat are prepared to order and delivered chilled on the day we confirm with you.
- Live animals travel by appointment, once their papers are ready.
- Before Eid, on public holidays and in very bad weather, delivery may take longer. We tell you before we confirm your order.

## What it costs
Your cart and the checkout show the delivery fee before you order. Nothing is added to it later.

## Carcasses and fresh meat
- Halal, slaughtered in licensed abattoirs under veterinary supervision, with the veterinary stamp.
- Packed and carried chilled. Put the meat in the fridge as soon as it arrives; if you freeze it, do so the same day.

## Live animals
- They travel in a ventilated, temperature-controlled vehicle, in the cool hours of the day in summer.
- An adult (18 or older) receives the animal and checks it together with the driver.
- You receive the papers that belong to the animal: vaccination book, microchip or tag number, and transfer of ownership where the law asks for it.
- Falcons, parrots and other protected species (CITES) are handed over only with their official papers, at our place or a place we agree on.

## At your door
- The driver calls the number of your order before arriving. Please answer, and give a map pin if your farm is hard to find.
- Open and check the order while the driver is there, above all meat and live animals.
- If nobody can receive the order, we call you and agree on another time. A second trip may cost the delivery fee again. Meat and live animals are never left at the door.
- For cash on delivery, please have the amount ready.

## Questions
Call {phone} or write to {email}.
`,
  ar: `
نوصل من {city} إلى كل الإمارات. ويختلف الموعد والطريقة بحسب ما تطلبه.

## أين نوصل
أبوظبي ودبي والشارقة وعجمان وأم القيوين ورأس الخيمة والفجيرة والعين.

## متى يصل الطلب
- المنتجات التي عليها علامة «التوصيل في نفس اليوم» تصل في اليوم نفسه إذا طلبتها قبل الساعة 2 ظهراً.
- باقي الأعلاف والمستلزمات: نتصل بك لنؤكد يوم التوصيل.
- الذبائح واللحوم تُجهَّز حسب الطلب وتصلك مبرّدة في اليوم الذي نتفق عليه.
- الحيوانات الحية تُنقل بموعد، بعد أن تكتمل أوراقها.
- قد يتأخر التوصيل قبل العيد وفي العطل الرسمية وعند سوء الأحوال الجوية، ونخبرك بذلك قبل تأكيد الطلب.

## رسوم التوصيل
تظهر رسوم التوصيل في السلة وعند إتمام الطلب قبل أن ترسله، ولا يُضاف إليها شيء بعد ذلك.

## الذبائح واللحوم الطازجة
- ذبح حلال في مسالخ معتمدة وتحت إشراف بيطري، وعليها ختم الطبيب البيطري.
- تُعبأ وتُنقل مبرّدة. ضع اللحم في الثلاجة فور وصوله، وإن أردت تجميده فجمّده في اليوم نفسه.

## الحيوانات الحية
- تُنقل في سيارة مهوّاة ومعتدلة الحرارة، وفي الصيف في الساعات الباردة من اليوم.
- يستلم الحيوان شخص بالغ (18 سنة فأكثر)، ويفحصه مع السائق عند التسليم.
- تستلم أوراق الحيوان: دفتر التطعيمات، ورقم الشريحة أو بطاقة الأذن، ونقل الملكية حيث يتطلبه القانون.
- الصقور والببغاوات وسائر الأنواع المحمية (سايتس) لا تُسلَّم إلا بأوراقها الرسمية، في محلنا أو في مكان نتفق عليه.

## عند باب بيتك
- يتصل السائق بالرقم المسجل في الطلب قبل وصوله. يرجى الرد، وإرسال موقعك على الخريطة إن كانت عزبتك صعبة الوصول.
- افتح الطلب وافحصه بوجود السائق، وخصوصاً اللحوم والحيوانات.
- إن لم يكن هناك من يستلم الطلب اتصلنا بك لنتفق على موعد آخر، وقد تُحسب رسوم التوصيل مرة ثانية. ولا نترك اللحوم ولا الحيوانات عند الباب أبداً.
- إذا كان الدفع نقداً عند الاستلام فيرجى تجهيز المبلغ.

## للاستفسار
اتصل بنا على {phone} أو راسلنا على {email}.
`,
}
