import { useLayoutEffect, useRef } from 'react';
import type { RecognisedDeed } from '@waqf/contracts/documents';
import type { CreateWaqf } from '@waqf/contracts/endowments';
import type { ContractForm } from '@waqf/platform-web/form';

export type Proposal = RecognisedDeed['proposal'];
export type ProposedWords = Pick<CreateWaqf, 'name' | 'description'>;

export const wordsOf = (proposal: Proposal): ProposedWords => ({
  name: proposal?.name?.text ?? '',
  description: proposal?.description?.text ?? '',
});

/** What the fields hold once another proposal stands, or none: what the founder typed stays, what a deed said goes. */
export function proposedOver(values: ProposedWords, before: ProposedWords, next: ProposedWords): ProposedWords {
  const of = (field: keyof ProposedWords) =>
    values[field] === '' || values[field] === before[field] ? next[field] : values[field];
  return { name: of('name'), description: of('description') };
}

/** What the founder typed, without what the deed said: a deed that is no longer there must not fill the next form. */
export const typedOf = (values: ProposedWords, proposal: Proposal): ProposedWords =>
  proposedOver(values, wordsOf(proposal), wordsOf(null));

/** Puts the proposal into fields that hold nothing, or the proposal of a deed before; takes it out with its deed. */
export function useProposed(form: ContractForm<CreateWaqf, CreateWaqf>, proposal: Proposal): void {
  const applied = useRef<Proposal>(null);
  // Before the page is painted: no name is seen that its deed no longer proposes.
  useLayoutEffect(() => {
    if (proposal === applied.current) return;
    const before = wordsOf(applied.current);
    applied.current = proposal;
    form.set(proposedOver(form.values, before, wordsOf(proposal)));
  });
}
