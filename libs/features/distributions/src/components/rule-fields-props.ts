import type { RulesProposal } from '@waqf/contracts/distributions';
import type { RuleValues } from '../model/rules-form';

export interface RuleFieldsProps {
  number: number;
  values: RuleValues;
  onChange: (values: RuleValues) => void;
  onRemove: () => void;
  /** The error that the contract or the server gives for a field of this rule; '' means the rule itself. */
  errorOf: (field: string) => string | undefined;
  proposal: RulesProposal;
}
