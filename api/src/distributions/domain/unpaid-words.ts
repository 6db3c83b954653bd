import type { Bilingual } from '@waqf/contracts';
import type { WithholdingReason } from '@waqf/contracts/distributions';
import { waqfCalled } from '@waqf/formats';
import { displayAmount, type Halalas } from '@waqf/money';
import { withholdingSentences } from './withholding.js';

/** Why a line is not paid: it is withheld, or the bank refused it. */
export interface UnpaidLine {
  readonly withheld: WithholdingReason | null;
  /** The bank's reason in our words; null when the line is withheld. */
  readonly failure: Bilingual | null;
}

/** What the beneficiary has chosen: nothing is wrong. */
const chosen: readonly (WithholdingReason | null)[] = ['by-hand', 'saved-up'];

/** The notice to the beneficiary of a line that is not paid; it must not sound final. */
export function unpaidWords({ withheld, failure, amount }: UnpaidLine & { amount: Halalas }, waqfName: string) {
  const sum = displayAmount(amount);
  const reason = withheld === null ? refused(failure) : withholdingSentences[withheld];
  return {
    type: chosen.includes(withheld) ? ('info' as const) : ('warning' as const),
    title: { ar: 'استحقاقك محفوظ ولم يُصرف بعد', en: 'Your share is kept and not paid yet' },
    message: {
      ar: `${sum} ريال من ${waqfCalled(waqfName)}. ${reason.ar}`,
      en: `${sum} SAR of “${waqfName}”. ${reason.en}`,
    },
  };
}

const refused = (failure: Bilingual | null): Bilingual => ({
  ar: `رفض المصرف صرفه${failure === null ? '' : `: ${failure.ar}`}. يُعاد صرفه متى زال السبب`,
  en: `The bank refused to pay it${failure === null ? '' : `: ${failure.en}`}. It is paid once the reason is gone`,
});
