import type { Role } from '@waqf/contracts/identity';
import type { Label } from '@waqf/platform-web';

interface TourStep {
  title: Label;
  text: Label;
}

/** The first visit of a role in three steps. It is loaded with the frame, so the longer texts are in `jobs.ts`. */
export const tourOf: Record<Role, readonly [TourStep, TourStep, TourStep]> = {
  waqif: [
    {
      title: { ar: 'ابدأ من صكوكك', en: 'Start from your deeds' },
      text: {
        ar: 'أضف الصكوك الثلاثة معًا، فنعرف نوع كل صك ونقرؤه.',
        en: 'Add the three deeds at once. We tell which is which and read them.',
      },
    },
    {
      title: { ar: 'راجع واعتمد مرة واحدة', en: 'Review, and approve once' },
      text: {
        ar: 'قارن كل حقل بموضعه في الصك. لا يُعتمد شيء قبل تأكيدك.',
        en: 'Compare each field with its place on the deed. Nothing is approved before you confirm.',
      },
    },
    {
      title: { ar: 'تابع وقفك', en: 'Follow your waqf' },
      text: {
        ar: 'ترى كل مبلغ ساعة تسجيله، وتوافق على التحويلات الكبيرة ودورات التوزيع.',
        en: 'You see every amount as it is recorded, and approve large transfers and distribution runs.',
      },
    },
  ],
  nazir: [
    {
      title: { ar: 'ما يحتاجك اليوم', en: 'What needs you today' },
      text: {
        ar: 'تبدأ لوحة المتابعة بما ينتظر عملك، وتحلّه من مكانه.',
        en: 'The dashboard begins with what is waiting for you, and you settle it right there.',
      },
    },
    {
      title: { ar: 'سجّل وطابق', en: 'Record and reconcile' },
      text: {
        ar: 'سجّل الإيراد والمصروف ساعة وقوعه، ثم طابقه بكشف المصرف.',
        en: 'Record income and expenses as they happen, then match them with the bank statement.',
      },
    },
    {
      title: { ar: 'وزّع الغلة', en: 'Distribute the yield' },
      text: {
        ar: 'تُحسب الدورة بشروط الواقف، ويوافق عليها شخص ثانٍ قبل صرفها.',
        en: 'A run is computed by the founder’s conditions, and a second person approves it before it is paid.',
      },
    },
  ],
  beneficiary: [
    {
      title: { ar: 'ما لك الآن', en: 'What is yours now' },
      text: {
        ar: 'ترى ما صُرف لك، وما يأتي ومتى. التقديري يتغير حتى يُعتمد.',
        en: 'You see what was paid, what comes and when. An estimate changes until it is approved.',
      },
    },
    {
      title: { ar: 'لماذا هذا المبلغ؟', en: 'Why this amount?' },
      text: {
        ar: 'لكل دفعة حسابها، من غلة الوقف إلى نصيبك، بكلام الواقف.',
        en: 'Each payment shows its calculation, from the yield of the waqf to your share, in the founder’s words.',
      },
    },
    {
      title: { ar: 'حقك أن تعترض', en: 'You may object' },
      text: {
        ar: 'اعترض على دفعة من صفحتها، ولجوابها موعد.',
        en: 'Object to a payment from its page. The answer has a deadline.',
      },
    },
  ],
  admin: [
    {
      title: { ar: 'التحذير أولًا', en: 'Warnings first' },
      text: {
        ar: 'تبدأ لوحة الإدارة بما لا يعمل، ومعه ما بقي يعمل.',
        en: 'The dashboard begins with what does not work, and what still does.',
      },
    },
    {
      title: { ar: 'تراجع عن إصدار', en: 'Roll a release back' },
      text: {
        ar: 'لكل واجهة زر تراجع يسمي الإصدار الذي يعود إليه.',
        en: 'Each remote has a button that names the version it goes back to.',
      },
    },
    {
      title: { ar: 'كل فعل مسجّل', en: 'Every action is recorded' },
      text: {
        ar: 'يحفظ سجل التدقيق من فعل ماذا ومتى، ولا يعدّله أحد.',
        en: 'The audit trail keeps who did what and when. Nobody can change it.',
      },
    },
  ],
};
