import type { PolicyText } from '@/lib/contract/policy'

export const privacy: PolicyText = {
  en: `
We keep only what we need to bring you your order. We do not sell your data, and this shop has no advertising trackers.

## Who is responsible
{shop}, {address}, {city}, United Arab Emirates. Phone {phone}, e-mail {email}.

## What we store, and why
- Account: your name, phone number, password (only as a code that cannot be turned back) and, if you add them, a picture and an e-mail address. To let you sign in and see your orders.
- Addresses: the names, places, map links and notes to the driver that you save. To deliver.
- Orders: what you bought, the price, how you paid and what we told you about it. To fulfil the contract with you, for guarantees, and because tax law asks for it.
- Cart, favourites and the language you read. To show them to you again.
- Ratings and reviews: the page shows only the first letter of your name.
- Messages: what we sent you by WhatsApp and e-mail. To prove and repeat delivery.
- Security: your internet address for a short time, to stop the guessing of codes and passwords.
- Technical records of the server: time, page and result of a request. To find errors.

Card numbers are never stored here: you type them on the page of our payment provider.

## Cookies and your browser's storage
We use only what the shop needs: one cookie that keeps you signed in, one for your language, one that shows the welcome once, and one that recognises your browser when you sign in again. Recently viewed products and unfinished forms stay in your browser. You can delete all of it in your browser's settings.

## Who receives data
- Our drivers: the name, phone number, address and note of an order.
- The payment provider: the amount and the number of a card order.
- WhatsApp and our e-mail provider: your number or address and the message.
- The companies that run our servers, on our instructions only.
- Authorities, where the law asks for it: for example the registration of an animal, its veterinary papers, or tax.

Some of these companies work outside the UAE. We send them only what the purpose needs, with the safeguards that the law asks for.

## How long we keep it
- Account, addresses, favourites and cart: until you ask us to delete your account.
- Orders and invoices: as long as tax law asks, at present at least 5 years and for companies up to 7.
- Sent messages: 30 days. Sign-up codes: minutes. A sign-in ends after 30 days without use.
- Server records: not longer than we need them to find errors.

## Your rights
Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data gives you the right to know what we store about you and to receive a copy; to have it corrected, deleted or restricted; to have it transferred to another company; to object to its use, to advertising and to decisions made by a computer alone; and to withdraw a consent at any time.

Call {phone} or write to {email}. We answer within 30 days, free of charge, and may ask you to prove who you are. If our answer does not satisfy you, you can complain to the UAE Data Office.

## Children
The shop is for adults. If a child has given us data, tell us and we delete it.

## Changes
We change this page when the shop changes. Important changes are announced in the shop.
`,
  ar: `
لا نحتفظ إلا بما نحتاج إليه لنوصل طلبك. لا نبيع بياناتك، ولا توجد في هذا المتجر أدوات تتبّع إعلانية.

## الجهة المسؤولة
{shop}، {address}، {city}، الإمارات العربية المتحدة. الهاتف {phone}، البريد الإلكتروني {email}.

## ما نحفظه ولماذا
- الحساب: اسمك ورقم هاتفك وكلمة المرور (بصيغة مشفّرة لا يمكن عكسها)، وصورتك وبريدك الإلكتروني إن أضفتهما. لتسجّل دخولك وتتابع طلباتك.
- العناوين: ما تحفظه من أسماء ومواقع وروابط خرائط وملاحظات للسائق. لنوصل الطلب.
- الطلبات: ما اشتريته وسعره وطريقة الدفع وما أبلغناك به. لتنفيذ العقد معك، وللضمان، ولأن القوانين الضريبية تتطلب ذلك.
- السلة والمفضلة ولغة التصفح. لنعرضها لك من جديد.
- التقييمات: لا يظهر في الصفحة من اسمك إلا الحرف الأول.
- الرسائل: ما أرسلناه إليك عبر واتساب والبريد الإلكتروني. لإثبات الإرسال وإعادته.
- الأمان: عنوانك على الإنترنت لمدة قصيرة، لمنع تخمين الرموز وكلمات المرور.
- السجلات التقنية للخادم: وقت الطلب والصفحة والنتيجة. لاكتشاف الأعطال.

لا تُحفظ أرقام البطاقات هنا أبداً، فأنت تكتبها في صفحة مزوّد خدمة الدفع.

## ملفات الارتباط وما يُحفظ في متصفحك
لا نستخدم إلا ما يحتاج إليه المتجر: ملف ارتباط يُبقيك مسجلاً، وآخر للغة، وآخر ليظهر الترحيب مرة واحدة، وآخر يتعرّف على متصفحك عند تسجيل الدخول من جديد. أما المنتجات التي شاهدتها والنماذج التي لم تكملها فتبقى في متصفحك. ويمكنك حذف ذلك كله من إعدادات المتصفح.

## من تصل إليه البيانات
- السائقون: الاسم ورقم الهاتف والعنوان والملاحظة في الطلب.
- مزوّد خدمة الدفع: مبلغ الطلب المدفوع بالبطاقة ورقمه.
- واتساب ومزوّد البريد الإلكتروني: رقمك أو بريدك ونص الرسالة.
- الشركات التي تشغّل خوادمنا، ووفق تعليماتنا فقط.
- الجهات المختصة حيث يتطلب القانون، مثل تسجيل الحيوان وأوراقه البيطرية والضرائب.

يعمل بعض هذه الشركات خارج الدولة، ولا نرسل إليها إلا ما يقتضيه الغرض وبالضمانات التي يتطلبها القانون.

## مدة الحفظ
- الحساب والعناوين والمفضلة والسلة: إلى أن تطلب حذف حسابك.
- الطلبات والفواتير: المدة التي تتطلبها القوانين الضريبية، وهي حالياً 5 سنوات على الأقل وتصل للشركات إلى 7 سنوات.
- الرسائل المرسلة: 30 يوماً. رموز التسجيل: دقائق. وينتهي تسجيل الدخول بعد 30 يوماً بلا استخدام.
- سجلات الخادم: لا تتجاوز المدة اللازمة لاكتشاف الأعطال.

## حقوقك
يمنحك المرسوم بقانون اتحادي رقم 45 لسنة 2021 بشأن حماية البيانات الشخصية الحق في معرفة ما نحفظه عنك والحصول على نسخة منه، وفي تصحيحه أو حذفه أو تقييد معالجته، وفي نقله إلى جهة أخرى، وفي الاعتراض على معالجته وعلى التسويق وعلى القرارات التي يتخذها الحاسوب وحده، وفي سحب موافقتك في أي وقت.

اتصل بنا على {phone} أو راسلنا على {email}. نرد خلال 30 يوماً بدون رسوم، وقد نطلب منك إثبات هويتك. وإن لم تقنعك إجابتنا فيمكنك تقديم شكوى إلى مكتب الإمارات للبيانات.

## الأطفال
المتجر للبالغين. إذا وصلتنا بيانات طفل فأخبرنا لنحذفها.

## التعديلات
نعدّل هذه الصفحة كلما تغيّر المتجر، ونعلن في المتجر عن التعديلات المهمة.
`,
}
