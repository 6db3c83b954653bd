import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { DiscardedPage, WaqfFailure } from '@waqf/feature-endowments';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { Button, CardSkeleton, EmptyState, Icon, PageHead } from '@waqf/ui/core';
import { waqfQuery } from '@waqf/screen-kit';
import { EditForm } from '../forms/edit-form';

const messages = defineMessages({
  title: { ar: 'تعديل {name}', en: 'Edit {name}' },
  state: {
    ar: 'يمكن تعديل الاسم والوصف ما دام الوقف مسودة.',
    en: 'Name and description can be changed while the waqf is a draft.',
  },
  save: { ar: 'احفظ التعديل', en: 'Save' },
  locked: { ar: 'يمكن تعديل الاسم والوصف في المسودة فقط', en: 'Name and description can be changed in a draft only' },
  lockedText: {
    ar: 'بعد المعالجة تُصحَّح البيانات من صفحة المراجعة، وبعد الاعتماد برفع صك أحدث.',
    en: 'After processing, data is corrected in the review; after approval, by a newer deed.',
  },
  open: { ar: 'افتح تفاصيل الوقف', en: 'Open the details' },
});

/** `/waqf/{id}/edit`: edits the name and description of a draft, for its founder. */
export function EditScreen() {
  const t = useMessages(messages);
  const { waqfId = '' } = useParams();
  const navigate = useNavigate();
  const waqf = useQuery(waqfQuery(waqfId));
  if (waqf.isPending) return <CardSkeleton lines={5} />;
  if (waqf.isError)
    return <WaqfFailure error={waqf.error} onRetry={() => void waqf.refetch()} retrying={waqf.isFetching} />;
  const details = `/waqf/${waqfId}/details`;
  if (waqf.data.waqf.status === 'discarded') return <DiscardedPage view={waqf.data} />;
  if (!waqf.data.may.edit) {
    return (
      <EmptyState
        icon={<Icon.Lock size={28} />}
        title={t('locked')}
        text={t('lockedText')}
        action={
          <Button variant="primary" href={details}>
            {t('open')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <PageHead
        back={{ label: waqf.data.waqf.name, href: details }}
        title={t('title', { name: waqf.data.waqf.name })}
        state={t('state')}
      />
      <EditForm view={waqf.data} submitLabel={t('save')} backHref={details} onSaved={() => void navigate(details)} />
    </>
  );
}
