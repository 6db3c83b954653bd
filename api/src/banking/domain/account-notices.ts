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
