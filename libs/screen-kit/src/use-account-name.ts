import { useCallback } from 'react';
import type { BankAccount } from '@waqf/contracts/banking';
import type { WaqfView } from '@waqf/contracts/endowments';
import { useMessages } from '@waqf/platform-web';
import { accountNameMessages } from './account.messages';

type Named = Pick<BankAccount, 'isMainAccount' | 'beneficiaryId' | 'iban'>;

/**
 * The name of an account: `الحساب الرئيسي`, the beneficiary's name, or the account's last digits when the name is
 * unknown.
 */
export function useAccountName(view: WaqfView): (account: Named) => string {
  const t = useMessages(accountNameMessages);
  return useCallback(
    (account) => {
      if (account.isMainAccount) return t('main');
      const person = view.beneficiaries.find(({ id }) => id === account.beneficiaryId);
      return person?.fullName ?? `${t('sub')} ${account.iban.slice(-4)}`;
    },
    [t, view.beneficiaries],
  );
}
