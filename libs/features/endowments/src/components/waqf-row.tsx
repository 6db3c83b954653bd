import type { WaqfSummary } from '@waqf/contracts/endowments';
import { wordSeparator } from '@waqf/formats';
import { useCan, useLanguage, useMessages, type Translate } from '@waqf/platform-web';
import { useAwaitsAcceptance } from '@waqf/screen-kit';
import { Amount, Icon, IconButton, ListRow, StatusTag } from '@waqf/ui/core';
import { waqfListMessages, waqfMessages } from '../messages/waqf.messages';
import { WaqfMark, WaqfStatusTag } from './waqf-mark';
import * as css from './waqf-row.module.css';

interface RowOptions {
  /** True for a user who sees waqfs of several founders. */
  withFounder: boolean;
  /** True in an overview, where only the place is shown. */
  compact: boolean;
}

/** The text below the name in a row: the place, or the progress of the deeds. */
function rowFacts(
  waqf: WaqfSummary,
  t: Translate<typeof waqfListMessages>,
  { withFounder, compact }: RowOptions,
): string[] {
  const people = withFounder ? [t('founder', { name: waqf.waqifName })] : [];
  if (waqf.status === 'approved') {
    const location = waqf.propertyDetails?.location;
    const nazir = waqf.nazirName && !withFounder && !compact ? [t('nazir', { name: waqf.nazirName })] : [];
    return [...(location ? [location] : []), ...nazir, ...people, ...(waqf.hasMainAccount ? [] : [t('noMainAccount')])];
  }
  if (waqf.status === 'pending') {
    const { fieldsToReview: count } = waqf;
    const left = t(withFounder ? 'toReviewOther' : 'toReview', { count });
    return [count > 0 ? left : t(withFounder ? 'readyOther' : 'readyToApprove'), ...people];
  }
  const { uploaded, processed, error } = waqf.deeds;
  const progress = [t('deedsUploaded', { count: uploaded })];
  if (processed > 0) progress.push(t('deedsRead', { count: processed }));
  if (error > 0) progress.push(t('deedsFailed', { count: error }));
  return [...progress, ...people];
}

export interface WaqfRowProps {
  waqf: WaqfSummary;
  /** True in an overview: without the nazir and the edit button. */
  compact?: boolean;
}

/** One waqf in a list; the whole row links to its details. */
export function WaqfRow({ waqf, compact = false }: WaqfRowProps) {
  const t = useMessages(waqfListMessages);
  const state = useMessages(waqfMessages);
  const { language } = useLanguage();
  const mine = useCan('waqf.create');
  const awaitsAcceptance = useAwaitsAcceptance();
  const mayEdit = useCan('waqf.edit') && waqf.status === 'draft' && !compact;
  return (
    <ListRow
      lead={<WaqfMark status={waqf.status} />}
      title={waqf.name}
      text={rowFacts(waqf, t, { withFounder: !mine, compact }).map((fact, at) => (
        <span key={fact}>
          {at > 0 ? wordSeparator(language) : null}
          <bdi>{fact}</bdi>
        </span>
      ))}
      href={`/waqf/${waqf.id}/details`}
      value={
        waqf.status === 'approved' ? (
          <Amount value={waqf.balance} unit />
        ) : (
          <span className={css.none}>{t('noBalance')}</span>
        )
      }
      end={
        <span className={compact ? `${css.end} ${css.stacked}` : css.end}>
          {waqf.hasOpenAmendment ? (
            <StatusTag tone="gold" icon={<Icon.FileEdit size={15} />}>
              {state('amendmentOpen')}
            </StatusTag>
          ) : null}
          {awaitsAcceptance(waqf) ? (
            <StatusTag tone="warning">{t('awaitsYou')}</StatusTag>
          ) : (
            <WaqfStatusTag status={waqf.status} />
          )}
          {mayEdit ? (
            <span className={css.above}>
              <IconButton
                size="small"
                href={`/waqf/${waqf.id}/edit`}
                label={t('editNamed', { name: waqf.name })}
                icon={<Icon.Edit size={18} />}
              />
            </span>
          ) : null}
        </span>
      }
    />
  );
}
