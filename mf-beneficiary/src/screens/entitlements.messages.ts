import { defineMessages } from '@waqf/platform-web';
import { portalMessages } from '../components/portal-messages';

const messages = defineMessages({
  back: { ar: 'ملفي', en: 'My profile' },
  title: { ar: 'الاستحقاقات', en: 'Entitlements' },
  state: {
    ar: 'الأوقاف التي أُدرجت في مستفيديها. إن أُدرجت خطأً فاعترض ويجيبك الناظر.',
    en: 'The waqfs that name you as a beneficiary. If one is wrong, dispute it and the nazir answers.',
  },
  since: { ar: 'تاريخ الإدراج', en: 'Named on' },
  relationship: { ar: 'صلتك كما سُجلت', en: 'Your relationship as recorded' },
  share: { ar: 'نسبتك', en: 'Your share' },
  noShare: { ar: 'لم تُحدد', en: 'Not set' },
  active: { ar: 'نشط', en: 'Active' },
  suspended: { ar: 'موقوف مؤقتًا', en: 'Suspended for now' },
  why: { ar: 'سبب الإيقاف كما كتبه الناظر', en: 'Reason, as the nazir wrote it' },
  dispute: { ar: 'اعترض على إدراجي', en: 'Dispute being named' },
  guardianDisputes: {
    ar: 'إن أُدرجت خطأً فليعترض وليّك من حسابه نيابة عنك، حتى تبلغ 15 سنة هجرية.',
    en: 'If you are named wrongly, your guardian disputes it for you in their account until you are 15 Hijri years old.',
  },
  disputeOf: { ar: 'اعتراض على إدراجك في {waqf}', en: 'Dispute being named in {waqf}' },
  disputeText: {
    ar: 'يقرأ الناظر والواقف سببك، ثم يزيلك الناظر من المستفيدين أو يبيّن لك سبب إدراجك. الإزالة لا رجوع فيها.',
    en: 'The nazir and the founder read your reason; the nazir removes you or explains. A removal is permanent.',
  },
  leave: { ar: 'اطلب الخروج من الوقف', en: 'Ask to leave the waqf' },
  leavesLater: {
    ar: 'استحقاقك محفوظ لك: لا يصح التنازل عنه قبل بلوغك 18 سنة هجرية أو ما دمت تحت الولاية، ولو وافق وليّك. لك أن تطلب الخروج بعد',
    en: 'Your entitlement is protected: it cannot be given up before you are 18 Hijri years old or while you are under guardianship, even if your guardian agrees. You may ask to leave after',
  },
  leavingOf: { ar: 'طلب الخروج من {waqf}', en: 'Leaving {waqf}' },
  leavingText: {
    ar: 'يبقى استحقاقك حتى يقبل الناظر، ثم لا تستحق شيئًا من التوزيع التالي فما بعده، ولا تُضاف من جديد. ما صُرف لك يبقى لك. تؤكد الطلب بنفاذ.',
    en: 'You stay a beneficiary until the nazir accepts; from the next distribution on you receive nothing and are not added again. What you were paid stays yours. You confirm it with Nafath.',
  },
  leavingReason: { ar: 'سبب الخروج', en: 'Why you leave' },
  leavingSend: { ar: 'أرسل الطلب', en: 'Send the request' },
  leavingSent: { ar: 'أُرسل طلبك', en: 'Request sent' },
  leavingFailed: { ar: 'لم يُرسل الطلب', en: 'The request was not sent' },
  leavingOpen: { ar: 'طلب خروجك ينتظر جواب الناظر', en: 'Your request to leave is awaiting the nazir' },
  leavingExplained: { ar: 'أجاب الناظر عن طلب خروجك', en: 'The nazir answered your request to leave' },
  leavingRaised: { ar: 'طلبت في', en: 'Requested on' },
  reason: { ar: 'سبب الاعتراض', en: 'Why you dispute it' },
  send: { ar: 'أرسل الاعتراض', en: 'Send the dispute' },
  sent: { ar: 'أُرسل اعتراضك', en: 'Dispute sent' },
  sentText: { ar: 'يصلك إشعار حين يجيب الناظر.', en: 'You will be notified when the nazir answers.' },
  sendFailed: { ar: 'لم يُرسل الاعتراض', en: 'The dispute was not sent' },
  open: { ar: 'الاعتراض ينتظر جواب الناظر', en: 'The dispute is awaiting the nazir' },
  explained: { ar: 'أجاب الناظر عن الاعتراض', en: 'The nazir answered the dispute' },
  raised: { ar: 'قُدّم في', en: 'Disputed on' },
  givenReason: { ar: 'السبب', en: 'The reason' },
  answer: { ar: 'جواب الناظر', en: 'The nazir’s answer' },
  empty: { ar: 'لم يُدرجك وقف بعد', en: 'No waqf names you yet' },
  emptyText: { ar: 'إن أدرجك ناظر وقف وصلك إشعار.', en: 'You will be notified when a nazir names you.' },
  failed: { ar: 'تعذر تحميل استحقاقاتك', en: 'Your entitlements could not be loaded' },
});

/** These texts in a minor's portal: the guardian may dispute for the minor, but not leave. */
export const entitlementTexts = portalMessages(messages, {
  back: { ar: 'اللوحة المالية', en: 'Financial dashboard' },
  state: {
    ar: 'الأوقاف التي تذكر {minor} بين مستفيديها. إن كان ذكرًا خطأً فاعترض ويجيبك الناظر.',
    en: 'The waqfs that name {minor} as a beneficiary. If one is wrong, dispute it and the nazir answers.',
  },
  relationship: { ar: 'الصلة كما سُجلت', en: 'Relationship as recorded' },
  share: { ar: 'نسبة {minor}', en: 'Share of {minor}' },
  dispute: { ar: 'اعترض على الإدراج', en: 'Dispute the naming' },
  disputeOf: { ar: 'اعتراض على إدراج {minor} في {waqf}', en: 'Dispute that {waqf} names {minor}' },
  disputeText: {
    ar: 'يقرأ الناظر والواقف السبب، ثم يزيل الناظر {minor} من المستفيدين أو يبيّن لك سبب الإدراج. الإزالة لا رجوع فيها.',
    en: 'The nazir and the founder read the reason; the nazir removes {minor} or explains. A removal is permanent.',
  },
  sent: { ar: 'أُرسل الاعتراض', en: 'Dispute sent' },
  empty: { ar: 'لا وقف يذكر {minor} بين مستفيديه بعد', en: 'No waqf names {minor} yet' },
  emptyText: { ar: 'يصلك إشعار حين يضيف ناظر وقف {minor}.', en: 'You will be notified when a nazir names {minor}.' },
  failed: { ar: 'تعذر تحميل الاستحقاقات', en: 'The entitlements could not be loaded' },
});
