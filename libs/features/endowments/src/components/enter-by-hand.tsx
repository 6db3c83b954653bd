import type { DeedDocument } from '@waqf/contracts/documents';
import { useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { Button, Icon } from '@waqf/ui/core';
import { useEnterByHand } from '../api/enter-by-hand';
import { processMessages } from '../messages/process.messages';

export interface EnterByHandProps {
  waqfId: string;
  /** A deed that could not be read. */
  document: DeedDocument;
}

/** A button with which the founder enters the fields of an unreadable deed beside its page. */
export function EnterByHand({ waqfId, document }: EnterByHandProps) {
  const t = useMessages(processMessages);
  const attempt = useAttempt();
  const enter = useEnterByHand(waqfId);
  return (
    <Button
      block
      variant="text"
      loading={enter.isPending}
      icon={<Icon.Edit size={18} />}
      onClick={() => void attempt(() => enter.mutateAsync(document.id), { failed: t('byHandFailed') })}
    >
      {t('byHand')}
    </Button>
  );
}
