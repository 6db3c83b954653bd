import { useState } from 'react';
import type { WaqfView } from '@waqf/contracts/endowments';
import { sentenceList } from '@waqf/formats';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { Alert, Button, ConfirmDialog, Icon } from '@waqf/ui/core';
import { useDiscardWaqf, useRestoreWaqf } from '../api/discard-waqf';
import { deedMessages } from '../messages/deed.messages';
import { discardMessages } from '../messages/discard.messages';
import { discardedMessages } from '../messages/discarded.messages';
import { deedsInForce } from '../model/deeds';

/** The founder's button that discards a waqf before its approval, with the question that says what happens. */
export function DiscardWaqf({ view }: { view: WaqfView }) {
  const t = useMessages(discardMessages);
  const deed = useMessages(deedMessages);
  const { language } = useLanguage();
  const attempt = useAttempt();
  const [asking, setAsking] = useState(false);
  const discard = useDiscardWaqf(view.waqf.id);
  if (!view.may.discard) return null;
  const { name } = view.waqf;
  const deeds = deedsInForce(view.documents).map(({ type }) => deed.of('inText.', type));
  const confirm = async () => {
    await attempt(() => discard.mutateAsync(), { done: { title: t('done'), text: name }, failed: t('failed') });
    setAsking(false);
  };
  return (
    <>
      <Button variant="danger" icon={<Icon.Delete size={18} />} onClick={() => setAsking(true)}>
        {t('discard')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('title', { name })}
        facts={[
          { label: t('deeds'), value: deeds.length > 0 ? sentenceList(deeds, language) : t('deedsNone') },
          { label: t('lists'), value: t('listsText') },
          { label: t('reading'), value: t('readingText') },
          ...(deeds.length > 0 ? [{ label: t('otherWaqf'), value: t('otherWaqfText') }] : []),
        ]}
        confirmLabel={t('confirm', { name })}
        cancelLabel={t('keep')}
        danger
        onConfirm={confirm}
      >
        <Alert tone="info">{t('kept')}</Alert>
      </ConfirmDialog>
    </>
  );
}

/** Replaces the next step of a discarded waqf; the founder can restore the waqf here. */
export function DiscardedNotice({ view }: { view: WaqfView }) {
  const t = useMessages(discardedMessages);
  const attempt = useAttempt();
  const { waqf, may } = view;
  const restore = useRestoreWaqf(waqf.id);
  const takeBack = () =>
    attempt(() => restore.mutateAsync(), {
      done: { title: t('restored'), text: waqf.name },
      failed: t('restoreFailed'),
    });
  return (
    <Alert
      tone="info"
      title={t(may.restore ? 'notice' : 'noticeOther')}
      action={
        may.restore ? (
          <Button
            variant="primary"
            icon={<Icon.Undo size={18} />}
            loading={restore.isPending}
            onClick={() => void takeBack()}
          >
            {t('restore')}
          </Button>
        ) : null
      }
    >
      {t(may.restore ? 'noticeText' : 'noticeTextOther')}
    </Alert>
  );
}
