import type { Payee, Sharer } from './divider.js';

type Person = Sharer['person'];
type Columns<Row> = { readonly [Name in keyof Row]: readonly Row[Name][] };

/** People as they are sent to a thread: one list per property, because every object would repeat all property names. */
export interface SharerColumns {
  readonly person: Columns<Person>;
  readonly payee: Columns<Payee>;
}

export function columnsOf(sharers: readonly Sharer[]): SharerColumns {
  return {
    person: {
      beneficiaryId: sharers.map(({ person }) => person.beneficiaryId),
      fullName: sharers.map(({ person }) => person.fullName),
      share: sharers.map(({ person }) => person.share),
      active: sharers.map(({ person }) => person.active),
      gender: sharers.map(({ person }) => person.gender),
      weight: sharers.map(({ person }) => person.weight),
      class: sharers.map(({ person }) => person.class),
      tier: sharers.map(({ person }) => person.tier),
      entitledFrom: sharers.map(({ person }) => person.entitledFrom),
      bornOn: sharers.map(({ person }) => person.bornOn),
      diedOn: sharers.map(({ person }) => person.diedOn),
    },
    payee: {
      accountId: sharers.map(({ payee }) => payee.accountId),
      ibanEnd: sharers.map(({ payee }) => payee.ibanEnd),
      withheld: sharers.map(({ payee }) => payee.withheld),
    },
  };
}

/** The people that `columnsOf` was called with. */
export function sharersOf({ person, payee }: SharerColumns): Sharer[] {
  return person.beneficiaryId.map((beneficiaryId, at) => ({
    person: {
      beneficiaryId,
      fullName: valueAt(person.fullName, at),
      share: valueAt(person.share, at),
      active: valueAt(person.active, at),
      gender: valueAt(person.gender, at),
      weight: valueAt(person.weight, at),
      class: valueAt(person.class, at),
      tier: valueAt(person.tier, at),
      entitledFrom: valueAt(person.entitledFrom, at),
      bornOn: valueAt(person.bornOn, at),
      diedOn: valueAt(person.diedOn, at),
    },
    payee: {
      accountId: valueAt(payee.accountId, at),
      ibanEnd: valueAt(payee.ibanEnd, at),
      withheld: valueAt(payee.withheld, at),
    },
  }));
}

function valueAt<Value>(column: readonly Value[], at: number): Value {
  const value = column[at];
  if (value === undefined) throw new Error('people came with a value too few');
  return value;
}
