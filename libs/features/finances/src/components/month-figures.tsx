import type { MonthsAnswer } from '@waqf/contracts/finances';
import { displayGregorian } from '@waqf/formats';
import { parseSignedAmount } from '@waqf/money';
import { useLanguage, useMessages, type Translate } from '@waqf/platform-web';
import { Amount, Dotted, Icon, StatStrip } from '@waqf/ui/core';
import { financesPageMessages } from '../messages/finances.messages';
import { hijriMonths, monthName } from '../model/month-name';
import { firstAndLastDay } from '../model/period';

/** The balance now, and income and expenses of the current month in Riyadh, as the server computed them. */
export function MonthCards({ answer }: { answer: MonthsAnswer }) {
  const t = useMessages(financesPageMessages);
  const { language } = useLanguage();
  const { current } = answer;
  const month = displayGregorian(firstAndLastDay(current.year, current.month).from, language, 'monthName');
  const gregorian = monthName(current.year, current.month, language);
  const hijri = hijriMonths(current.year, current.month, language);
  const expenses = parseSignedAmount(current.expenses);
  return (
    <StatStrip
      items={[
        {
          label: t('balance'),
          icon: <Icon.Wallet size={18} />,
          value: <Amount value={answer.balance} unit />,
          note: t('balanceNote'),
        },
        {
          label: t('monthIncome', { month }),
          icon: <Icon.In size={18} />,
          value: <Amount value={current.income} signed unit />,
          note: (
            <Dotted>
              {t('withCorpus')}
              {changeText(t, parseSignedAmount(current.income), current.incomeChange)}
              {gregorian}
              {hijri}
            </Dotted>
          ),
        },
        {
          label: t('monthExpense', { month }),
          icon: <Icon.Out size={18} />,
          value: <Amount value={-expenses} signed unit />,
          note: (
            <Dotted>
              {changeText(t, expenses, current.expensesChange)}
              {gregorian}
              {hijri}
            </Dotted>
          ),
        },
      ]}
    />
  );
}

/** A month in which more was reversed than recorded is below zero: that is said, as no share of another month fits. */
function changeText(t: Translate<typeof financesPageMessages>, figure: bigint, change: number | null): string | null {
  if (figure < 0n) return t('mostlyReversed');
  if (change === null) return null;
  return change === 0 ? t('changeNone') : t(change > 0 ? 'changeUp' : 'changeDown', { change: Math.abs(change) });
}
