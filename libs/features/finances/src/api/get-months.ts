import { monthsAnswer } from '@waqf/contracts/finances';
import { apiQueryAt, withQuery } from '@waqf/platform-web';

/**
 * `GET /api/transactions/months?waqfId`: the last twelve months and the current one, from the ledger. Without a waqf:
 * all waqfs that the user sees.
 */
export const monthsQuery = (waqfId: string | undefined) =>
  apiQueryAt(
    ['/api/transactions', 'months', waqfId ?? ''],
    withQuery('/api/transactions/months', { waqfId }),
    monthsAnswer,
  );
