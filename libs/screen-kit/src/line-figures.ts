import type { RunLine } from '@waqf/contracts/distributions';
import { displayAmount, halalas, parseAmount, percentText } from '@waqf/money';

/** A fraction `p/q` of halalas. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

function fractionOf(text: string): Fraction {
  const [over = '0', under = '1'] = text.split('/');
  return { over: BigInt(over), under: BigInt(under) };
}

/** The most decimals with which a share in riyals is shown. */
const shownDecimals = 6;

/** A fraction of halalas as riyals: at least two decimals, and more when needed; `…` marks further decimals. */
export function exactText(fraction: string): string {
  const { over, under } = fractionOf(fraction);
  const sign = over < 0n ? '−' : '';
  const size = over < 0n ? -over : over;
  const scale = 10n ** BigInt(shownDecimals - 2);
  const scaled = (size * scale) / under;
  const more = (size * scale) % under === 0n ? '' : '…';
  const rest = String(scaled % scale)
    .padStart(shownDecimals - 2, '0')
    .replace(more === '' ? /0+$/ : /$^/, '');
  return `${sign}${displayAmount(halalas(scaled / scale))}${rest}${more}`;
}

/** The difference that rounding added to the exact share, as a fraction of halalas. */
export function roundingOf({ amount, exact }: Pick<RunLine, 'amount' | 'exact'>): string {
  const { over, under } = fractionOf(exact);
  return `${parseAmount(amount) * under - over}/${under}`;
}

/** The part of the whole in a step of a calculation: `12.5%` for shares, otherwise `2 / 3`. */
export function shareText({ split, part, whole }: RunLine['trace']['steps'][number]): string {
  if (split !== 'shares' || whole === '1') return `${part} / ${whole}`;
  return percentText(BigInt(part));
}
