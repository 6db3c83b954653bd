import { useMessages } from '@waqf/platform-web';
import { Button, Icon } from '@waqf/ui/core';
import { reviewMessages } from './review.messages';
import type { Review } from './use-review';

/** Undoes the last decision of the review; renders nothing when there is none. */
export function UndoLast({ review }: { review: Review }) {
  const t = useMessages(reviewMessages);
  if (!review.undoable) return null;
  return (
    <Button
      size="small"
      variant="text"
      disabled={review.busy}
      icon={<Icon.Undo size={16} />}
      onClick={() => review.undo()}
    >
      {t('undoLast')}
    </Button>
  );
}
