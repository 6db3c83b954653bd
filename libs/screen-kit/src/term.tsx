import type { ReactNode } from 'react';
import { capitalised } from '@waqf/formats';
import { useLanguage } from '@waqf/platform-web';
import { Explained, laterPart } from '@waqf/ui/core';
import type { TermName } from './terms';

// The meanings are loaded when one is opened: no first view waits for the glossary.
const Meaning = laterPart(
  () =>
    import('./terms').then(
      ({ terms }) =>
        function Meaning({ name }: { name: TermName }) {
          return terms[name].meaning[useLanguage().language];
        },
    ),
  '…',
);

/** A word of the glossary in running text; pressing it shows its meaning. */
export function Term({ name, children }: { name: TermName; children: ReactNode }) {
  return <Explained meaning={<Meaning name={name} />}>{children}</Explained>;
}

/** The glossary term for each kind of deduction from the yield, as rules and payments name the kinds. */
const termOfKind: Partial<Record<string, TermName>> = {
  gross: 'yield',
  maintenance: 'upkeep',
  reserve: 'reserve',
  nazir_fee: 'nazirFee',
};

/** The part of a calculation step's sentence after its name, for a place where the name is already shown above it. */
export function withoutNamePrefix(sentence: string): string {
  return capitalised(sentence.slice(sentence.indexOf(':') + 1).trimStart());
}

/**
 * The words of a calculation step; the part before the colon is explained when the glossary has a term for its kind.
 */
export function KindTerm({ kind, children }: { kind: string; children: string }) {
  const name = termOfKind[kind];
  if (!name) return children;
  const colon = children.indexOf(':');
  const end = colon < 0 ? children.length : colon;
  return (
    <>
      <Term name={name}>{children.slice(0, end)}</Term>
      {children.slice(end)}
    </>
  );
}
