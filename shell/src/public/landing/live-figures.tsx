import { parseSignedAmount, shortAmount } from '@waqf/money';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import type { PublicStats } from '@waqf/contracts/reporting';
import { displayNumber } from '@waqf/formats';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { Button, Icon, SkeletonBar, useUi } from '@waqf/ui/core';
import { getPublicStats } from './get-public-stats';
import * as css from './live-figures.module.css';

const messages = defineMessages({
  name: { ar: 'أرقام المنصة', en: 'The platform in figures' },
  fresh: { ar: 'أرقام المنصة الآن، حُدّثت قبل أقل من دقيقة', en: 'The platform now, updated less than a minute ago' },
  updated: {
    ar: {
      one: 'أرقام المنصة، حُدّثت قبل دقيقة',
      two: 'أرقام المنصة، حُدّثت قبل دقيقتين',
      few: 'أرقام المنصة، حُدّثت قبل {count} دقائق',
      many: 'أرقام المنصة، حُدّثت قبل {count} دقيقة',
      other: 'أرقام المنصة، حُدّثت قبل {count} دقيقة',
    },
    en: { one: 'The platform, updated a minute ago', other: 'The platform, updated {count} minutes ago' },
  },
  waqfs: {
    ar: { one: 'وقف معتمد', two: 'وقفان معتمدان', few: 'أوقاف معتمدة', many: 'وقفًا معتمدًا', other: 'وقف معتمد' },
    en: { one: 'approved waqf', other: 'approved waqfs' },
  },
  distributed: { ar: 'غلة قُسمت على المستحقين هذا العام', en: 'yield divided among beneficiaries this year' },
  one: { ar: 'ريال', en: 'SAR' },
  million: { ar: 'مليون ريال', en: 'million SAR' },
  billion: { ar: 'مليار ريال', en: 'billion SAR' },
  beneficiaries: {
    ar: {
      one: 'مستفيد له حساب نشط',
      two: 'مستفيدان لهما حسابان نشطان',
      few: 'مستفيدين لهم حسابات نشطة',
      many: 'مستفيدًا لهم حسابات نشطة',
      other: 'مستفيد لهم حسابات نشطة',
    },
    en: { one: 'beneficiary with an active account', other: 'beneficiaries with active accounts' },
  },
  days: {
    ar: { one: 'يوم', two: 'يومان', few: 'أيام', many: 'يومًا', other: 'يوم' },
    en: { one: 'day', other: 'days' },
  },
  underADay: { ar: 'أقل من يوم', en: 'Under a day' },
  toApproval: { ar: 'متوسط المدة من رفع الصكوك إلى الاعتماد', en: 'on average from deeds to approval' },
  failed: { ar: 'تعذر عرض أرقام المنصة الآن.', en: 'The figures cannot be shown right now.' },
});

/** Minutes since a time, updated while the page is open. */
function useMinutesSince(moment: string | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === undefined ? 0 : Math.max(0, Math.floor((now - Date.parse(moment)) / 60_000));
}

interface Figure {
  key: string;
  value: ReactNode;
  label: string;
}

/** Digits, followed by their unit in small type. */
function Value({ digits, unit }: { digits: string; unit?: string }) {
  return (
    <>
      <bdi dir="ltr">{digits}</bdi>
      {unit ? <span className={css.unit}>{unit}</span> : null}
    </>
  );
}

/** The figures in words. A figure that cannot be measured is left out, never invented. */
function useFigures(): (stats: PublicStats) => Figure[] {
  const t = useMessages(messages);
  return (stats) => {
    const distributed = shortAmount(parseSignedAmount(stats.distributedThisYear));
    const days = stats.averageDaysToApproval;
    return [
      {
        key: 'waqfs',
        value: <Value digits={displayNumber(stats.approvedWaqfs)} />,
        label: t('waqfs', { count: stats.approvedWaqfs }),
      },
      {
        key: 'distributed',
        value: <Value digits={distributed.digits} unit={t(distributed.scale)} />,
        label: t('distributed'),
      },
      {
        key: 'beneficiaries',
        value: <Value digits={displayNumber(stats.beneficiariesWithAccounts)} />,
        label: t('beneficiaries', { count: stats.beneficiariesWithAccounts }),
      },
      ...(days === null
        ? []
        : [
            {
              key: 'days',
              value:
                days < 1 ? (
                  <span className={css.words}>{t('underADay')}</span>
                ) : (
                  <Value digits={displayNumber(days)} unit={t('days', { count: days })} />
                ),
              label: t('toApproval'),
            },
          ]),
    ];
  };
}

/** The platform's own figures, fetched when the page opens. Their space is reserved while they load. */
export function LiveFigures() {
  const t = useMessages(messages);
  const { word } = useUi();
  const { data, isError, isFetching, refetch } = useQuery(getPublicStats());
  const figuresOf = useFigures();
  const minutes = useMinutesSince(data?.stats.updatedAt);
  if (isError) {
    return (
      <Strip name={t('name')}>
        <div className={css.failed} role="status">
          <span>{t('failed')}</span>
          <Button size="small" loading={isFetching} icon={<Icon.Refresh size={16} />} onClick={() => void refetch()}>
            {word('retry')}
          </Button>
        </div>
      </Strip>
    );
  }
  if (!data) {
    return (
      <Strip name={t('name')}>
        <div role="status" aria-busy aria-label={word('loading')}>
          <p className={css.state}>
            <SkeletonBar width={200} height={14} />
          </p>
          <div className={css.figures}>
            {[96, 150, 84, 110].map((width) => (
              <div key={width} className={css.figure}>
                <div className={css.boneValue}>
                  <SkeletonBar width={width} height={28} />
                </div>
                <div className={css.boneLabel}>
                  <SkeletonBar width="70%" height={13} />
                </div>
              </div>
            ))}
          </div>
        </div>
      </Strip>
    );
  }
  return (
    <Strip name={t('name')}>
      <p className={css.state}>
        <span className={css.dot} aria-hidden />
        {minutes === 0 ? t('fresh') : t('updated', { count: minutes })}
      </p>
      <dl className={css.figures}>
        {figuresOf(data.stats).map((figure) => (
          <div key={figure.key} className={css.figure}>
            <dt>{figure.label}</dt>
            <dd>{figure.value}</dd>
          </div>
        ))}
      </dl>
    </Strip>
  );
}

function Strip({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section id="figures" className={css.strip} aria-label={name}>
      {children}
    </section>
  );
}
