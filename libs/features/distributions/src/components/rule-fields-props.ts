import type { RulesProposal } from '@waqf/contracts/distributions';
import type { RuleValues } from '../model/rules-form';

export interface RuleFieldsProps {
  number: number;
  values: RuleValues;
  onChange: (values: RuleValues) => void;
  onRemove: () => void;
  /** What the contract or the server says of a field of this rule; '' is the rule itself. */
  errorOf: (field: string) => string | undefined;
  proposal: RulesProposal;
}
