import type { PolicyText } from '@/lib/contract/policy'

export const terms: PolicyText = {
  en: `
These terms apply to every order in this shop. The shop is run by {shop}, {address}, {city}, United Arab Emirates. You reach us at {phone} and {email}.

## Who can buy
You must be 18 or older. Please give your real name, a phone number of the UAE and an address where we can deliver.

## Prices
- All prices are in UAE dirhams (AED) and include VAT where it applies. The delivery fee is shown before you order.
- If a price is plainly wrong, we tell you before we confirm. You can then cancel free of charge.

## Your order
- Placing an order is your offer. The contract is made when we confirm the order.
- If something cannot be delivered after all, we tell you at once and refund what you paid for it.
- Photos show the product or the breed. Each animal and each carcass is its own: small differences in colour, age and weight are natural. Weights of live animals and carcasses are approximate where the product says so.

## Payment
- In cash on delivery, or by card on the page of our payment provider. We never see or store your card number.
- Carcasses are paid by card, because they are prepared for you alone.

## Halal
Carcasses and meat are halal, slaughtered in licensed abattoirs under veterinary supervision.

## Live animals
- You receive a live animal only with the papers the law asks for: microchip or ear tag, vaccination, registration and transfer of ownership.
- You are responsible for the registration, permits and keeping conditions at your place. In some emirates, keeping poultry, goats or other livestock at a villa or flat needs a municipal permit.
- Protected species (CITES) are sold after a visit and with official papers only, never through the cart.
- We may refuse a sale if we have reason to fear for the animal's welfare.

## Cancellation, returns and refunds
Our policy on cancellation and returns is part of these terms.

## Reviews
Write what you have seen yourself, politely and without other people's data. We may remove reviews that break the law or these rules.

## Liability
- We are liable as the law of the United Arab Emirates provides.
- We are not liable for delays beyond our control, such as weather, road closures or orders of the authorities. We tell you as soon as we know.

## Law and language
The federal laws of the United Arab Emirates apply, and its courts decide. Please call us first: most things are settled in a minute. If the Arabic and the English text differ, the Arabic one counts.

## Changes
The terms that were on this page when you ordered apply to your order.
`,
  ar: `
تسري هذه الشروط على كل طلب في هذا المتجر. يدير المتجر {shop}، {address}، {city}، الإمارات العربية المتحدة. للتواصل معنا: {phone} أو {email}.

## من يحق له الشراء
يجب أن يكون عمرك 18 سنة أو أكثر. يرجى كتابة اسمك الحقيقي ورقم هاتف إماراتي وعنوان نستطيع التوصيل إليه.

## الأسعار
- جميع الأسعار بالدرهم الإماراتي وتشمل ضريبة القيمة المضافة حيث تسري، وتظهر رسوم التوصيل قبل إرسال الطلب.
- إذا كان في السعر خطأ واضح أخبرناك قبل التأكيد، ويحق لك عندها الإلغاء بدون رسوم.

## طلبك
- إرسال الطلب عرض منك للشراء، ويتم العقد عندما نؤكد الطلب.
- إذا تعذّر توفير شيء مما طلبته أخبرناك فوراً ورددنا ما دفعته مقابله.
- الصور تمثّل المنتج أو السلالة. وكل حيوان وكل ذبيحة قائم بذاته: فالفروق البسيطة في اللون والعمر والوزن طبيعية. وأوزان الحيوانات الحية والذبائح تقريبية حيث يُذكر ذلك في صفحة المنتج.

## الدفع
- نقداً عند الاستلام، أو بالبطاقة في صفحة مزوّد خدمة الدفع. نحن لا نرى رقم بطاقتك ولا نحفظه.
- تُدفع قيمة الذبائح بالبطاقة لأنها تُجهَّز لك وحدك.

## الحلال
ذبائحنا ولحومنا حلال، تُذبح في مسالخ معتمدة وتحت إشراف بيطري.

## الحيوانات الحية
- لا يُسلَّم حيوان حي إلا بالأوراق التي يتطلبها القانون: الشريحة أو بطاقة الأذن، والتطعيم، والتسجيل، ونقل الملكية.
- أنت مسؤول عن التسجيل والتصاريح وظروف الإيواء في مكانك. وفي بعض الإمارات تحتاج تربية الدواجن والأغنام وغيرها في فيلا أو شقة إلى تصريح من البلدية.
- الأنواع المحمية (سايتس) تُباع بعد المعاينة وبالأوراق الرسمية فقط، ولا تُباع عبر السلة.
- يحق لنا الاعتذار عن البيع إذا كان لدينا ما يدعو إلى القلق على سلامة الحيوان.

## الإلغاء والإرجاع ورد المبلغ
سياسة الإلغاء والإرجاع جزء من هذه الشروط.

## التقييمات
اكتب ما جربته بنفسك، بأدب وبدون بيانات الآخرين. ويحق لنا حذف ما يخالف القانون أو هذه القواعد.

## المسؤولية
- نتحمل المسؤولية وفق قوانين دولة الإمارات العربية المتحدة.
- لا نتحمل مسؤولية التأخير الخارج عن إرادتنا، مثل الأحوال الجوية وإغلاق الطرق وقرارات الجهات المختصة، ونخبرك به فور علمنا.

## القانون واللغة
تسري القوانين الاتحادية لدولة الإمارات العربية المتحدة، وتختص محاكمها بالنظر في أي نزاع. نرجو أن تتصل بنا أولاً، فأغلب الأمور تُحل في دقيقة. وإذا اختلف النصان العربي والإنجليزي فالعبرة بالنص العربي.

## التعديلات
تسري على طلبك الشروط التي كانت في هذه الصفحة يوم أرسلته.
`,
}
