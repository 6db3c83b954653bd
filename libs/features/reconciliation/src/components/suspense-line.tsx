import { useState } from 'react';
import type { BookEntry, StatementLine } from '@waqf/contracts/reconciliation';
import { newRequestKey, useLanguage, useMessages } from '@waqf/platform-web';
import { undoable, useAttempt } from '@waqf/screen-kit';
import { Amount, Button, Dotted, DualDate, Icon, List, ListRow, Surface, VisuallyHidden } from '@waqf/ui/core';
import { useMatchLine, useUnmatchLine } from '../api/reconcile';
import { reconciliationMessages } from '../messages/reconciliation.messages';
import { CreateFromLineDialog } from './create-from-line-dialog';
import * as css from './reconciliation.module.css';

export interface SuspenseLineProps {
  waqfId: string;
  line: StatementLine;
  candidates: readonly BookEntry[];
  may: boolean;
  /** True for the main account: only it has income and expenses. */
  creates: boolean;
}

/** A bank line without an entry: the entries that it may belong to, or a transaction created from it. */
export function SuspenseLine({ waqfId, line, candidates, may, creates }: SuspenseLineProps) {
  const t = useMessages(reconciliationMessages);
  const [creating, setCreating] = useState(false);
  return (
    <Surface>
      <article className={css.line} aria-label={line.description}>
        <div className={css.lineHead}>
          <div className={css.lineWords}>
            <h3 className={css.lineTitle}>{line.description}</h3>
            <span className={css.quiet}>
              <Dotted>
                <DualDate iso={line.bookedOn} />
                {line.reference ? t('reference', { reference: line.reference }) : null}
              </Dotted>
            </span>
          </div>
          <span className={css.lineAmount}>
            <Amount value={line.amount} signed plain unit />
          </span>
        </div>
        <Candidates waqfId={waqfId} line={line} candidates={candidates} may={may} />
        {may && creates ? (
          <div>
            <Button size="small" icon={<Icon.Plus size={16} />} onClick={() => setCreating(true)}>
              {t('create')}
              <VisuallyHidden>{`: ${line.description}`}</VisuallyHidden>
            </Button>
          </div>
        ) : null}
      </article>
      {creating ? <CreateFromLineDialog waqfId={waqfId} line={line} onClose={() => setCreating(false)} /> : null}
    </Surface>
  );
}

/** Entries of the same amount that the line may belong to, each with a button that matches the two. */
function Candidates({ waqfId, line, candidates, may }: Omit<SuspenseLineProps, 'creates'>) {
  const t = useMessages(reconciliationMessages);
  const attempt = useAttempt();
  const [key] = useState(newRequestKey);
  const match = useMatchLine(waqfId, key);
  const { language } = useLanguage();
  const back = useUnmatchLine(waqfId);
  // Awaited instead of using mutation callbacks: the line is unmounted once it is matched, and its callbacks would not
  // run.
  const tie = async (entryId: string) => {
    await attempt(() => match.mutateAsync({ lineId: line.id, entryId }), {
      done: undoable(
        { attempt, language },
        { title: t('matchedToast'), text: t('matchedText') },
        {
          what: line.description,
          work: () => back.mutateAsync({ lineId: line.id, reason: t('backReason') }),
          done: { title: t('undone') },
          failed: t('undoFailed'),
        },
      ),
      failed: t('matchFailed'),
    });
  };
  if (candidates.length === 0) return <p className={css.quiet}>{t('noCandidates')}</p>;
  return (
    <div>
      <h4 className={css.quiet}>{t('candidates')}</h4>
      <List label={t('candidates')}>
        {candidates.map((entry) => (
          <ListRow
            key={entry.id}
            title={entry.description}
            text={<DualDate iso={entry.occurredAt} />}
            value={<Amount value={entry.amount} signed plain unit />}
            end={
              may ? (
                <Button
                  size="small"
                  variant="soft"
                  icon={<Icon.Link size={16} />}
                  loading={match.isPending && match.variables?.entryId === entry.id}
                  disabled={match.isPending && match.variables?.entryId !== entry.id}
                  onClick={() => void tie(entry.id)}
                >
                  {t('match')}
                  <VisuallyHidden>{`: ${entry.description}`}</VisuallyHidden>
                </Button>
              ) : null
            }
          />
        ))}
      </List>
    </div>
  );
}
