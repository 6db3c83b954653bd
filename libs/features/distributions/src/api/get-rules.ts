import { rulesAnswer, rulesProposal } from '@waqf/contracts/distributions';
import { apiQuery } from '@waqf/platform-web';

/** `GET /api/waqf/{id}/rules`: the rules in force, the proposed ones, and every version. */
export const rulesQuery = (waqfId: string) => apiQuery(['/api/waqf', waqfId, 'rules'], rulesAnswer);

/** `GET /api/waqf/{id}/rules/proposal`: the data that a proposal starts from. */
export const proposalQuery = (waqfId: string) => apiQuery(['/api/waqf', waqfId, 'rules', 'proposal'], rulesProposal);
