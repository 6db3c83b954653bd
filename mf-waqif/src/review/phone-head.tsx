import type { WaqfView } from '@waqf/contracts/endowments';
import { useMessages } from '@waqf/platform-web';
import { Icon, useUi, VisuallyHidden } from '@waqf/ui/core';
import * as css from './phone-field.module.css';
import { ReviewSentence } from './review-acts';
import { reviewMessages } from './review.messages';
import { UndoLast } from './undo-last';
import type { Review } from './use-review';

/** The head of the review on a phone: one line, to leave space for the deed; its title is for screen readers only. */
export function PhoneHead({ view, review }: { view: WaqfView; review: Review }) {
  const t = useMessages(reviewMessages);
  const { Link } = useUi();
  const amends = view.waqf.status === 'approved';
  return (
    <header className={css.top}>
      <VisuallyHidden>
        <h1>{t('titlePhone')}</h1>
      </VisuallyHidden>
      <Link href={`/waqf/${view.waqf.id}/details`} className={css.back} data-wq-tap="">
        <Icon.Back size={18} />
        <bdi>{view.waqf.name}</bdi>
      </Link>
      <span>
        <ReviewSentence review={review} amends={amends} short />
      </span>
      <UndoLast review={review} />
    </header>
  );
}
