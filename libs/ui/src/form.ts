/// <reference path="./css-modules.d.ts" />
export { Field } from './form/field';
export type { FieldProps } from './form/field';
export { AmountInput, Checkbox, NationalIdInput, NumberInput, TextArea } from './form/inputs';
export type {
  AmountInputProps,
  CheckboxProps,
  NationalIdInputProps,
  NumberInputProps,
  TextAreaProps,
} from './form/inputs';
export { TextInput } from './form/text-input';
export type { TextInputProps } from './form/text-input';
export { SelectInput } from './form/select-input';
export type { SelectInputProps, SelectOption } from './form/select-input';
export { DateInput } from './form/date-input';
export type { DateInputProps } from './form/date-input';
export type { CalendarName } from './form/calendar-days';
export { ListInput } from './form/list-input';
export type { ListInputProps } from './form/list-input';
export { fileSizeText } from './core/file-size';
export { FileDrop } from './form/file-drop';
export type { FileDropProps, FileRefusal } from './form/file-drop';
export { Form, useDraft } from './form/form';
export type { FormProps } from './form/form';
