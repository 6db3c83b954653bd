import { useState } from 'react';
import type { BookEntry, ReconciledPair, Reconciliation } from '@waqf/contracts/reconciliation';
import { useMessages } from '@waqf/platform-web';
import { useAddressChoice } from '@waqf/screen-kit';
import {
  Amount,
  Button,
  DualDate,
  EmptyState,
  Icon,
  IconTile,
  List,
  ListRow,
  StatusTag,
  Surface,
  Tabs,
  VisuallyHidden,
} from '@waqf/ui/core';
import { reconciliationMessages } from '../messages/reconciliation.messages';
import { SuspenseLine } from './suspense-line';
import { UnlockDialog } from './unlock-dialog';
import * as css from './reconciliation.module.css';

const sections = ['suspense', 'unmatched', 'matched'] as const;

/** Lines that wait for the user, entries without a line, and locked matches. */
export function ReconciliationSections({ waqfId, found }: { waqfId: string; found: Reconciliation }) {
  const t = useMessages(reconciliationMessages);
  const { chosen, choose } = useAddressChoice(['tab']);
  const { counts } = found;
  const tab = sections.find((section) => section === chosen.tab) ?? 'suspense';
  return (
    <Tabs
      label={t('sections')}
      value={tab}
      onChange={(next) => choose({ tab: next })}
      items={[
        {
          key: 'suspense',
          label: t('suspense'),
          count: counts.suspense,
          content: <Suspense waqfId={waqfId} found={found} />,
        },
        {
          key: 'unmatched',
          label: t('unmatched'),
          count: counts.unmatchedEntries,
          content: <Unmatched entries={found.unmatchedEntries} count={counts.unmatchedEntries} />,
        },
        {
          key: 'matched',
          label: t('matched'),
          count: counts.matched,
          content: <Matched waqfId={waqfId} found={found} />,
        },
      ]}
    />
  );
}

function TruncationNote({ shown, count }: { shown: number; count: number }) {
  const t = useMessages(reconciliationMessages);
  return shown < count ? <p className={css.quiet}>{t('more', { shown, count })}</p> : null;
}

function Suspense({ waqfId, found }: { waqfId: string; found: Reconciliation }) {
  const t = useMessages(reconciliationMessages);
  if (found.suspense.length === 0)
    return (
      <EmptyState icon={<Icon.CheckCircle size={28} />} title={t('suspenseEmpty')} text={t('suspenseEmptyText')} />
    );
  return (
    <div className={css.lines}>
      {found.suspense.map(({ line, candidates }) => (
        <SuspenseLine
          key={line.id}
          waqfId={waqfId}
          line={line}
          candidates={candidates}
          may={found.mayReconcile}
          creates={found.account.isMainAccount}
        />
      ))}
      <TruncationNote shown={found.suspense.length} count={found.counts.suspense} />
    </div>
  );
}

function Unmatched({ entries, count }: { entries: readonly BookEntry[]; count: number }) {
  const t = useMessages(reconciliationMessages);
  if (entries.length === 0) return <EmptyState icon={<Icon.CheckCircle size={28} />} title={t('unmatchedEmpty')} />;
  return (
    <Surface padding="none">
      <List edge label={t('unmatched')}>
        {entries.map((entry) => (
          <ListRow
            key={entry.id}
            lead={
              <IconTile
                icon={entry.amount.startsWith('-') ? <Icon.Out /> : <Icon.In />}
                tone={entry.amount.startsWith('-') ? 'neutral' : 'success'}
              />
            }
            title={entry.description}
            text={<DualDate iso={entry.occurredAt} />}
            value={<Amount value={entry.amount} signed plain unit />}
          />
        ))}
      </List>
      <p className={css.note}>{t('unmatchedNote')}</p>
      <TruncationNote shown={entries.length} count={count} />
    </Surface>
  );
}

function Matched({ waqfId, found }: { waqfId: string; found: Reconciliation }) {
  const t = useMessages(reconciliationMessages);
  const [unlocking, setUnlocking] = useState<ReconciledPair | null>(null);
  if (found.matched.length === 0) return <EmptyState icon={<Icon.Lock size={28} />} title={t('matchedEmpty')} />;
  return (
    <Surface padding="none">
      <List edge label={t('matched')}>
        {found.matched.map((pair) => (
          <ListRow
            key={pair.line.id}
            lead={<IconTile icon={<Icon.Lock />} tone="success" />}
            title={pair.line.description}
            text={
              <>
                <DualDate iso={pair.line.bookedOn} /> ·{' '}
                {pair.kind === 'person' ? t('kind.person', { name: pair.matchedBy ?? '' }) : t.of('kind.', pair.kind)}
              </>
            }
            value={<Amount value={pair.line.amount} signed unit />}
            end={
              found.mayReconcile ? (
                <Button size="small" onClick={() => setUnlocking(pair)}>
                  {t('undo')}
                  <VisuallyHidden>{`: ${pair.line.description}`}</VisuallyHidden>
                </Button>
              ) : (
                <StatusTag tone="success" icon={<Icon.Lock size={15} />}>
                  {t('locked')}
                </StatusTag>
              )
            }
          />
        ))}
      </List>
      <TruncationNote shown={found.matched.length} count={found.counts.matched} />
      {unlocking ? <UnlockDialog waqfId={waqfId} line={unlocking.line} onClose={() => setUnlocking(null)} /> : null}
    </Surface>
  );
}
