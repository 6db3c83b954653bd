import {
  genders,
  type AddBeneficiaryInput,
  type Beneficiary,
  type ChangeBeneficiaryInput,
  type Gender,
} from '@waqf/contracts/beneficiaries';

export interface AddValues {
  waqfId: string;
  nationalId: string;
  fullName: string;
  relationship: string;
  allocatedPercentage: string;
}

export interface EditValues {
  relationship: string;
  allocatedPercentage: string;
  shareFrom: string;
  class: string;
  gender: Gender | '';
  weight: string;
  tier: string;
  entitledFrom: string;
  bornOn: string;
  diedOn: string;
}

const textOf = (text: string): string | null => (text.trim() === '' ? null : text);
const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));
const writtenOf = (number: number | null): string => (number === null ? '' : String(number));

/** Empty values are sent as null. */
export function addInputOf({
  nationalId,
  fullName,
  relationship,
  allocatedPercentage,
}: AddValues): AddBeneficiaryInput {
  return {
    nationalId,
    fullName,
    relationship: textOf(relationship),
    allocatedPercentage: numberOf(allocatedPercentage),
  };
}

/** What the form shows of a beneficiary. */
export const recordOf = (beneficiary: Beneficiary) => {
  const { relationship, allocatedPercentage, gender, weight, tier, entitledFrom, bornOn, diedOn } = beneficiary;
  return {
    relationship,
    allocatedPercentage,
    class: beneficiary.class,
    gender: gender === null ? null : String(gender),
    weight,
    tier,
    entitledFrom,
    bornOn,
    diedOn,
  };
};

export function editValuesOf(beneficiary: ReturnType<typeof recordOf>): EditValues {
  const { relationship, allocatedPercentage, gender, weight, tier, entitledFrom, bornOn, diedOn } = beneficiary;
  return {
    relationship: relationship ?? '',
    allocatedPercentage: writtenOf(allocatedPercentage),
    shareFrom: '',
    class: beneficiary.class ?? '',
    gender: genders.find((known) => known === gender) ?? '',
    weight: String(weight),
    tier: writtenOf(tier),
    entitledFrom: entitledFrom ?? '',
    bornOn: bornOn ?? '',
    diedOn: diedOn ?? '',
  };
}

/** Empty values are sent as null; an empty weight means the default weight. */
export function editInputOf(values: EditValues): ChangeBeneficiaryInput {
  return {
    relationship: textOf(values.relationship),
    allocatedPercentage: numberOf(values.allocatedPercentage),
    shareFrom: textOf(values.shareFrom),
    class: textOf(values.class),
    gender: values.gender === '' ? null : values.gender,
    weight: numberOf(values.weight) ?? 1,
    tier: numberOf(values.tier),
    entitledFrom: textOf(values.entitledFrom),
    bornOn: textOf(values.bornOn),
    diedOn: textOf(values.diedOn),
  };
}
