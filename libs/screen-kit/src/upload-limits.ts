import type { WaqfView } from '@waqf/contracts/endowments';

/** The limits of an upload until the waqf, which names them, is loaded; the server checks the file itself. */
export const defaultUploadLimits: WaqfView['uploads'] = { largestMegabytes: 10, types: ['pdf', 'jpg', 'png'] };
