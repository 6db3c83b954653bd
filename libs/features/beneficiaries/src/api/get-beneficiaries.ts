import { beneficiaryList } from '@waqf/contracts/beneficiaries';
import { apiPages, withQuery } from '@waqf/platform-web';

const pageSize = 50;

/** `GET /api/beneficiaries`: newest first, a page at a time; every page carries the totals. */
export const beneficiaryPages = (waqfId: string | undefined) =>
  apiPages(
    ['/api/beneficiaries', waqfId ?? ''],
    (cursor) => withQuery('/api/beneficiaries', { limit: pageSize, waqfId, cursor }),
    beneficiaryList,
  );
