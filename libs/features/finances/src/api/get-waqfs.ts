import { waqfList } from '@waqf/contracts/endowments';
import { apiQuery } from '@waqf/platform-web';

/** `GET /api/waqfs`: the waqfs that the person may see. */
export const waqfsQuery = () => apiQuery(['/api/waqfs'], waqfList);
