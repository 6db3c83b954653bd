import type { Repeating } from '@waqf/contracts/finances';
import { useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { Button, Dialog } from '@waqf/ui/core';
import { useEndRepeating } from '../api/repeating';
import { repeatingMessages } from '../messages/repeating.messages';

/** Asks for confirmation before the plan is ended and nothing more is proposed. */
export function EndRepeatingDialog({ plan, onClose }: { plan: Repeating; onClose: () => void }) {
  const t = useMessages(repeatingMessages);
  const attempt = useAttempt();
  const end = useEndRepeating();
  const send = async () => {
    if (await attempt(() => end.mutateAsync(plan.id), { done: t('ended'), failed: t('endFailed') })) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      busy={end.isPending}
      title={t('endTitle')}
      footer={
        <>
          <Button variant="danger" size="large" loading={end.isPending} onClick={() => void send()}>
            {t('end')}
          </Button>
          <Button size="large" disabled={end.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {t('endText', { description: plan.description })}
    </Dialog>
  );
}
