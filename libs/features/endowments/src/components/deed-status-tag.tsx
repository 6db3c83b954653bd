import { lookUp } from '@waqf/contracts';
import type { DeedDocument } from '@waqf/contracts/documents';
import { useMessages } from '@waqf/platform-web';
import { Icon, StatusTag } from '@waqf/ui/core';
import { deedMessages } from '../messages/deed.messages';

const look = {
  uploaded: { tone: 'neutral', icon: <Icon.Clock size={15} /> },
  processing: { tone: 'info', icon: <Icon.Spinner size={15} /> },
  processed: { tone: 'success', icon: <Icon.Check size={15} /> },
  error: { tone: 'error', icon: <Icon.Alert size={15} /> },
} as const;

/** The status of reading a deed. */
export function DeedStatusTag({ document }: { document: Pick<DeedDocument, 'status' | 'enteredByHand'> }) {
  const t = useMessages(deedMessages);
  const { status } = document;
  if (document.enteredByHand)
    return (
      <StatusTag tone="warning" icon={<Icon.Edit size={15} />}>
        {t('status.byHand')}
      </StatusTag>
    );
  return <StatusTag {...(lookUp(look, status) ?? { tone: 'neutral' })}>{t.of('status.', status)}</StatusTag>;
}
