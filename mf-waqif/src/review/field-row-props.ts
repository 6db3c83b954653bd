import type { DeedDocument, DeedField } from '@waqf/contracts/documents';
import type { Settling } from './use-review';

export interface FieldRowProps {
  document: DeedDocument;
  field: DeedField;
  number: number;
  current: boolean;
  /** Opens in its editor at once. */
  correcting: boolean;
  /** Approval would refuse without it. */
  needed: boolean;
  busy: boolean;
  /** Comes into sight and takes the focus when it becomes the current one. */
  reveal: boolean;
  /** What the server said about the last correction of this field. */
  refusal: string | null;
  onSelect: () => void;
  /** Shows the field's place on the whole page. */
  onPlace: () => void;
  onSettle: (value: DeedField['value'], how?: Settling) => void;
  onUndo: () => void;
}
