/// <reference path="./css-modules.d.ts" />
export { Field } from './form/field';
export type { FieldProps } from './form/field';
export { TextInput } from './form/text-input';
export type { TextInputProps } from './form/text-input';
export { SelectInput } from './form/select-input';
export type { SelectInputProps, SelectOption } from './form/select-input';
