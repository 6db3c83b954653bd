import { knownValue } from '@waqf/contracts';
import { comparedSubjects, reasonsFor, type ComparedSubject, type WaqfView } from '@waqf/contracts/endowments';
import { useContractForm, type ContractForm } from '@waqf/platform-web/form';
import { useDraft } from '@waqf/ui/form';
import { differing } from '../model/comparisons';

export type Reasons = Partial<Record<ComparedSubject, string>>;

export interface DifferenceReasonsForm {
  /** The differing subjects, in the order of the comparisons. */
  subjects: readonly ComparedSubject[];
  form: ContractForm<Reasons, Reasons>;
}

/** The founder's reasons, one for each difference between the deeds; the draft is kept under `key`. */
export function useDifferenceReasons(view: WaqfView, key: string): DifferenceReasonsForm {
  const subjects = differing(view.comparisons).flatMap(({ subject }) => knownValue(comparedSubjects, subject) ?? []);
  const draft = useDraft<Reasons>(key, {});
  const form = useContractForm<Reasons, Reasons>({
    schema: reasonsFor(subjects),
    values: {},
    draft,
    inputOf: (values) => Object.fromEntries(subjects.map((subject) => [subject, values[subject] ?? ''])),
  });
  return { subjects, form };
}
