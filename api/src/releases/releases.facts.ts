import { defineFact } from '../platform/index.js';

export const releasePublished = defineFact<{ remote: string; version: string; previousVersion: string | null }>(
  'releases.release-published',
  {
    title: { ar: 'نُشر إصدار', en: 'A release was published' },
    audit: ({ remote, version, previousVersion }) => ({
      subject: { type: 'remote', id: remote },
      waqfId: null,
      before: { version: previousVersion },
      after: { version },
    }),
  },
);

export const releaseRolledBack = defineFact<{ remote: string; from: string; to: string }>(
  'releases.release-rolled-back',
  {
    title: { ar: 'أُعيد الإصدار السابق', en: 'The previous release was restored' },
    audit: ({ remote, from, to }) => ({
      subject: { type: 'remote', id: remote },
      waqfId: null,
      before: { version: from },
      after: { version: to },
    }),
  },
);
