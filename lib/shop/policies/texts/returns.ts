import type { PolicyText } from '@/lib/contract/policy'

export const returns: PolicyText = {
  en: `
You can cancel early and free of charge, and we put right what is wrong. What applies after delivery depends on what you bought. Nothing here takes away the rights that the consumer protection law of the UAE gives you.

## How to cancel or report a problem
Call {phone} or write to {email} with your order number. For a problem with meat or an animal, please call: it is faster.

## Cancelling before delivery
- Feed and supplies: until the order leaves for delivery.
- Carcasses and meat: until slaughter or cutting begins. After that they can no longer be cancelled.
- Live animals: until the animal leaves us.
- Items made for you, such as an engraved tag: until we begin to make them.

## Carcasses and fresh meat
- Food cannot be taken back once it has been handed over.
- After delivery, replacement or refund only for an error or defect (wrong weight, wrong cut, wrong animal, spoiled on arrival) reported within two hours with a photo.
- Keep the meat in the fridge until we have answered.

## Live animals
- Every animal is checked together with you at handover.
- It has a 48-hour health guarantee: if a licensed veterinarian finds an illness or defect that was there at handover, send us the report within these 48 hours. We then treat the animal, replace it or refund its price, as you and we agree.
- Please call us before the treatment begins, except in an emergency.
- The guarantee does not cover injuries, poisoning, wrong feed or housing, or a change of mind. For the health of the other animals we cannot take an animal back for a change of mind.

## Feed, supplies and accessories
- Within 7 days of delivery you can return what is unopened, unused and in its packaging. You pay for the way back.
- Opened feed, medicine and hygiene products cannot be returned unless they are defective.
- If something is defective, damaged or not what you ordered, tell us within 7 days with a photo: we replace it or refund it and pay for the way back.

## Refunds
- Card payments go back to the same card, cash by bank transfer or in cash, as you prefer.
- We send the refund within 2 working days of agreeing on it. Your bank then needs 3–7 working days to show it.
- If the order was wrong or defective, the delivery fee is refunded too.
`,
  ar: `
يمكنك الإلغاء مبكراً بدون رسوم، ونحن نصحّح ما يقع من خطأ. أما بعد الاستلام فيختلف الأمر بحسب ما اشتريته. ولا ينتقص شيء هنا من حقوقك التي يكفلها قانون حماية المستهلك في دولة الإمارات.

## كيف تلغي طلبك أو تبلغ عن مشكلة
اتصل بنا على {phone} أو راسلنا على {email} مع ذكر رقم الطلب. وإن كانت المشكلة في لحم أو حيوان فالاتصال أسرع.

## الإلغاء قبل التوصيل
- الأعلاف والمستلزمات: إلى أن يخرج الطلب للتوصيل.
- الذبائح واللحوم: يمكن الإلغاء قبل الذبح أو بدء التقطيع، ولا يمكن بعد ذلك.
- الحيوانات الحية: إلى أن يخرج الحيوان من عندنا.
- ما يُصنع لك خصيصاً، مثل بطاقة محفور عليها اسم: إلى أن نبدأ بصنعه.

## الذبائح واللحوم الطازجة
- لا يمكن إرجاع الطعام بعد تسليمه.
- بعد الاستلام لا يُستبدل اللحم ولا يُردّ ثمنه إلا لخطأ أو عيب (وزن أو تقطيع أو ذبيحة غير المطلوب، أو لحم وصل فاسداً) يُبلَّغ عنه خلال ساعتين مع صورة.
- احفظ اللحم في الثلاجة حتى نرد عليك.

## الحيوانات الحية
- يُفحص كل حيوان معك عند التسليم.
- ضمانه الصحي 48 ساعة: إذا أثبت طبيب بيطري مرخّص وجود مرض أو عيب كان فيه عند التسليم، فأرسل إلينا التقرير خلال هذه المدة، فنعالج الحيوان أو نستبدله أو نرد ثمنه حسب ما نتفق عليه.
- يرجى الاتصال بنا قبل بدء العلاج، إلا في الحالات الطارئة.
- لا يشمل الضمان الإصابات والتسمم وسوء التغذية أو الإيواء ولا تغيير الرأي. وحفاظاً على صحة باقي الحيوانات لا نستطيع استرجاع حيوان لمجرد تغيير الرأي.

## الأعلاف والمستلزمات والإكسسوارات
- يمكنك خلال 7 أيام من الاستلام إرجاع ما لم يُفتح ولم يُستخدم وما زال في عبوته، وتتحمل أنت تكلفة الإرجاع.
- لا تُرجع الأعلاف المفتوحة والأدوية ومنتجات النظافة إلا إذا كان فيها عيب.
- إذا كان المنتج معيباً أو تالفاً أو غير ما طلبته فأبلغنا خلال 7 أيام مع صورة، فنستبدله أو نرد ثمنه ونتحمل تكلفة الإرجاع.

## رد المبلغ
- يعود المبلغ المدفوع بالبطاقة إلى البطاقة نفسها، والمدفوع نقداً بتحويل بنكي أو نقداً كما تفضّل.
- نرسل المبلغ خلال يومي عمل من الاتفاق، ثم يحتاج البنك إلى 3–7 أيام عمل ليظهر في حسابك.
- إذا كان الخطأ أو العيب منا رددنا رسوم التوصيل أيضاً.
`,
}
