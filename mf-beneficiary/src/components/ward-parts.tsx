import { chosenWard } from '../api/wards';
import { DocumentsCard } from './documents-card';
import { IbansCard } from './ibans-card';
import { WardsCard } from './wards-card';

/** The minors of a guardian; of a chosen one what is confirmed and sent for them (one's own is in the profile). */
export function WardParts() {
  if (chosenWard() === null) return <WardsCard />;
  return (
    <>
      <IbansCard />
      <DocumentsCard />
    </>
  );
}
