import type { Role } from '@waqf/contracts/identity';
import type { Label } from '@waqf/platform-web';

/** A thing that a role does, and how. */
export interface HelpJob {
  title: Label;
  /** In the order in which they are done, with the words of the screen. */
  steps: readonly Label[];
  /** Where it begins. */
  to: string;
}

export interface RoleHelp {
  /** The first visit in three steps. */
  tour: readonly [HelpJobHead, HelpJobHead, HelpJobHead];
  jobs: readonly HelpJob[];
}

interface HelpJobHead {
  title: Label;
  text: Label;
}

const money: HelpJob = {
  title: { ar: 'اطلب تقريرًا أو كشفًا', en: 'Ask for a report or a statement' },
  steps: [
    { ar: 'افتح «التقارير» واختر نوع التقرير والوقف والفترة.', en: 'Open Reports and choose type, waqf and period.' },
    {
      ar: 'اضغط «تصدير PDF» لملف موقّع يتحقق منه أي أحد برمزه.',
      en: 'Press Export PDF for a signed file that anybody can verify by its code.',
    },
  ],
  to: '/reports',
};

/** What the help page and the first visit say, for each role; the one source of both, in both languages. */
export const helpOf: Record<Role, RoleHelp> = {
  waqif: {
    tour: [
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
    jobs: [
      {
        title: { ar: 'أنشئ وقفًا واعتمده', en: 'Create and approve a waqf' },
        steps: [
          { ar: 'اضغط «إنشاء وقف» وأضف صكوكك.', en: 'Press Create a waqf and add your deeds.' },
          { ar: 'راجع ما يحتاج نظرك حقلًا حقلًا.', en: 'Review what needs a look, field by field.' },
          { ar: 'اعتمد الوقف، فيُفتح حسابه ويُدعى ناظره.', en: 'Approve: the account is opened and the nazir invited.' },
        ],
        to: '/waqf/create-steps',
      },
      {
        title: { ar: 'وافق على ما ينتظرك', en: 'Decide what is waiting for you' },
        steps: [
          {
            ar: 'افتح «الموافقات» واقرأ ما يتغير إن وافقت.',
            en: 'Open Approvals and read what changes if you approve.',
          },
          { ar: 'وافق أو ارفض بسبب، وأكّد بنفاذ.', en: 'Approve, or reject with a reason, and confirm in Nafath.' },
        ],
        to: '/approvals',
      },
      money,
    ],
  },
  nazir: {
    tour: [
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
    jobs: [
      {
        title: { ar: 'سجّل إيرادًا أو مصروفًا', en: 'Record an income or an expense' },
        steps: [
          { ar: 'اضغط «إضافة معاملة» واختر الوقف.', en: 'Press Add transaction and choose the waqf.' },
          { ar: 'اكتب المبلغ ووصفه، ثم أضفه.', en: 'Type the amount and what it is for, then add it.' },
          {
            ar: 'أخطأت؟ افتح المعاملة واعكسها بسبب. لا يُحذف قيد.',
            en: 'A mistake? Open it and reverse it with a reason. No entry is ever deleted.',
          },
        ],
        to: '/transactions',
      },
      {
        title: { ar: 'وزّع غلة فترة', en: 'Distribute the yield of a period' },
        steps: [
          { ar: 'افتح «توزيع الغلة» واختر الوقف والفترة.', en: 'Open Distributions and choose waqf and period.' },
          {
            ar: 'راجع بنود الدورة وسبب كل مبلغ، ثم ارفعها للموافقة.',
            en: 'Check the lines and why each amount is what it is, then send the run for approval.',
          },
        ],
        to: '/distributions',
      },
      {
        title: { ar: 'أضف مستفيدين', en: 'Add beneficiaries' },
        steps: [
          { ar: 'أضفهم واحدًا واحدًا، أو استورد ملف Excel.', en: 'Add them one by one, or import an Excel file.' },
          {
            ar: 'راجع الصفوف الخاطئة وأسبابها قبل الاستيراد.',
            en: 'Correct the invalid rows, each with its reason, before the import.',
          },
        ],
        to: '/beneficiaries',
      },
      money,
    ],
  },
  beneficiary: {
    tour: [
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
    jobs: [
      {
        title: { ar: 'اعرف سبب مبلغ', en: 'See why an amount is what it is' },
        steps: [
          { ar: 'افتح «الدفعات».', en: 'Open Payments.' },
          { ar: 'اضغط «لماذا هذا المبلغ» عند الدفعة.', en: 'Press Why this amount at the payment.' },
        ],
        to: '/beneficiary/payments',
      },
      {
        title: { ar: 'غيّر طريقة صرف مستحقاتك', en: 'Change how you are paid' },
        steps: [
          { ar: 'افتح ملفك المالي واختر كم مرة تُصرف لك.', en: 'Open your profile and choose how often you are paid.' },
          { ar: 'احفظ اختيارك، فيسري من الدورة القادمة.', en: 'Save. It applies from the next run.' },
        ],
        to: '/beneficiary/profile',
      },
    ],
  },
  admin: {
    tour: [
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
    jobs: [
      {
        title: { ar: 'أدر المستخدمين', en: 'Manage users' },
        steps: [
          { ar: 'افتح «المستخدمون» وابحث عن الشخص.', en: 'Open Users and find the person.' },
          {
            ar: 'غيّر دوره أو أوقف حسابه بسبب، وأكّد بنفاذ.',
            en: 'Change a role or deactivate with a reason, and confirm in Nafath.',
          },
        ],
        to: '/admin/users',
      },
      {
        title: { ar: 'تراجع عن إصدار واجهة', en: 'Roll a remote back' },
        steps: [
          { ar: 'افتح «الإصدارات».', en: 'Open Releases.' },
          {
            ar: 'اضغط «تراجع إلى» عند الواجهة وأكّد بنفاذ.',
            en: 'Press Roll back at the remote and confirm in Nafath.',
          },
        ],
        to: '/admin/releases',
      },
      {
        title: { ar: 'اقرأ سجل التدقيق', en: 'Read the audit trail' },
        steps: [{ ar: 'افتح «النظام» ثم «سجل التدقيق».', en: 'Open System, then Audit trail.' }],
        to: '/admin/audit',
      },
    ],
  },
};
