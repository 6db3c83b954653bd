import { halalas, parseAmount, type Halalas } from '@waqf/money';

/**
 * The sample waqf of the demo. All figures are invented; those of the results are computed from these, so that they
 * agree with each other.
 */
export const sampleWaqf = {
  value: parseAmount('24000000.00'),
  income: parseAmount('1944000.00'),
  upkeep: parseAmount('249400.00'),
  reserve: parseAmount('169460.00'),
  units: 50,
  rented: 44,
} as const;

/** Six months in thousands of riyals, oldest first. */
export const sampleMonths = {
  income: [150, 158, 165, 160, 168, 171],
  upkeep: [14.2, 30.5, 16, 18, 26, 20],
} as const;

/** An index of rents in the sample's district; the first quarter is 100. */
export const sampleRentIndex = [100, 101, 102.4, 103.1, 104.8, 106, 107.9, 109.3] as const;

/** A possible investment of the reserve, in percent. */
export const samplePlacement = [
  { key: 'sukuk', percent: 60 },
  { key: 'murabaha', percent: 25 },
  { key: 'cash', percent: 15 },
] as const;

const partOf = (amount: Halalas, perMille: bigint): Halalas => halalas((amount * perMille) / 1000n);

/** The yearly gain from each recommendation of the sample. */
export const sampleGains = {
  /** The vacant units rented at the average rent of the others. */
  vacancy: halalas((sampleWaqf.income / BigInt(sampleWaqf.rented)) * BigInt(sampleWaqf.units - sampleWaqf.rented)),
  /** 12% less upkeep through a yearly contract. */
  contract: partOf(sampleWaqf.upkeep, 120n),
  /** A return of 4.5% on the part of the reserve in sukuk. */
  placement: partOf(partOf(sampleWaqf.reserve, BigInt(samplePlacement[0].percent * 10)), 45n),
} as const;
