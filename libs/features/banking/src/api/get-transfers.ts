import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { bankTransferList, type BankTransferStatus } from '@waqf/contracts/banking';
import { http } from '@waqf/platform-web';

export interface BankTransferFilter {
  waqfId: string;
  status?: BankTransferStatus | undefined;
}

const address = ({ waqfId, status }: BankTransferFilter, limit: number, cursor?: string): string => {
  const query = new URLSearchParams({ waqfId, limit: String(limit) });
  if (status) query.set('status', status);
  if (cursor) query.set('cursor', cursor);
  return `/api/bank-transactions?${query}`;
};

/** How many completed transfers the accounts page shows (specification, section 9). */
const latestCompleted = 5;

/** `GET /api/bank-transactions?waqfId&status=completed&limit=5`: the latest completed transfers. */
export const latestTransfersQuery = (waqfId: string) =>
  queryOptions({
    queryKey: ['/api/bank-transactions', waqfId, 'latest'],
    queryFn: ({ signal }) =>
      http.get(address({ waqfId, status: 'completed' }, latestCompleted), bankTransferList, { signal }),
  });

const pageSize = 20;

/** `GET /api/bank-transactions?waqfId&status&cursor`: all transfers, newest first, a page at a time. */
export const transferPages = (filter: BankTransferFilter) =>
  infiniteQueryOptions({
    queryKey: ['/api/bank-transactions', filter.waqfId, 'all', filter.status ?? ''],
    queryFn: ({ signal, pageParam }) => http.get(address(filter, pageSize, pageParam), bankTransferList, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
