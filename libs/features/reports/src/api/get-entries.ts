import { transactionList, type TransactionSort } from '@waqf/contracts/finances';
import { figureEntries } from '@waqf/contracts/reporting';
import { type Contract, filteredPages, givenParams, type QueryParams, withQuery } from '@waqf/platform-web';
import type { EntrySearch, ReportSearch } from '../model/report-filter';

const pageSize = 100;

/** `GET /api/transactions`: the entries behind the figures, a page at a time. */
export const entryPages = ({ waqfId, from, to, ...search }: EntrySearch, sort?: TransactionSort) =>
  pagesOf('transactions', transactionList, { waqfId, from, to }, { ...search, sort });

/** `GET /api/figure-entries`: the entries that a figure adds up, a page at a time. */
export const figurePages = (search: ReportSearch & { figure: string }) =>
  pagesOf('figure-entries', figureEntries, { ...search }, {});

/** The query key is below `/api/transactions`, so that new entries refresh these queries. */
function pagesOf<Page extends { nextCursor: string | null }>(
  list: 'transactions' | 'figure-entries',
  contract: Contract<Page>,
  subject: QueryParams,
  filter: QueryParams,
) {
  return filteredPages(
    ['/api/transactions', list, givenParams(subject)],
    filter,
    (cursor) => withQuery(`/api/${list}`, { ...subject, ...filter, limit: pageSize, cursor }),
    contract,
  );
}
