import type { WaqfView } from '@waqf/contracts/endowments';
import { useMessages } from '@waqf/platform-web';
import { PageHead } from '@waqf/ui/core';
import { ReviewSentence } from './review-acts';
import { reviewMessages } from './review.messages';
import { UndoLast } from './undo-last';
import type { Review } from './use-review';

/** The head of the review on a phone: short, so that deed, value and acts stand on one screen. */
export function PhoneHead({ view, review }: { view: WaqfView; review: Review }) {
  const t = useMessages(reviewMessages);
  const amends = view.waqf.status === 'approved';
  return (
    <PageHead
      back={{ label: view.waqf.name, href: `/waqf/${view.waqf.id}/details` }}
      title={t('titlePhone')}
      state={
        <>
          <ReviewSentence review={review} amends={amends} short />
          <UndoLast review={review} />
        </>
      }
    />
  );
}
