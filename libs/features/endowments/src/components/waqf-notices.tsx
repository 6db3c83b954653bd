import type { DeedDocument } from '@waqf/contracts/documents';
import type { WaqfView } from '@waqf/contracts/endowments';
import { sentenceList } from '@waqf/formats';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Alert, Button } from '@waqf/ui/core';
import { DiscardedNotice } from './discard-waqf';
import { Trusteeship } from './trusteeship';
import { deedMessages } from '../messages/deed.messages';
import { detailsMessages } from '../messages/waqf-details.messages';
import { missingTypes, deedsInForce } from '../model/deeds';
import * as css from './waqf-facts.module.css';

/** What this waqf waits for, and the warnings about its deeds. */
export function WaqfNotices({ view }: { view: WaqfView }) {
  const t = useMessages(detailsMessages);
  const { waqf, may, amendment } = view;
  return (
    <>
      {waqf.status === 'draft' ? <DraftNotice view={view} /> : null}
      {waqf.status === 'discarded' ? <DiscardedNotice view={view} /> : null}
      {waqf.status === 'pending' ? (
        <Alert
          tone="warning"
          title={t(may.approve ? 'pendingTitle' : 'pendingTitleOther')}
          action={may.review ? <Button href={`/waqf/${waqf.id}/review`}>{t('review')}</Button> : null}
        >
          {t(may.approve ? 'pendingText' : 'pendingTextOther')}
        </Alert>
      ) : null}
      <Trusteeship view={view} />
      {amendment?.status === 'open' ? (
        <Alert
          tone="gold"
          title={t('amendmentTitle')}
          action={may.review ? <Button href={`/waqf/${waqf.id}/process`}>{t('amendmentOpen')}</Button> : null}
        >
          {t('amendmentText')}
        </Alert>
      ) : null}
      <DeedWarnings warnings={view.warnings} />
    </>
  );
}

/** Lists what prevents a draft from being approved; the founder's next step is shown elsewhere on the page. */
function DraftNotice({ view }: { view: WaqfView }) {
  const t = useMessages(detailsMessages);
  const deed = useMessages(deedMessages);
  const { language } = useLanguage();
  const nameOf = (type: DeedDocument['type']) => deed.of('inText.', type);
  const named = (types: readonly DeedDocument['type'][]) => sentenceList(types.map(nameOf), language);
  const deeds = deedsInForce(view.documents);
  const absent = missingTypes(view.documents);
  const failed = deeds.filter(({ status }) => status === 'error').map(({ type }) => type);
  const unread = deeds.filter(({ status }) => status === 'uploaded' || status === 'processing').map(({ type }) => type);
  const sentences = [
    ...(deeds.length === 0 ? [t('draft.none')] : []),
    ...(deeds.length > 0 && absent.length > 0 ? [t('draft.missing', { deeds: named(absent) })] : []),
    ...(failed.length > 0 ? [t('draft.failed', { deeds: named(failed) })] : []),
    ...(unread.length > 0 ? [t('draft.unread', { deeds: named(unread) })] : []),
    t('draft.money'),
  ];
  return (
    <Alert tone="info" title={t(view.may.upload ? 'draftTitle' : 'draftTitleOther')}>
      {sentences.join(' ')}
    </Alert>
  );
}

/** Warnings that the comparison of the deeds already shows; other warnings are shown as notices. */
const shownByComparison = [
  'owner-differs',
  'founder-differs',
  'name-differs',
  'waqf-differs',
  'nazir-differs',
  'appointed-before-issue',
].map((code) => `endowments.${code}`);

export interface DeedWarningsProps {
  warnings: WaqfView['warnings'];
  /** True when the comparison is on the same page: what it shows is not repeated. */
  besides?: boolean;
}

/** Deeds that another waqf uses, in a separate alert; then other warnings, such as differences between deeds. */
export function DeedWarnings({ warnings: all, besides }: DeedWarningsProps) {
  const t = useMessages(detailsMessages);
  const warnings = besides ? all.filter(({ code }) => !shownByComparison.includes(code)) : all;
  const serious = warnings.filter(({ weight }) => weight === 'serious');
  const ordinary = warnings.filter(({ weight }) => weight !== 'serious');
  return (
    <>
      {serious.length > 0 ? (
        <Alert tone="error" title={t('reusedTitle')}>
          <WarningList warnings={serious} />
          <p>{t('reusedText')}</p>
        </Alert>
      ) : null}
      {ordinary.length > 0 ? (
        <Alert tone="info" title={t('warningsTitle')}>
          <WarningList warnings={ordinary} />
        </Alert>
      ) : null}
    </>
  );
}

function WarningList({ warnings }: { warnings: WaqfView['warnings'] }) {
  const { language } = useLanguage();
  return (
    <ul className={css.notes}>
      {warnings.map((warning) => (
        <li key={warning.code + warning.message.en}>{warning.message[language]}</li>
      ))}
    </ul>
  );
}
