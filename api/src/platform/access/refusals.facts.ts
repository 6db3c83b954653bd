import { defineFact } from '../facts/fact-type.js';

/** A call that was refused: who asked for what they may not do, or for too much. Not every repetition of it. */
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
