import { bankAccountBalance } from '@waqf/contracts/banking';
import { http } from '@waqf/platform-web';

/**
 * `GET /api/bank-account/{id}/balance`: asks the bank and changes nothing in the books. Fails with 503 when the bank
 * does not answer.
 */
export const fetchBankBalance = (accountId: string) =>
  http.get(`/api/bank-account/${accountId}/balance`, bankAccountBalance);
