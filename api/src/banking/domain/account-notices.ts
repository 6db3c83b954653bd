import type { Bilingual } from '@waqf/contracts';
import type { OpenedAccount } from '../bank/bank.port.js';
import type { Refusal } from './bank-account.js';

interface Words {
  title: Bilingual;
  message: Bilingual;
}

/** Told when the bank has opened the main account; only the end of the IBAN, as banks do in messages. */
export function openedNotice(waqfName: string, account: OpenedAccount): Words {
  const end = account.iban.slice(-4);
  return {
    title: { ar: 'فُتح الحساب الرئيسي', en: 'Main account opened' },
    message: {
      ar: `فُتح الحساب الرئيسي للوقف «${waqfName}» لدى ${account.bankName}، وينتهي الآيبان بالأرقام ${end}`,
      en: `The main account of “${waqfName}” is open at ${account.bankName}; its IBAN ends in ${end}`,
    },
  };
}

/** Told when the bank refuses, with its reason. */
export function refusedNotice(waqfName: string, refusal: Refusal): Words {
  return {
    title: { ar: 'رفض البنك فتح الحساب الرئيسي', en: 'The bank refused the main account' },
    message: {
      ar: `لم يُفتح الحساب الرئيسي للوقف «${waqfName}»: ${refusal.reason.ar}`,
      en: `The main account of “${waqfName}” was not opened: ${refusal.reason.en}`,
    },
  };
}

/** Told when the bank has opened a beneficiary's sub-account. */
export function subOpenedNotice(holderName: string, account: OpenedAccount): Words {
  const end = account.iban.slice(-4);
  return {
    title: { ar: 'فُتح حساب فرعي', en: 'Sub-account opened' },
    message: {
      ar: `فُتح الحساب الفرعي للمستفيد «${holderName}» لدى ${account.bankName}، وينتهي الآيبان بالأرقام ${end}`,
      en: `The sub-account of “${holderName}” is open at ${account.bankName}; its IBAN ends in ${end}`,
    },
  };
}

/** Told when the bank refuses a sub-account, with its reason. */
export function subRefusedNotice(holderName: string, refusal: Refusal): Words {
  return {
    title: { ar: 'رفض البنك فتح الحساب الفرعي', en: 'The bank refused the sub-account' },
    message: {
      ar: `لم يُفتح الحساب الفرعي للمستفيد «${holderName}»: ${refusal.reason.ar}`,
      en: `The sub-account of “${holderName}” was not opened: ${refusal.reason.en}`,
    },
  };
}

const stateWords: Readonly<Record<'active' | 'suspended' | 'closed', Words['title']>> = {
  active: { ar: 'أعاد البنك تفعيل الحساب', en: 'The bank has released the account' },
  suspended: { ar: 'أوقف البنك الحساب', en: 'The bank has suspended the account' },
  closed: { ar: 'أغلق البنك الحساب', en: 'The bank has closed the account' },
};

/** Told when the bank suspends, closes or releases an account. */
export function stateNotice(
  iban: string,
  state: 'active' | 'suspended' | 'closed',
): Words & { type: 'success' | 'warning'; priority: 'medium' | 'high' } {
  const title = stateWords[state];
  const end = iban.slice(-4);
  return {
    title,
    message: { ar: `${title.ar} المنتهي بالأرقام ${end}`, en: `${title.en} ending in ${end}` },
    type: state === 'active' ? 'success' : 'warning',
    priority: state === 'active' ? 'medium' : 'high',
  };
}
