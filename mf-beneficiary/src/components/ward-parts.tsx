import { lazy, Suspense } from 'react';
import { ListSkeleton } from '@waqf/ui/core';
import { chosenWard } from '../api/wards';
import { WardsCard } from './wards-card';

// Forms that only the portal of a minor shows here.
const IbansCard = lazy(() => import('./ibans-card').then((module) => ({ default: module.IbansCard })));
const DocumentsCard = lazy(() => import('./documents-card').then((module) => ({ default: module.DocumentsCard })));

/**
 * The minors of a guardian; in the portal of a minor, what is confirmed and sent for them (one's own is in the
 * profile).
 */
export function WardParts() {
  if (chosenWard() === null) return <WardsCard />;
  return (
    <Suspense fallback={<ListSkeleton rows={4} />}>
      <IbansCard />
      <DocumentsCard />
    </Suspense>
  );
}
