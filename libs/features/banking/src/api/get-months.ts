import { monthsAnswer } from '@waqf/contracts/finances';
import { apiQueryAt, withQuery } from '@waqf/platform-web';

/** `GET /api/transactions/months?waqfId`: figures of the last twelve months from the ledger, oldest first. */
export const monthsQuery = (waqfId: string) =>
  apiQueryAt(['/api/transactions', 'months', waqfId], withQuery('/api/transactions/months', { waqfId }), monthsAnswer);
