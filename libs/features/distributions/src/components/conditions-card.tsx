import { lookUp } from '@waqf/contracts';
import type { RulesProposal } from '@waqf/contracts/distributions';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Card, StatusTag, type Tone } from '@waqf/ui/core';
import { proposalMessages } from '../messages/proposal.messages';
import { ClauseQuote } from './clause-quote';
import * as css from './proposal.module.css';

const readingTone: Record<'rule' | 'unread' | 'other', Tone> = { rule: 'success', unread: 'warning', other: 'neutral' };

/**
 * The founder's conditions: those that became rules, those that need a rule written by the user, and what was assumed.
 */
export function ConditionsCard({ waqfId, proposal }: { waqfId: string; proposal: RulesProposal }) {
  const t = useMessages(proposalMessages);
  const { language } = useLanguage();
  const { conditions } = proposal;
  return (
    <Card title={t('conditions')} tone="gold">
      {conditions.length === 0 ? <p>{t('conditionsNone')}</p> : null}
      <ol>
        {conditions.map((condition, index) => (
          <li key={index} className={css.condition}>
            <ClauseQuote waqfId={waqfId} clause={condition} />
            <StatusTag tone={lookUp(readingTone, condition.reading) ?? 'neutral'}>
              {t.of('reading.', condition.reading)}
            </StatusTag>
            {condition.notes.map((note) => (
              <span key={note.ar} className={css.note}>
                {note[language]}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </Card>
  );
}
