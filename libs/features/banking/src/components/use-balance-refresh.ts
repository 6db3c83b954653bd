import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BankAccount, BankAccountBalance } from '@waqf/contracts/banking';
import { refreshMoney } from '@waqf/screen-kit';
import { fetchBankBalance } from '../api/get-account-balance';

export interface BalanceRefresh {
  asking: boolean;
  done: number;
  total: number;
  /** The bank's answers once all accounts were asked; null before that. */
  outcome: { answers: BankAccountBalance[]; silent: BankAccount[]; at: string } | null;
  /** @returns whether the bank answered for at least one account */
  start: () => Promise<boolean>;
}

/**
 * Asks the bank for the balance of each account, one call per account (specification, section 7), and counts the
 * answers as they arrive. When the bank does not answer for one account, the others are not delayed.
 */
export function useBalanceRefresh(accounts: readonly BankAccount[]): BalanceRefresh {
  const client = useQueryClient();
  const [state, setState] = useState<Omit<BalanceRefresh, 'start'>>({
    asking: false,
    done: 0,
    total: 0,
    outcome: null,
  });

  async function start() {
    if (state.asking) return false;
    setState({ asking: true, done: 0, total: accounts.length, outcome: null });
    const answers: BankAccountBalance[] = [];
    const silent: BankAccount[] = [];
    await Promise.all(
      accounts.map(async (account) => {
        await fetchBankBalance(account.id).then(
          (answer) => answers.push(answer),
          () => silent.push(account),
        );
        setState((now) => ({ ...now, done: now.done + 1 }));
      }),
    );
    await refreshMoney(client);
    setState((now) => ({ ...now, asking: false, outcome: { answers, silent, at: new Date().toISOString() } }));
    return answers.length > 0;
  }
  return { ...state, start };
}
