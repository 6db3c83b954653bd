import { infiniteQueryOptions } from '@tanstack/react-query';
import { accountStatement as bankStatement, type BankAccount } from '@waqf/contracts/banking';
import { accountStatement as waqfStatement } from '@waqf/contracts/finances';
import { http, withQuery } from '@waqf/platform-web';
import { pageOfBankStatement, pageOfWaqfStatement } from '../model/statement';

/** A period of days in Asia/Riyadh, both ends included. */
export interface StatementPeriod {
  from: string;
  to: string;
}

/** The largest page that the server allows: a statement is read, and printed, as a whole. */
const pageSize = 100;

/**
 * Entries of an account with the running balance, newest first: from `GET /api/waqf/{id}/account-statement` for the
 * main account, from `GET /api/bank-account/{id}/transactions` for a sub-account.
 */
export const statementPages = (
  account: Pick<BankAccount, 'id' | 'waqfId' | 'isMainAccount'>,
  { from, to }: StatementPeriod,
) =>
  infiniteQueryOptions({
    queryKey: ['/api/bank-account', account.id, 'statement', from, to],
    queryFn: async ({ signal, pageParam }) => {
      const at = (path: string) => withQuery(path, { limit: pageSize, from, to, cursor: pageParam });
      if (account.isMainAccount)
        return pageOfWaqfStatement(
          await http.get(at(`/api/waqf/${account.waqfId}/account-statement`), waqfStatement, { signal }),
        );
      return pageOfBankStatement(
        await http.get(at(`/api/bank-account/${account.id}/transactions`), bankStatement, { signal }),
      );
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
