import { sampleDeeds } from '@waqf/contracts/documents';
import { apiQuery } from '@waqf/platform-web';

/**
 * `GET /api/samples/deeds`: deeds for trying the product. Outside the demo it answers 404 and no samples are offered.
 */
export const sampleDeedsQuery = () => apiQuery(['/api/samples/deeds'], sampleDeeds);
