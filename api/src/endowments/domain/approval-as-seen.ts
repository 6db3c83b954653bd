import { fieldsOfDeed } from '@waqf/contracts/documents';
import { approvalSeen, type ApprovalSeen } from '@waqf/contracts/endowments';
import { effectiveValue, type Deed } from '../../documents/index.js';
import { ChangedMeanwhileError } from '../../platform/index.js';

/**
 * A founder approves what they read, not what another page of theirs or a newer deed has made of it since.
 * @param deeds the deeds that the approval puts in force
 * @throws ChangedMeanwhileError (409) naming each field that is no longer what the founder was shown
 */
export function requireAsSeen(waqf: { name: string }, deeds: readonly Deed[], seen: ApprovalSeen = {}): void {
  const now = approvalSeen(waqf, deeds.map(withValues));
  const changed = Object.entries(seen).flatMap(([field, shown]) => {
    const current = now[field as keyof ApprovalSeen] ?? null;
    return shown === current ? [] : [[field, current] as const];
  });
  if (changed.length > 0)
    throw new ChangedMeanwhileError(Object.fromEntries(changed), nothingApproved, { deeds: newer });
}

const withValues = (deed: Deed) => ({
  id: deed.id,
  type: deed.type,
  fields: fieldsOfDeed[deed.type].map((name) => ({ name, value: effectiveValue(deed, name) })),
});

const newer = { ar: 'صكوك أحدث', en: 'newer deeds' };
const nothingApproved = {
  ar: 'تغيّر بعد أن فتحت الصفحة شيء مما تعتمده، فلم يُعتمد شيء. اقرأ ما تغيّر ثم اعتمد',
  en: 'Something that you approve changed after you opened the page, so nothing was approved. Read what changed first',
};
