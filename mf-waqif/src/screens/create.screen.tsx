import { useNavigate } from 'react-router';
import { JourneySteps } from '@waqf/feature-endowments';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { PageHead } from '@waqf/ui/core';
import { CreateForm } from '../forms/create-form';

const messages = defineMessages({
  back: { ar: 'أوقافي', en: 'My waqfs' },
  title: { ar: 'إنشاء وقف', en: 'Create a waqf' },
  state: {
    ar: 'سمِّ الوقف وصفه، ثم ارفع صكوكه الثلاثة. يبقى مسودة حتى تعتمده.',
    en: 'Name and describe it, then upload its three deeds. It stays a draft until you approve it.',
  },
});

/** `/waqf/create`: name and description; continues with the upload. */
export function CreateScreen() {
  const t = useMessages(messages);
  const navigate = useNavigate();
  return (
    <>
      <PageHead back={{ label: t('back'), href: '/waqf' }} title={t('title')} state={t('state')} />
      <JourneySteps shown="create" />
      <CreateForm onCreated={(waqfId) => void navigate(`/waqf/${waqfId}/process`)} />
    </>
  );
}
