import type { Bilingual } from '@waqf/contracts';
import { displayAmount, type Halalas } from '@waqf/money';
import { descriptionOf, labelOf, type Transfer, type TransferAccount } from './transfer.js';

/** Words of a notice. */
export interface Words {
  title: Bilingual;
  message: Bilingual;
}

/** A transfer as far as notices tell of it. */
type Told = Pick<Transfer, 'amount' | 'description'>;

const riyals = (transfer: Told): string => displayAmount(transfer.amount);

/** The bank has confirmed. */
export function completedNotice(waqfName: string, transfer: Told, from: TransferAccount, to: TransferAccount): Words {
  const [source, destination] = [labelOf(from), labelOf(to)];
  return {
    title: { ar: 'اكتمل التحويل', en: 'Transfer completed' },
    message: {
      ar: `اكتمل تحويل ${riyals(transfer)} ريال من ${source.ar} إلى ${destination.ar} في وقف «${waqfName}»`,
      en: `The transfer of ${riyals(transfer)} SAR from ${source.en} to ${destination.en} of “${waqfName}” is complete`,
    },
  };
}

/** The bank has refused and the money is back. */
export function reversedNotice(waqfName: string, transfer: Told, reason: Bilingual): Words {
  return {
    title: { ar: 'رفض البنك التحويل', en: 'The bank refused the transfer' },
    message: {
      ar: `رفض البنك تحويل ${riyals(transfer)} ريال في وقف «${waqfName}» وأُعيد المبلغ: ${reason.ar}`,
      en:
        `The bank refused the transfer of ${riyals(transfer)} SAR of “${waqfName}` +
        `” and the money is back: ${reason.en}`,
    },
  };
}

/** The bank has refused, and the receiving account does not hold the money any more. */
export function reversalWaitsNotice(waqfName: string, transfer: Told, to: TransferAccount): Words {
  const destination = labelOf(to);
  return {
    title: { ar: 'تحويل مرفوض ينتظر الإعادة', en: 'A refused transfer waits to be returned' },
    message: {
      ar:
        `رفض البنك تحويل ${riyals(transfer)} ريال في وقف «${waqfName}»، ورصيد ${destination.ar}` +
        ` لا يكفي لإعادة المبلغ. يُعاد متى كفى`,
      en:
        `The bank refused the transfer of ${riyals(transfer)} SAR of “${waqfName}”, and ` +
        `${destination.en} holds too little to return it. It returns once there is enough`,
    },
  };
}

/** Told to the founder. */
export function approvalWantedNotice(waqfName: string, transfer: Told, to: TransferAccount, nazirName: string): Words {
  const description = descriptionOf(transfer, to);
  return {
    title: { ar: 'تحويل ينتظر موافقتك', en: 'A transfer awaits your approval' },
    message: {
      ar: `طلب ${nazirName} تحويل ${riyals(transfer)} ريال في وقف «${waqfName}»: ${description.ar}`,
      en: `${nazirName} asks to transfer ${riyals(transfer)} SAR of “${waqfName}”: ${description.en}`,
    },
  };
}

/** Told to whoever asked. */
export function approvedNotice(waqfName: string, transfer: Told): Words {
  return {
    title: { ar: 'وافق الواقف على التحويل', en: 'The founder approved the transfer' },
    message: {
      ar: `وافق الواقف على تحويل ${riyals(transfer)} ريال في وقف «${waqfName}»، وهو في طريقه إلى البنك`,
      en: `The founder approved the transfer of ${riyals(transfer)} SAR of “${waqfName}”; it is on its way to the bank`,
    },
  };
}

/** Told to whoever asked, with the founder's reason. */
export function rejectedNotice(waqfName: string, transfer: Told, reason: string): Words {
  return {
    title: { ar: 'رفض الواقف التحويل', en: 'The founder rejected the transfer' },
    message: {
      ar: `رفض الواقف تحويل ${riyals(transfer)} ريال في وقف «${waqfName}»: ${reason}`,
      en: `The founder rejected the transfer of ${riyals(transfer)} SAR of “${waqfName}”: ${reason}`,
    },
  };
}

/** Told to the nazir when the founder sets above which amount transfers await approval. */
export function policyChangedNotice(waqfName: string, above: Halalas): Words {
  return {
    title: { ar: 'غيّر الواقف حد الموافقة', en: 'The founder changed the approval limit' },
    message:
      above === 0n
        ? {
            ar: `كل تحويل في وقف «${waqfName}» ينتظر موافقة الواقف من الآن`,
            en: `From now on every transfer of “${waqfName}” awaits the founder’s approval`,
          }
        : {
            ar: `ما زاد على ${displayAmount(above)} ريال في وقف «${waqfName}» ينتظر موافقة الواقف من الآن`,
            en:
              `From now on transfers of more than ${displayAmount(above)} SAR of “${waqfName}` +
              `” await the founder’s approval`,
          },
  };
}
