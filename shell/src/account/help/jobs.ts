import type { Role } from '@waqf/contracts/identity';
import type { Label } from '@waqf/platform-web';

/** A task of a role, and how to do it. */
export interface HelpJob {
  title: Label;
  /** In the order of the work, with the terms of the screens. */
  steps: readonly Label[];
  /** The address where the task begins. */
  to: string;
}

const askForReport: HelpJob = {
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

/** What a role does with the platform, as the help page explains it, in both languages. */
export const jobsOf: Record<Role, readonly HelpJob[]> = {
  waqif: [
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
    askForReport,
  ],
  nazir: [
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
    askForReport,
  ],
  beneficiary: [
    {
      title: { ar: 'اعرف سبب مبلغ', en: 'See why an amount is what it is' },
      steps: [
        { ar: 'افتح «الدفعات».', en: 'Open Payments.' },
        { ar: 'اضغط الدفعة، فتفتح صفحة «لماذا هذا المبلغ».', en: 'Press the payment: its page Why this amount opens.' },
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
  admin: [
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
};
