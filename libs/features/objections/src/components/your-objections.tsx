import type { Objection } from '@waqf/contracts/objections';
import { useMessages } from '@waqf/platform-web';
import { Card, Count } from '@waqf/ui/core';
import { objectionMessages } from '../messages/objection.messages';
import { ObjectionRows } from './objection-rows';

/** The objections that wait for the user: on a dashboard, and first in their list. */
export function YourObjections({ objections }: { objections: readonly Objection[] }) {
  const t = useMessages(objectionMessages);
  return (
    <Card title={t('yours')} extra={<Count value={objections.length} />} tone="gold">
      <ObjectionRows label={t('yours')} rows={objections} />
    </Card>
  );
}
