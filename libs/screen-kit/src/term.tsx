import type { ReactNode } from 'react';
import { useLanguage } from '@waqf/platform-web';
import { Explained } from '@waqf/ui/core';
import { terms, type TermName } from './terms';

export interface TermProps {
  name: TermName;
  /** The word as it stands here, where it is not the one of the glossary. */
  children?: ReactNode;
}

/** A word of the glossary that says its meaning when it is pressed. */
export function Term({ name, children }: TermProps) {
  const { language } = useLanguage();
  const { word, meaning } = terms[name];
  return <Explained meaning={meaning[language]}>{children ?? word[language]}</Explained>;
}

/** Kinds of what is taken from the yield, as rules and payments name them, with their word. */
const termOfKind: Partial<Record<string, TermName>> = {
  gross: 'yield',
  maintenance: 'upkeep',
  reserve: 'reserve',
  nazir_fee: 'nazirFee',
};

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
