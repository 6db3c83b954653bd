import { comparedSubjects, type DeedComparison, type WaqfView } from '@waqf/contracts/endowments';
import { useMessages } from '@waqf/platform-web';
import { Card, NumberMark } from '@waqf/ui/core';
import { Field, Form, TextArea } from '@waqf/ui/form';
import { comparisonMessages } from '../messages/comparison.messages';
import { ComparedSide } from './deed-comparison';
import type { DifferenceReasonsForm } from './use-difference-reasons';
import * as css from './difference-reasons.module.css';

export interface DifferenceReasonsProps {
  view: WaqfView;
  reasons: DifferenceReasonsForm;
  /** Enter in the form; the main button of the page does the same. */
  onSubmit: () => Promise<void>;
}

/**
 * What differs between the deeds: both values with the way to each place, to correct it, and why the founder goes on
 * with it as it is. The audit trail keeps the reasons. Nothing where nothing differs.
 */
export function DifferenceReasons({ view, reasons, onSubmit }: DifferenceReasonsProps) {
  const t = useMessages(comparisonMessages);
  const { subjects, form } = reasons;
  if (subjects.length === 0) return null;
  return (
    <Card title={t('differences')} note={t('differencesNote')} padding="none">
      <Form onSubmit={onSubmit} errorsAt={form.errorsAt} label={t('differences')}>
        <ol className={css.list}>
          {subjects.map((subject, index) => {
            const comparison = view.comparisons.find((one) => one.subject === subject);
            if (!comparison) return null;
            return (
              <li key={subject} className={css.difference}>
                <h3 className={css.subject}>
                  <NumberMark value={index + 1} tone="warning" />
                  {t.of('subject.', subject)}
                </h3>
                <Sides view={view} comparison={comparison} />
                <Field
                  label={t('reasonFor', { subject: t.of('subject.', subject) })}
                  error={form.error(subject)}
                  required
                >
                  <TextArea {...form.field(subject)} value={form.values[subject] ?? ''} rows={2} />
                </Field>
              </li>
            );
          })}
        </ol>
      </Form>
    </Card>
  );
}

function Sides({ view, comparison }: { view: WaqfView; comparison: DeedComparison }) {
  const [one, other] = comparison.sides;
  return (
    <div className={css.sides}>
      <div className={css.side}>
        <ComparedSide view={view} side={one} />
      </div>
      <span className={css.sign} aria-hidden>
        ≠
      </span>
      <div className={css.side}>
        <ComparedSide view={view} side={other} />
      </div>
    </div>
  );
}

/** The reasons of the approval for its confirmation, by what differs. */
export function useReasonFacts(reasons: DifferenceReasonsForm): { label: string; value: string }[] {
  const t = useMessages(comparisonMessages);
  return comparedSubjects
    .filter((subject) => reasons.subjects.includes(subject))
    .map((subject) => ({
      label: t('reasonFact', { subject: t.of('subject.', subject) }),
      value: reasons.form.values[subject] ?? '',
    }));
}
