import { absolute, formatAmountForWire, type Halalas } from './halalas';

/** U+2212, which is as wide as the digits and the plus sign; a hyphen is not. */
export const minusSign = '\u2212';

export interface DisplayAmountOptions {
  /** `auto` (default): minus only; `always`: plus or minus, no sign for zero; `never`: no sign. */
  readonly sign?: 'auto' | 'always' | 'never';
}

/**
 * An amount for users: Western digits, thousands groups, two decimals, sign on the left: `4,410,331.25`, `−75.00`. The
 * screen adds the unit (ريال, SAR); the text must be placed in `<bdi dir="ltr">`.
 */
export function displayAmount(amount: Halalas, { sign = 'auto' }: DisplayAmountOptions = {}): string {
  const [riyals = '0', fraction = '00'] = formatAmountForWire(absolute(amount)).split('.');
  return `${signOf(amount, sign)}${riyals.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

function signOf(amount: Halalas, sign: 'auto' | 'always' | 'never'): string {
  if (sign === 'never' || amount === 0n) return '';
  if (amount < 0n) return minusSign;
  return sign === 'always' ? '+' : '';
}
