import { defineFact } from '../platform/index.js';

export interface Changed {
  [key: string]: string | number | null;
  remote: string;
  version: string;
  from: string | null;
  percent: number | null;
  /** Name of the token; null when a person or the platform itself acted. */
  by: string | null;
  /** The administrator who requested the change, when another one (the actor) approved it. */
  requestedBy: string | null;
}

const audit = ({ remote, version, from, percent, by, requestedBy }: Changed) => ({
  subject: { type: 'remote', id: remote },
  waqfId: null,
  before: { version: from },
  after: { version, ...(percent === null ? {} : { percent }) },
  ...(by === null && requestedBy === null
    ? {}
    : { details: { ...(by === null ? {} : { token: by }), ...(requestedBy === null ? {} : { requestedBy }) } }),
});

const defineChange = (name: string, ar: string, en: string) =>
  defineFact<Changed>(`releases.${name}`, { title: { ar, en }, audit });

/** The fact for each act that changes the registry. */
export const registryFacts = {
  published: defineChange('release-published', 'نُشر إصدار', 'A release was published'),
  stored: defineChange('release-stored', 'حُفظ إصدار لواجهة مثبّتة', 'A release of a pinned remote was stored'),
  canary: defineChange('canary-changed', 'بدأ تجريب مرحلي أو تغيّر', 'A canary began or changed'),
  promoted: defineChange('release-promoted', 'عُمّم إصدار', 'A release was promoted to everybody'),
  'promotion-scheduled': defineChange('promotion-scheduled', 'جُدول تعميم إصدار', 'A promotion was scheduled'),
  'rolled-back': defineChange('release-rolled-back', 'أُعيد الإصدار السابق', 'The previous release was restored'),
  'canary-stopped': defineChange('canary-stopped', 'أُوقف التجريب المرحلي', 'The canary was stopped'),
  pinned: defineChange('remote-pinned', 'ثُبّت إصدار الواجهة', 'The version of a remote was pinned'),
  'rolled-back-by-faults': defineChange(
    'release-rolled-back-by-faults',
    'أُعيد الإصدار السابق تلقائيًا لكثرة الأخطاء',
    'The previous release was restored automatically because of errors',
  ),
  'canary-stopped-by-faults': defineChange(
    'canary-stopped-by-faults',
    'أُوقف التجريب المرحلي تلقائيًا لكثرة الأخطاء',
    'The canary was stopped automatically because of errors',
  ),
  retired: defineChange('remote-retired', 'سُحبت واجهة من الخدمة', 'A remote was taken out of service'),
  unpinned: defineChange('remote-unpinned', 'أُلغي تثبيت الواجهة', 'A remote was unpinned'),
};

const auditToken = ({ remote, tokenId, name }: { remote: string; tokenId: string; name: string }) => ({
  subject: { type: 'remote', id: remote },
  waqfId: null,
  details: { tokenId, name },
});

export const releaseTokenMade = defineFact<{ remote: string; tokenId: string; name: string }>(
  'releases.release-token-made',
  { title: { ar: 'أُنشئ رمز نشر', en: 'A release token was created' }, audit: auditToken },
);

export const releaseTokenRevoked = defineFact<{ remote: string; tokenId: string; name: string }>(
  'releases.release-token-revoked',
  { title: { ar: 'أُلغي رمز نشر', en: 'A release token was revoked' }, audit: auditToken },
);

export const twoPeopleChanged = defineFact<{ twoPeople: boolean; requestedBy: string | null }>(
  'releases.two-people-changed',
  {
    title: { ar: 'تغيّر شرط الشخصين في الإصدارات', en: 'The two-person rule for releases was changed' },
    audit: ({ twoPeople, requestedBy }) => ({
      subject: { type: 'releases', id: 'policy' },
      waqfId: null,
      before: { twoPeople: !twoPeople },
      after: { twoPeople },
      ...(requestedBy === null ? {} : { details: { requestedBy } }),
    }),
  },
);

interface Flagged {
  [key: string]: string;
  remote: string;
  flagId: string;
  /** Who the flag is for, or its purpose. */
  name: string;
}

export const developmentAdmitted = defineFact<Flagged & { until: string }>('releases.development-admitted', {
  title: { ar: 'سُمح بنسخة تطوير من واجهة', en: 'A development version of a remote was allowed' },
  audit: ({ remote, ...details }) => ({ subject: { type: 'remote', id: remote }, waqfId: null, details }),
});

export const developmentRevoked = defineFact<Flagged>('releases.development-revoked', {
  title: { ar: 'أُلغي إذن نسخة تطوير', en: 'The permission of a development version was revoked' },
  audit: ({ remote, ...details }) => ({ subject: { type: 'remote', id: remote }, waqfId: null, details }),
});
