import type { Bilingual } from '@waqf/contracts';
import type { Halalas } from '@waqf/money';
import type { MainAccountState } from './account-states.js';

/** What happened to a main account, and what to do. */
export interface IdleMainWords {
  title: Bilingual;
  text: Bilingual;
}

const until = { ar: 'لا تحويل ولا صرف قبل ذلك.', en: 'Until then nothing can be transferred or paid.' };

/** Shown to people who may ask the bank for another account. */
export function idleMainWords(main: MainAccountState, held: Halalas): IdleMainWords {
  const { title, text } = wordsOf(main, held > 0n);
  return { title, text: { ar: `${text.ar} ${until.ar}`, en: `${text.en} ${until.en}` } };
}

function wordsOf(main: MainAccountState, holdsMoney: boolean): IdleMainWords {
  if (main.state === 'closed') return holdsMoney ? closedWithMoney : closed;
  if (main.state === 'suspended') return suspended;
  if ('reason' in main) return refused(main.reason);
  return holdsMoney ? missingWithMoney : missing;
}

const closedWithMoney: IdleMainWords = {
  title: {
    ar: 'أغلق المصرف الحساب الرئيسي وفي الدفاتر مال',
    en: 'The bank closed the main account while the books hold money',
  },
  text: {
    ar: 'اطلب فتح حساب رئيسي جديد، واطلب من المصرف تحويل الرصيد إليه، ثم طابق كشفه.',
    en: 'Ask for a new main account, have the bank move the balance to it, then reconcile.',
  },
};

const closed: IdleMainWords = {
  title: { ar: 'أغلق المصرف الحساب الرئيسي', en: 'The bank closed the main account' },
  text: { ar: 'اطلب فتح حساب رئيسي جديد.', en: 'Ask for a new main account.' },
};

const suspended: IdleMainWords = {
  title: { ar: 'أوقف المصرف الحساب الرئيسي', en: 'The bank suspended the main account' },
  text: {
    ar: 'راجع المصرف في سبب الإيقاف، وحدّث الأرصدة متى أعاد تفعيله.',
    en: 'Ask the bank for the reason, and refresh the balances once it is released.',
  },
};

const refused = (reason: Bilingual): IdleMainWords => ({
  title: { ar: 'رفض المصرف فتح الحساب الرئيسي', en: 'The bank refused to open the main account' },
  text: {
    ar: `السبب: ${reason.ar}. عالجه ثم اطلب فتح الحساب من جديد.`,
    en: `Reason: ${reason.en}. Settle it, then ask for the account again.`,
  },
});

const missingWithMoney: IdleMainWords = {
  title: { ar: 'لا حساب رئيسي للوقف وفي الدفاتر مال', en: 'No main account while the books hold money' },
  text: {
    ar: 'اطلب فتح حساب رئيسي، وأودع فيه ما في الدفاتر، ثم طابق كشفه.',
    en: 'Ask for a main account, deposit what the books hold, then reconcile.',
  },
};

const missing: IdleMainWords = {
  title: { ar: 'لا حساب رئيسي للوقف', en: 'The waqf has no main account' },
  text: { ar: 'اطلب فتح حساب رئيسي.', en: 'Ask for a main account.' },
};
