import type { DocumentType, FieldName } from '@waqf/contracts/documents';
import type { NameSupport } from '../evidence/confidence.js';
import type { Candidate } from '../evidence/candidates.js';
import type { Findings } from '../evidence/field-evidence.js';
import { findOrganisations } from '../entities/organisation-names.js';
import type { NameMention } from '../entities/person-names.js';
import { personsOf } from '../entities/persons.js';
import { type Span, taggingOf } from './tagger.js';

/** The least chance of a first word for a span of the tagger to count. */
const leastSpan = 0.1;
/** A joined letter (و, ل, ب) belongs to the token of the tagger and not to the name. */
const joinedLetters = 2;
/** A name with fewer parts may lack the family; a link such as بن is no part. */
const fewestParts = 3;
const partsIn = (name: string): number =>
  name.split(/\s+/u).filter((word) => !/^(?:بن|ابن|بنت|ابنه)$/u.test(word)).length;
/** The same letter three times in a row is left by a damaged text layer and is in no name. */
const damaged = /(\p{L})\1\1/u;

/** What the tagger says of a name that was chosen; undefined when the deed has no such name at this place. */
export function nameSupport(
  findings: Findings,
  type: DocumentType,
  field: FieldName,
  chosen: Candidate<string> | undefined,
): NameSupport | undefined {
  const { deed, names } = findings;
  const organisations = findOrganisations(deed.text);
  const isChosen = ({ start, end }: NameMention): boolean => start === chosen?.start && end === chosen.end;
  const named = [...names, ...organisations].find(isChosen);
  if (!chosen || !named) return undefined;
  const persons = personsOf(deed, names);
  const own = persons.find(({ mentions }) => mentions.some(isChosen))?.mentions ?? [named];
  const others = [...names, ...organisations].filter((one) => !own.includes(one) && !isChosen(one));
  const tagging = taggingOf(findings, type);
  const likeliest = (spans: Span[]): number => Math.max(0, ...spans.map((span) => tagging.single(field, span)));
  const letters = (span: Span): string => deed.text.slice(span.start, span.end).replace(/\s+/gu, '');
  const spans = tagging.spans(field, leastSpan);
  return {
    chance: likeliest(own),
    other: likeliest(others),
    exact: [named, ...own].some(
      (mention) =>
        letters(mention) === letters(named) &&
        spans.some(({ start, end }) => end === mention.end && Math.abs(start - mention.start) <= joinedLetters),
    ),
    complete: partsIn(deed.text.slice(named.start, named.end)) >= fewestParts && !damaged.test(chosen.value),
  };
}
