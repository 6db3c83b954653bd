import { lookUp } from '@waqf/contracts';
import type { DeedComparison as Comparison, WaqfView } from '@waqf/contracts/endowments';
import { useMessages } from '@waqf/platform-web';
import { Card, DualDate, Icon, MoreLink, StatusTag } from '@waqf/ui/core';
import { comparisonMessages } from '../messages/comparison.messages';
import { deedMessages } from '../messages/deed.messages';
import { differing, differencesFirst, isCompared } from '../model/comparisons';
import { kindOf } from '../model/field-kind';
import * as css from './differences-table.module.css';

export interface DeedComparisonProps {
  view: WaqfView;
  /** True when the same page shows the differences with their reasons: they are not repeated here. */
  besides?: boolean;
}

/**
 * The three deeds compared with each other and with what was registered: both values, their deeds, and a link to each
 * place.
 */
export function DeedComparison({ view, besides = false }: DeedComparisonProps) {
  const t = useMessages(comparisonMessages);
  const differ = differing(view.comparisons).length;
  const shown = differencesFirst(view.comparisons).filter(({ outcome }) => !besides || outcome !== 'differs');
  if (!isCompared(view.comparisons) || shown.length === 0) return null;
  return (
    <Card
      title={t('title')}
      note={besides ? undefined : t(differ > 0 ? 'someDiffer' : 'noneDiffers', { count: differ })}
      padding="none"
    >
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('subject')}</th>
            <th scope="col">{t('one')}</th>
            <th scope="col">{t('other')}</th>
            <th scope="col">{t('outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((comparison) => (
            <ComparisonRow key={comparison.subject} view={view} comparison={comparison} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

const tones = { differs: 'warning', unknown: 'neutral', agrees: 'success' } as const;
const icons = {
  differs: <Icon.Warning size={15} />,
  unknown: <Icon.Minus size={15} />,
  agrees: <Icon.Check size={15} />,
};

function ComparisonRow({ view, comparison }: { view: WaqfView; comparison: Comparison }) {
  const t = useMessages(comparisonMessages);
  const { subject, outcome, sides } = comparison;
  const [one, other] = sides;
  return (
    <tr className={outcome === 'differs' ? css.differs : undefined}>
      <th scope="row">{t.of('subject.', subject)}</th>
      <td>
        <ComparedSide view={view} side={one} />
      </td>
      <td>
        <ComparedSide view={view} side={other} />
      </td>
      <td>
        <StatusTag tone={lookUp(tones, outcome) ?? 'neutral'} icon={lookUp(icons, outcome)}>
          {subject === 'appointed' && outcome !== 'unknown' ? t.of('appointed.', outcome) : t.of('outcome.', outcome)}
        </StatusTag>
      </td>
    </tr>
  );
}

/** What one deed says, with a link to its place in the review. */
export function ComparedSide({ view, side }: { view: WaqfView; side: Comparison['sides'][number] }) {
  const t = useMessages(comparisonMessages);
  const deed = useMessages(deedMessages);
  const { source, field, value } = side;
  const sourceName = source === 'registered' ? t('registered') : deed.of('type.', source);
  const isDay = field !== null && kindOf(field) === 'date';
  return (
    <div className={css.side}>
      <span className={css.source}>{sourceName}</span>
      {value === null ? (
        <span className={css.old}>{t('unsaid')}</span>
      ) : (
        <span className={css.said}>{isDay ? <DualDate iso={value} /> : value}</span>
      )}
      {view.may.review && source !== 'registered' && value !== null ? (
        <MoreLink href={`/waqf/${view.waqf.id}/review?deed=${source}${field ? `&field=${field}` : ''}`}>
          {t('show')}
        </MoreLink>
      ) : null}
    </div>
  );
}
