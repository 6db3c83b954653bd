import { publicStats } from '@waqf/contracts/reporting';
import { apiQuery } from '@waqf/platform-web';

/** Figures of the whole platform. The server computes them once a minute, so they are refetched after that time. */
export const getPublicStats = () => ({ ...apiQuery(['/api/public/stats'], publicStats), staleTime: 60_000 });
