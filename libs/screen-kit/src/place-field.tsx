import { Field, SelectInput } from '@waqf/ui/field';

interface PlaceFieldProps {
  label: string;
  /** The waqfs in which the user is a beneficiary. */
  places: readonly { beneficiaryId: string; waqfName: string }[];
  value: string;
  onChange: (beneficiaryId: string) => void;
}

/** The choice of one of several waqfs; renders nothing when there is only one. */
export function PlaceField({ label, places, value, onChange }: PlaceFieldProps) {
  return places.length > 1 ? (
    <Field label={label}>
      <SelectInput
        value={value}
        onChange={(chosen) => onChange(chosen ?? value)}
        options={places.map(({ beneficiaryId, waqfName }) => ({ value: beneficiaryId, label: waqfName }))}
      />
    </Field>
  ) : null;
}
