import { bankTransferList, type BankTransferStatus } from '@waqf/contracts/banking';
import { apiQueryAt, filteredPages, withQuery } from '@waqf/platform-web';

export interface BankTransferFilter {
  waqfId: string;
  status?: BankTransferStatus | undefined;
}

const path = '/api/bank-transactions';

/** How many completed transfers the accounts page shows (specification, section 9). */
const latestCompleted = 5;

/** `GET /api/bank-transactions?waqfId&status=completed&limit=5`: the latest completed transfers. */
export const latestTransfersQuery = (waqfId: string) =>
  apiQueryAt(
    [path, waqfId, 'latest'],
    withQuery(path, { waqfId, limit: latestCompleted, status: 'completed' }),
    bankTransferList,
  );

const pageSize = 20;

/** `GET /api/bank-transactions?waqfId&status&cursor`: all transfers, newest first, a page at a time. */
export const transferPages = ({ waqfId, status }: BankTransferFilter) =>
  filteredPages(
    [path, waqfId, 'all'],
    { status },
    (cursor) => withQuery(path, { waqfId, limit: pageSize, status, cursor }),
    bankTransferList,
  );
