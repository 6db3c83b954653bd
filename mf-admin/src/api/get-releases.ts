import { remoteList, remoteOverview } from '@waqf/contracts/releases';
import { apiQuery } from '@waqf/platform-web';

export const releasesKey = '/api/releases';

/** `GET /api/releases` */
export const releasesQuery = () => apiQuery([releasesKey], remoteList);

/** `GET /api/releases/{remote}` */
export const remoteQuery = (remote: string) => apiQuery([releasesKey, remote], remoteOverview);
