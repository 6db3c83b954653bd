/** The fields that a person can change about themselves. */
export interface Profile {
  readonly fullName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly preferredLanguage: string;
}

/** The values of a profile by field, in the form that the audit trail may store. */
export type ProfileValues = Readonly<Partial<Record<keyof Profile, string | null>>>;

const fields = ['fullName', 'email', 'phone', 'preferredLanguage'] as const satisfies (keyof Profile)[];

/**
 * The fields that differ between two profiles, with the values before and after. Contact details are masked: they show
 * that the value changed, not what it is.
 */
export function maskedChange(
  before: Profile,
  after: Profile,
): { changed: (keyof Profile)[]; before: ProfileValues; after: ProfileValues } {
  const changed = fields.filter((field) => before[field] !== after[field]);
  const values = (profile: Profile): ProfileValues =>
    Object.fromEntries(changed.map((field) => [field, masked(field, profile[field])]));
  return { changed, before: values(before), after: values(after) };
}

function masked(field: keyof Profile, value: string | null): string | null {
  if (value === null) return null;
  if (field === 'email') return value.replace(/^(.).*@/, '$1••@');
  return field === 'phone' ? `••${value.slice(-4)}` : value;
}
