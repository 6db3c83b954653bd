import { shareHistory } from '@waqf/contracts/beneficiaries';
import { apiQuery } from '@waqf/platform-web';

/** `GET /api/beneficiary/{id}/shares`: how the share has changed. */
export const sharesQuery = (beneficiaryId: string) =>
  apiQuery([`/api/beneficiary/${beneficiaryId}/shares`], shareHistory);
