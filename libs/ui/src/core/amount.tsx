import { groupIban, spanOf } from '@waqf/formats';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from './button';
import { classNames } from './class-names';
import { amountSign, amountText, otherCurrencyText } from './amount-text';
import type { AmountValue } from './amount-text';
import { dualDateText } from './date-text';
import { Icon } from './icon';
import { VisuallyHidden } from './layout';
import { useUi } from './ui-provider';
import * as css from './amount.module.css';
import * as dotted from './dotted.module.css';

export interface AmountProps {
  /** Halalas (bigint), or riyals as a decimal string. Never a float. */
  value: AmountValue;
  /**
   * Income gets a plus and the primary colour, an expense a minus, so that the sign shows the difference without
   * colour.
   */
  signed?: boolean;
  /** Shows a sign without the colour of income: for a difference, or for money that has no entry yet. */
  plain?: boolean;
  /** Shows the unit in small type after the number. */
  unit?: boolean;
  weight?: 'normal' | 'strong';
  className?: string;
}

/** An amount with two decimals and digits of equal width, always displayed left to right. */
export function Amount({ value, signed, plain, unit, weight = 'strong', className }: AmountProps) {
  const { word } = useUi();
  const income = signed && !plain && amountSign(value) > 0;
  return (
    <span className={classNames(css.amount, weight === 'strong' && css.strong, income && css.income, className)}>
      <bdi dir="ltr">{amountText(value, signed)}</bdi>
      {unit ? <span className={css.unit}>{` ${word('riyal')}`}</span> : null}
    </span>
  );
}

/**
 * A total in the other currency of the settings, with the day of its rate; nothing when the settings show riyals only.
 * For display only: every account, entry and transfer is in riyals.
 */
export function InOtherCurrency({ value }: { value: AmountValue }) {
  const { word, language, dateFormat, otherCurrency } = useUi();
  if (!otherCurrency) return null;
  return (
    <span className={css.other}>
      {`${word('about')} `}
      <bdi dir="ltr">{otherCurrencyText(value, otherCurrency.sar)}</bdi>
      {` ${word(otherCurrency.code)}${word('atRateOf')} `}
      <bdi>{dualDateText(otherCurrency.on, language, dateFormat).gregorian}</bdi>
    </span>
  );
}

export interface DualDateProps {
  /** `YYYY-MM-DD`, or a moment with its time zone; shown in Asia/Riyadh. */
  iso: string;
  withTime?: boolean;
  /** Shows the Gregorian date in digits, for narrow places. */
  short?: boolean;
}

/** The Umm al-Qura date in the text colour, then a dot and the Gregorian date in a lighter grey. */
export function DualDate({ iso, withTime, short }: DualDateProps) {
  const { language, dateFormat } = useUi();
  const text = dualDateText(iso, language, dateFormat, withTime);
  return (
    <time dateTime={iso} className={classNames(css.date, css.day, dotted.dotted)}>
      <bdi className={css.hijri}>{text.hijri}</bdi>{' '}
      <span className={css.gregorian}>
        {short ? <bdi dir="ltr">{text.digits}</bdi> : <bdi>{text.gregorian}</bdi>}
        {text.time ? (
          <>
            {'\u00a0· '}
            <bdi>{text.time}</bdi>
          </>
        ) : null}
      </span>
    </time>
  );
}

/**
 * A period of days, both included; of one day, that day: the Hijri days, then the Gregorian days in brackets and a
 * lighter grey.
 */
export function DualPeriod({ from, to }: { from: string; to: string }) {
  const { language, dateFormat } = useUi();
  if (from === to) return <DualDate iso={from} />;
  const [first, last] = [dualDateText(from, language, dateFormat), dualDateText(to, language, dateFormat)];
  const hijri = spanOf(first.hijri, last.hijri);
  const gregorian = spanOf(first.gregorian, last.gregorian);
  return (
    <span className={css.date}>
      <bdi className={css.hijri}>{hijri[0]}</bdi> – <bdi className={css.hijri}>{hijri[1]}</bdi>{' '}
      <span className={css.gregorianDays}>
        (<bdi>{gregorian[0]}</bdi> – <bdi>{gregorian[1]}</bdi>)
      </span>
    </span>
  );
}

/** Digits, codes and addresses, displayed left to right inside Arabic text. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}

/** As `Ltr`, for texts of any length, such as the name of a file or an error: they may break anywhere. */
export function LongLtr({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" className={css.wraps}>
      {children}
    </bdi>
  );
}

export interface CopyButtonProps {
  text: string;
  label: string;
  size?: 'small' | 'middle';
  onColour?: boolean;
}

/** Copies a text and confirms it for two seconds. */
export function CopyButton({ text, label, size = 'small' }: CopyButtonProps) {
  const { word } = useUi();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <>
      <IconButton
        size={size}
        label={copied ? word('copied') : label}
        icon={copied ? <Icon.Check size={18} /> : <Icon.Copy size={18} />}
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      />
      <VisuallyHidden>
        <span role="status">{copied ? word('copied') : ''}</span>
      </VisuallyHidden>
    </>
  );
}

export interface IbanProps {
  /** 24 characters; spaces are ignored. */
  value: string;
  copy?: boolean;
}

/** A Saudi IBAN in groups of four; it is copied without spaces. */
export function Iban({ value, copy = true }: IbanProps) {
  const { word } = useUi();
  const bare = value.replace(/\s+/g, '').toUpperCase();
  return (
    <span className={css.iban} data-wq-long="">
      <bdi dir="ltr">{groupIban(bare)}</bdi>
      {copy ? <CopyButton text={bare} label={word('copyIban')} /> : null}
    </span>
  );
}
