import { lazy, Suspense, type ReactNode } from 'react';
import { useLanguage } from '@waqf/platform-web';
import { Explained } from '@waqf/ui/core';
import type { TermName } from './terms';

// The meanings come when one is asked for: no first screen waits for a glossary.
const Meaning = lazy(() =>
  import('./terms').then(({ terms }) => ({
    default: function Meaning({ name }: { name: TermName }) {
      return terms[name].meaning[useLanguage().language];
    },
  })),
);

/** A word of the glossary, as it stands here, that says its meaning when it is pressed. */
export function Term({ name, children }: { name: TermName; children: ReactNode }) {
  return (
    <Explained
      meaning={
        <Suspense fallback="…">
          <Meaning name={name} />
        </Suspense>
      }
    >
      {children}
    </Explained>
  );
}

/** Kinds of what is taken from the yield, as rules and payments name them, with their word. */
const termOfKind: Partial<Record<string, TermName>> = {
  gross: 'yield',
  maintenance: 'upkeep',
  reserve: 'reserve',
  nazir_fee: 'nazirFee',
};

/** What a step of a calculation says behind its name, where the name stands above it already. */
export function behindName(sentence: string): string {
  const rest = sentence.slice(sentence.indexOf(':') + 1).trimStart();
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** The words of a step of a calculation; what stands before its colon is explained where the glossary has its kind. */
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
