import type { DocumentType } from '@waqf/contracts/documents';
import type { DeedReadingField, SecondReading } from '../deed-reading.js';
import type { Findings } from '../evidence/field-evidence.js';
import type { AskModel } from './model-question.js';
import { answersIn } from './answers.js';
import { combined, isOfAnotherField } from './combine.js';
import { numberedLines } from './deed-lines.js';
import { groundAnswers } from './ground-answers.js';

/**
 * Asks a language model about the same deed and weighs the answers that are found in the deed. There is one question
 * per deed; without a usable answer the fields stay unchanged. A model's output never makes it throw.
 */
export async function readAgain(
  type: DocumentType,
  findings: Findings,
  fields: DeedReadingField[],
  ask: AskModel,
): Promise<{ fields: DeedReadingField[]; summary: SecondReading }> {
  const lines = numberedLines(findings.deed);
  const content = await ask({ type, lines: lines.map(({ n, text }) => ({ n, text })) });
  if (content === null) return { fields, summary: { outcome: 'no_answer', accepted: 0, rejected: 0 } };
  const parsed = answersIn(content);
  if (!parsed) return { fields, summary: { outcome: 'malformed', accepted: 0, rejected: 0 } };
  const { candidates, rejected } = groundAnswers(type, findings, lines, parsed.answers);
  const accepted = [...candidates].filter(([name, answer]) => !isOfAnotherField(fields, name, answer));
  const byName = new Map(accepted);
  return {
    fields: fields.map((field) => {
      const answer = byName.get(field.name);
      return answer ? combined(findings.deed, field, answer) : field;
    }),
    summary: {
      outcome: 'answered',
      accepted: accepted.length,
      rejected: parsed.refused + rejected + candidates.size - accepted.length,
    },
  };
}
