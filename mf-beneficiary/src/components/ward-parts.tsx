import { laterPart } from '@waqf/ui/core';
import { chosenWard } from '../api/wards';
import { WardsCard } from './wards-card';

// Forms that only the portal of a minor shows here.
const IbansCard = laterPart(() => import('./ibans-card').then((module) => module.IbansCard));
const DocumentsCard = laterPart(() => import('./documents-card').then((module) => module.DocumentsCard));

/**
 * The minors of a guardian; in the portal of a minor, what is confirmed and sent for them (one's own is in the
 * profile).
 */
export function WardParts() {
  if (chosenWard() === null) return <WardsCard />;
  return (
    <>
      <IbansCard />
      <DocumentsCard />
    </>
  );
}
