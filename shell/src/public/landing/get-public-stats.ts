import { publicStats } from '@waqf/contracts/reporting';
import { apiQuery } from '@waqf/platform-web';

/** Figures of the whole platform. The server reads them once a minute, so a visitor who comes back later asks again. */
export const getPublicStats = () => ({ ...apiQuery(['/api/public/stats'], publicStats), staleTime: 60_000 });
