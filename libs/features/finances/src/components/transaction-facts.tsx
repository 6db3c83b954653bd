import type { ReactNode } from 'react';
import { labelOf } from '@waqf/contracts';
import { incomeFundLabels, transactionLabels, type Transaction } from '@waqf/contracts/finances';
import type { LanguageCode } from '@waqf/platform-web';

interface TransactionFact {
  key: keyof typeof transactionLabels;
  /** Null where a transaction has none. */
  value: (row: Transaction, language: LanguageCode) => ReactNode;
  /** A column of the list, which a person may show; all facts stand in the details. */
  column: boolean;
}

/** What else is known of a transaction: what stands here once is shown in the list and in the details. */
export const transactionFacts: readonly TransactionFact[] = [
  {
    key: 'fund',
    value: ({ fund }, language) => (fund === null ? null : labelOf(incomeFundLabels, fund, language)),
    column: false,
  },
  {
    key: 'recordedBy',
    value: ({ recordedBy }, language) => recordedBy ?? transactionLabels.platform[language],
    column: true,
  },
];
