import type { Bilingual } from '@waqf/contracts';

export interface Words {
  readonly type: 'info' | 'success' | 'warning';
  readonly title: Bilingual;
  readonly message: Bilingual;
}

/* The texts of notices about objections: with the name of the waqf for nazir and founder, without it for the person. */

export const raised = (waqfName: string): Words => ({
  type: 'warning',
  title: { ar: 'اعتراض على دفعة', en: 'An objection to a payment' },
  message: {
    ar: `اعترض أحد مستفيدي «${waqfName}» على مبلغ دفعته. يجيب الناظر خلال 15 يومًا`,
    en: `A beneficiary of “${waqfName}” objects to a payment. The nazir answers within 15 days`,
  },
});
export const overdue = (waqfName: string): Words => ({
  type: 'warning',
  title: { ar: 'مضى موعد الجواب عن اعتراض', en: 'The answer to an objection is overdue' },
  message: {
    ar: `مضى 15 يومًا على اعتراض في «${waqfName}» ولم يُجب عنه`,
    en: `An objection in “${waqfName}” has waited 15 days for its answer`,
  },
});
export const undecided = (waqfName: string): Words => ({
  type: 'warning',
  title: { ar: 'مضى موعد القرار في اعتراض', en: 'The decision on an objection is overdue' },
  message: {
    ar: `مضى 15 يومًا على تصعيد اعتراض في «${waqfName}» ولم يُقرَّر فيه`,
    en: `An escalated objection in “${waqfName}” has waited 15 days for its decision`,
  },
});
export const withdrawn = (waqfName: string): Words => ({
  type: 'info',
  title: { ar: 'سُحب اعتراض على دفعة', en: 'An objection was withdrawn' },
  message: {
    ar: `سحب صاحب الاعتراض في «${waqfName}» اعتراضه`,
    en: `The objection in “${waqfName}” was withdrawn by whoever raised it`,
  },
});
export const grantedForParties = (waqfName: string): Words => ({
  type: 'info',
  title: { ar: 'قُبل اعتراض على دفعة', en: 'An objection was granted' },
  message: { ar: `قُبل اعتراض في «${waqfName}»`, en: `An objection in “${waqfName}” was granted` },
});
export const upheldForParties = (waqfName: string): Words => ({
  type: 'info',
  title: { ar: 'أُجيب عن اعتراض على دفعة', en: 'An objection was answered' },
  message: {
    ar: `أُجيب عن اعتراض في «${waqfName}» وبقي المبلغ`,
    en: `An objection in “${waqfName}” was answered and the amount stands`,
  },
});
export const granted: Words = {
  type: 'success',
  title: { ar: 'قُبل اعتراضك', en: 'Your objection was granted' },
  message: { ar: 'اقرأ الجواب وما يترتب عليه', en: 'Read the answer and what follows from it' },
};
export const upheld: Words = {
  type: 'info',
  title: { ar: 'أُجيب عن اعتراضك', en: 'Your objection was answered' },
  message: { ar: 'بقي المبلغ كما هو. اقرأ السبب', en: 'The amount stands. Read the reason' },
};

export const escalated = (waqfName: string): Words => ({
  type: 'warning',
  title: { ar: 'صُعّد اعتراض على دفعة', en: 'An objection was escalated' },
  message: {
    ar: `صعّد أحد مستفيدي «${waqfName}» اعتراضه. يُقرَّر فيه خلال 15 يومًا`,
    en: `A beneficiary of “${waqfName}” escalated an objection. It is decided within 15 days`,
  },
});
export const revisedForParties = (waqfName: string): Words => ({
  type: 'info',
  title: { ar: 'قُبل اعتراض بعد تصعيده', en: 'An objection was granted on review' },
  message: { ar: `قُبل اعتراض في «${waqfName}» بعد تصعيده`, en: `An objection in “${waqfName}” was granted on review` },
});
export const confirmedForParties = (waqfName: string): Words => ({
  type: 'info',
  title: { ar: 'بقي المبلغ بعد التصعيد', en: 'The amount stands after review' },
  message: {
    ar: `روجع اعتراض في «${waqfName}» وبقي المبلغ كما هو`,
    en: `An objection in “${waqfName}” was reviewed and the amount stands`,
  },
});
export const paper = (waqfName: string): Words => ({
  type: 'info',
  title: { ar: 'أُرفق ملف باعتراض', en: 'A file was attached to an objection' },
  message: {
    ar: `أرفق صاحب اعتراض في «${waqfName}» ملفًا باعتراضه`,
    en: `A file was attached to an objection in “${waqfName}”`,
  },
});
export const paperRequested: Words = {
  type: 'warning',
  title: { ar: 'طُلب منك مستند', en: 'A document is requested from you' },
  message: {
    ar: 'يُنظر في اعتراضك، وطُلب منك ما يثبته. أرفقه قبل الجواب',
    en: 'Your objection is being looked at. Attach what was asked for before it is answered',
  },
};
export const revised: Words = {
  type: 'success',
  title: { ar: 'قُبل اعتراضك بعد تصعيده', en: 'Your objection was granted on review' },
  message: { ar: 'اقرأ القرار وما يترتب عليه', en: 'Read the decision and what follows from it' },
};
export const confirmed: Words = {
  type: 'info',
  title: { ar: 'قُرّر في اعتراضك', en: 'Your objection was decided' },
  message: { ar: 'بقي المبلغ كما هو. اقرأ السبب', en: 'The amount stands. Read the reason' },
};
