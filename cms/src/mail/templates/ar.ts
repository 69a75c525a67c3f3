import type { StaffRole } from '../../accounts/fields';
import { button, isolate, note, text, type Block, type MailTexts } from './content';
import { quotesAr } from './quotes-ar';

const roleNames: Record<StaffRole, string> = { admin: 'مدير النظام', marketing_responsible: 'مسؤول التسويق' };

const panel = (url: string | null): Block[] =>
  url === null
    ? []
    : [
        text('لديك أيضًا حساب في نظام إدارة المحتوى حيث تُكتب المقالات والخدمات، وله كلمة مرور خاصة به تعيّنها من هنا:'),
        button('تفعيل حساب إدارة المحتوى', url),
      ];

export const ar: MailTexts = {
  verification: ({ brand, verifyUrl, asksFor }) => ({
    title: 'تأكيد بريدك الإلكتروني',
    blocks: [
      text(`شكرًا لإنشائك حسابًا لدى ${isolate(brand)}. يُرجى تأكيد أن هذا البريد الإلكتروني يخصّك: افتح الصفحة أدناه واضغط الزر الموجود فيها.`),
      ...(asksFor === null ? [] : [text(`هذا حساب في فريق العمل بدور: ${roleNames[asksFor]}. لا تؤكّده إلا إذا كنت أنت من سجّله، فالحساب يُفتح بكلمة المرور التي أُدخلت عند التسجيل.`)]),
      button('تأكيد البريد الإلكتروني', verifyUrl),
      note('يعمل هذا الرابط مرة واحدة ولمدة 24 ساعة.'),
      note('إذا لم تُنشئ حسابًا فتجاهل هذه الرسالة؛ فمن دون هذه الخطوة يبقى الحساب مغلقًا.'),
    ],
  }),
  'already-registered': ({ brand, loginUrl, forgotPasswordUrl }) => ({
    title: 'لديك حساب بالفعل',
    blocks: [
      text(`حاول أحدهم للتو، ولعلّه أنت، إنشاء حساب لدى ${isolate(brand)} بهذا البريد الإلكتروني. يوجد حساب مسجّل به من قبل، لذلك لم يتغيّر شيء. يمكنك تسجيل الدخول مباشرة.`),
      button('تسجيل الدخول', loginUrl),
      text('إذا نسيت كلمة المرور فاختر كلمة جديدة:'),
      button('اختيار كلمة مرور جديدة', forgotPasswordUrl),
      note('إن لم تكن أنت من حاول فلا يلزمك فعل شيء، ولم يعرف مَن حاول أن لهذا البريد حسابًا.'),
    ],
  }),
  reset: ({ brand, resetUrl }) => ({
    title: 'اختيار كلمة مرور جديدة',
    blocks: [
      text(`طُلبت كلمة مرور جديدة لحسابك لدى ${isolate(brand)}. يمكنك اختيارها من هذه الصفحة:`),
      button('اختيار كلمة مرور جديدة', resetUrl),
      note('يعمل هذا الرابط مرة واحدة ولمدة 30 دقيقة، وبعد التغيير يُسجَّل خروجك من جميع الأجهزة.'),
      note('إذا لم تطلب ذلك فتجاهل هذه الرسالة، وستبقى كلمة المرور كما هي.'),
    ],
  }),
  'password-changed': ({ brand, contact, forgotPasswordUrl }) => ({
    title: 'تم تغيير كلمة المرور',
    blocks: [
      text(`تم للتو تغيير كلمة المرور لحسابك لدى ${isolate(brand)}، وسُجّل خروجك من جميع الأجهزة. إذا كنت أنت من غيّرها فلا يلزمك فعل شيء آخر.`),
      text(`إن لم تكن أنت، فاختر كلمة مرور جديدة على الفور${contact === null ? '' : ` وراسلنا على ${isolate(contact)}`}.`),
      button('اختيار كلمة مرور جديدة', forgotPasswordUrl),
    ],
  }),
  'staff-approved': ({ brand, name, role, loginUrl, panelUrl }) => ({
    title: 'حسابك في فريق العمل جاهز',
    blocks: [
      text(`مرحبًا ${isolate(name)}، تمت الموافقة على حسابك ضمن فريق ${isolate(brand)}، ودورك هو: ${roleNames[role]}. يمكنك الآن تسجيل الدخول إلى لوحة التحكم.`),
      button('تسجيل الدخول', loginUrl),
      ...panel(panelUrl),
    ],
  }),
  'staff-invitation': ({ brand, name, role, passwordUrl, panelUrl }) => ({
    title: 'دعوة للانضمام إلى فريق العمل',
    blocks: [
      text(`مرحبًا ${isolate(name)}، تمت دعوتك إلى لوحة تحكم فريق ${isolate(brand)}، ودورك هو: ${roleNames[role]}. للبدء، عيّن كلمة مرور:`),
      button('تعيين كلمة المرور', passwordUrl),
      note('يعمل هذا الرابط مرة واحدة ولمدة 7 أيام.'),
      ...panel(panelUrl),
      note('إذا لم تكن تتوقع هذه الدعوة فتجاهل هذه الرسالة.'),
    ],
  }),
  'staff-request': ({ name, email, role, staffUrl }) => ({
    title: 'حساب جديد في فريق العمل ينتظر الموافقة',
    blocks: [
      text(`سجّل ${isolate(name)} (${isolate(email)}) حسابًا في فريق العمل وأكّد بريده الإلكتروني. الدور المطلوب: ${roleNames[role]}.`),
      button('مراجعة الطلب', staffUrl),
      note('وافق فقط على مَن تعرفه؛ فلا صلاحية للحساب قبل الموافقة.'),
    ],
  }),
  ...quotesAr,
};
