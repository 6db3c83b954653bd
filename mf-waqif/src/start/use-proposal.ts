import { useLayoutEffect, useRef } from 'react';
import type { RecognisedDeed } from '@waqf/contracts/documents';
import type { CreateWaqf } from '@waqf/contracts/endowments';
import type { ContractForm } from '@waqf/platform-web/form';

export type Proposal = RecognisedDeed['proposal'];
export type ProposedWords = Pick<CreateWaqf, 'name' | 'description'>;

export const proposalValues = (proposal: Proposal): ProposedWords => ({
  name: proposal?.name?.text ?? '',
  description: proposal?.description?.text ?? '',
});

/**
 * The values of the fields after the proposal changed or was removed: typed text stays, text from a deed is replaced.
 */
export function mergeProposal(values: ProposedWords, before: ProposedWords, next: ProposedWords): ProposedWords {
  const of = (field: keyof ProposedWords) =>
    values[field] === '' || values[field] === before[field] ? next[field] : values[field];
  return { name: of('name'), description: of('description') };
}

/** What the founder typed, without the text from a deed: a removed deed must not fill the next form. */
export const typedValues = (values: ProposedWords, proposal: Proposal): ProposedWords =>
  mergeProposal(values, proposalValues(proposal), proposalValues(null));

/** Puts the proposal into fields that are empty or contain the previous proposal; removes it together with its deed. */
export function useProposal(form: ContractForm<CreateWaqf, CreateWaqf>, proposal: Proposal): void {
  const applied = useRef<Proposal>(null);
  // Runs before the page is painted, so that a name that its deed no longer proposes is never shown.
  useLayoutEffect(() => {
    if (proposal === applied.current) return;
    const before = proposalValues(applied.current);
    applied.current = proposal;
    form.set(mergeProposal(form.values, before, proposalValues(proposal)));
  });
}
