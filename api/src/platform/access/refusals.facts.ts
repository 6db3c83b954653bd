import { defineFact } from '../facts/fact-type.js';

/**
 * A refused call: somebody asked for something they may not do, or asked too often. Repeated refusals are not all
 * recorded.
 */
export const callRefused = defineFact<{ call: string; status: number; code: string; address: string | null }>(
  'platform.call-refused',
  {
    title: { ar: 'رُفض طلب', en: 'A call was refused' },
    audit: ({ call, status, code, address }) => ({
      subject: { type: 'call', id: call },
      waqfId: null,
      details: { status, code, address },
    }),
  },
);
