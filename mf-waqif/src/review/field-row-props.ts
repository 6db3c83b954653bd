import type { DeedDocument, DeedField } from '@waqf/contracts/documents';
import type { SettleOptions } from './use-review';

export interface FieldRowProps {
  document: DeedDocument;
  field: DeedField;
  number: number;
  current: boolean;
  /** Opens its editor immediately. */
  correcting: boolean;
  /** True when the approval requires this field. */
  needed: boolean;
  busy: boolean;
  /** True to scroll it into view and focus it when it becomes the current one. */
  reveal: boolean;
  /** The server's message about the last correction of this field. */
  refusal: string | null;
  onSelect: () => void;
  /** Shows the field's place on the whole page. */
  onPlace: () => void;
  onSettle: (value: DeedField['value'], how?: SettleOptions) => void;
  onUndo: () => void;
}
