import { rulesAnswer, rulesProposal } from '@waqf/contracts/distributions';
import { apiQuery } from '@waqf/platform-web';

/** `GET /api/waqf/{id}/rules`: the set in force, what is proposed, every version. */
export const rulesQuery = (waqfId: string) => apiQuery(['/api/waqf', waqfId, 'rules'], rulesAnswer);

/** `GET /api/waqf/{id}/rules/proposal`: what a proposal starts from. */
export const proposalQuery = (waqfId: string) => apiQuery(['/api/waqf', waqfId, 'rules', 'proposal'], rulesProposal);
