import type { Bilingual } from '@waqf/contracts';
import { waqfCalled } from '@waqf/formats';
import { displayAmount, parseAmount } from '@waqf/money';
import { labelInSentence, type TransferAccount } from './transfer.js';
import { approvalThreshold } from './transfer-rules.js';

export interface Words {
  title: Bilingual;
  message: Bilingual;
}

/** The values that the texts of a transfer's notice may use. */
export interface TransferView {
  waqfName: string;
  /** Formatted amount in riyals. */
  amount: string;
  from: TransferAccount;
  to: TransferAccount;
}

/** The number of an account is given by its end only, as in the messages of banks. */
export const mainOpened = (waqfName: string, bankName: string, ibanEnd: string): Words => ({
  title: { ar: 'فُتح الحساب الرئيسي', en: 'Main account opened' },
  message: {
    ar: `فُتح حساب ${waqfCalled(waqfName)} الرئيسي لدى ${bankName}، وينتهي الآيبان بالأرقام ${ibanEnd}`,
    en: `The main account of “${waqfName}” is open at ${bankName}; its IBAN ends in ${ibanEnd}`,
  },
});

export const subOpened = (holderName: string, bankName: string, ibanEnd: string): Words => ({
  title: { ar: 'فُتح حساب فرعي', en: 'Sub-account opened' },
  message: {
    ar: `فُتح الحساب الفرعي للمستفيد «${holderName}» لدى ${bankName}، وينتهي الآيبان بالأرقام ${ibanEnd}`,
    en: `The sub-account of “${holderName}” is open at ${bankName}; its IBAN ends in ${ibanEnd}`,
  },
});

export const mainRefused = (waqfName: string, reason: Bilingual): Words => ({
  title: { ar: 'رفض المصرف فتح الحساب الرئيسي', en: 'The bank refused the main account' },
  message: {
    ar: `لم يُفتح حساب ${waqfCalled(waqfName)} الرئيسي: ${reason.ar}`,
    en: `The main account of “${waqfName}” was not opened: ${reason.en}`,
  },
});

export const subRefused = (holderName: string, reason: Bilingual): Words => ({
  title: { ar: 'رفض المصرف فتح الحساب الفرعي', en: 'The bank refused the sub-account' },
  message: {
    ar: `لم يُفتح الحساب الفرعي للمستفيد «${holderName}»: ${reason.ar}`,
    en: `The sub-account of “${holderName}” was not opened: ${reason.en}`,
  },
});

const stateTitles: Readonly<Record<'active' | 'suspended' | 'closed', Bilingual>> = {
  active: { ar: 'أعاد المصرف تفعيل الحساب', en: 'The bank has released the account' },
  suspended: { ar: 'أوقف المصرف الحساب', en: 'The bank has suspended the account' },
  closed: { ar: 'أغلق المصرف الحساب', en: 'The bank has closed the account' },
};

/** What the parties do after the bank has changed the state of a main account. */
const afterMain: Readonly<Record<keyof typeof stateTitles, Bilingual>> = {
  active: { ar: 'عادت التحويلات والصرف.', en: 'Transfers and payments work again.' },
  suspended: {
    ar: 'لا تحويل ولا صرف حتى يعيد تفعيله، فراجع المصرف.',
    en: 'Nothing can be transferred or paid until it is released: ask the bank.',
  },
  closed: {
    ar: 'لا تحويل ولا صرف قبل فتح حساب جديد.',
    en: 'Nothing can be transferred or paid before another account is open.',
  },
};

/** @param mainOf name of the waqf whose main account it is; null for a sub-account */
export function stateChanged(state: keyof typeof stateTitles, ibanEnd: string, mainOf: string | null): Words {
  const title = stateTitles[state];
  const [ar, en] = [`${title.ar} المنتهي بالأرقام ${ibanEnd}`, `${title.en} ending in ${ibanEnd}`];
  if (mainOf === null) return { title, message: { ar, en } };
  const { ar: thenAr, en: thenEn } = afterMain[state];
  return {
    title,
    message: {
      ar: `${ar}، وهو الحساب الرئيسي في ${waqfCalled(mainOf)}. ${thenAr}`,
      en: `${en}, the main account of “${mainOf}”. ${thenEn}`,
    },
  };
}

export function transferDone({ waqfName, amount, from, to }: TransferView): Words {
  const [source, destination] = [labelInSentence(from), labelInSentence(to)];
  return {
    title: { ar: 'اكتمل التحويل', en: 'Transfer completed' },
    message: {
      ar: `اكتمل تحويل ${amount} ريال من ${source.ar} إلى ${destination.ar} في ${waqfCalled(waqfName)}`,
      en: `The transfer of ${amount} SAR from ${source.en} to ${destination.en} of “${waqfName}” is complete`,
    },
  };
}

export const transferRefused = ({ waqfName, amount }: TransferView, reason: Bilingual): Words => ({
  title: { ar: 'رفض المصرف التحويل', en: 'The bank refused the transfer' },
  message: {
    ar: `رفض المصرف تحويل ${amount} ريال في ${waqfCalled(waqfName)} وأُعيد المبلغ: ${reason.ar}`,
    en: `The bank refused the transfer of ${amount} SAR from “${waqfName}” and the money was returned: ${reason.en}`,
  },
});

/** The platform itself did not send the transfer, because its payee may not be paid any more. */
export const transferHeld = ({ waqfName, amount }: TransferView, reason: Bilingual): Words => ({
  title: { ar: 'لم يُرسل التحويل', en: 'The transfer was not sent' },
  message: {
    ar: `لم يُرسل تحويل ${amount} ريال في ${waqfCalled(waqfName)} إلى المصرف وأُعيد المبلغ: ${reason.ar}`,
    en: `The transfer of ${amount} SAR from “${waqfName}” was not sent to the bank and the money was returned: ${reason.en}`,
  },
});

export function reversalDelayed({ waqfName, amount, to }: TransferView): Words {
  const destination = labelInSentence(to);
  return {
    title: { ar: 'تحويل مرفوض ينتظر الإعادة', en: 'A refused transfer waits to be returned' },
    message: {
      ar: `رفض المصرف تحويل ${amount} ريال في ${waqfCalled(waqfName)}، ورصيد ${destination.ar} لا يكفي لإعادة المبلغ. يُعاد متى كفى`,
      en: `The bank refused the transfer of ${amount} SAR from “${waqfName}”, and ${destination.en} holds too little to return it. It is returned once there is enough`,
    },
  };
}

/** @param after the waqf's own limit in riyals; null for the platform's */
export function policyChanged(waqfName: string, after: string | null): Words {
  const above = after === null ? approvalThreshold : parseAmount(after);
  const title = { ar: 'غيّر الواقف حد الموافقة', en: 'The founder changed the approval limit' };
  if (above === 0n) {
    return {
      title,
      message: {
        ar: `كل تحويل في ${waqfCalled(waqfName)} ينتظر موافقة الواقف من الآن`,
        en: `From now on every transfer of “${waqfName}” awaits the founder’s approval`,
      },
    };
  }
  const amount = displayAmount(above);
  return {
    title,
    message: {
      ar: `ما زاد على ${amount} ريال في ${waqfCalled(waqfName)} ينتظر موافقة الواقف من الآن`,
      en: `From now on transfers of more than ${amount} SAR from “${waqfName}” await the founder’s approval`,
    },
  };
}
