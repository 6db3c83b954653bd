import { parseAmount } from '@waqf/money';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { Amount, Icon, Seal, StatusTag } from '@waqf/ui/core';
import { waterfallOf } from './waterfall';
import * as css from './hero-sample.module.css';

const messages = defineMessages({
  sample: { ar: 'نموذج', en: 'Sample' },
  waqf: { ar: 'وقف برج النخيل', en: 'Palm Tower waqf' },
  run: { ar: 'توزيع غلة الربع الأول 1448هـ، بالريال', en: 'Distribution of the first quarter, 1448 AH, in SAR' },
  lines: { ar: 'أين ذهب كل ريال من الغلة', en: 'Where each riyal of the yield went' },
  whole: { ar: 'إجمالي الغلة', en: 'Total yield' },
  upkeep: { ar: 'العمارة والصيانة', en: 'Upkeep' },
  reserve: { ar: 'الاحتياطي', en: 'Reserve' },
  fee: { ar: 'أجرة الناظر', en: 'Nazir’s fee' },
  left: { ar: 'حصص المستفيدين', en: 'Beneficiaries’ shares' },
  condition: {
    ar: '«يُبدأ من الغلة بعمارة الوقف وإصلاحه، ثم يُحبس عُشرها احتياطًا»',
    en: '“The yield first pays for upkeep and repair; then a tenth of it is kept in reserve.”',
  },
  source: { ar: 'شرط الواقف، البند الأول', en: 'The founder’s condition, first clause' },
});

/** The invented waqf of the product's screenshots; the card says that it is a sample. */
const bars = waterfallOf(
  parseAmount('486000.00'),
  [
    { key: 'upkeep', amount: parseAmount('62350.00') },
    { key: 'reserve', amount: parseAmount('42365.00') },
    { key: 'fee', amount: parseAmount('19064.25') },
  ],
  'left',
  'whole',
);

/** The product itself in the hero: where each riyal went, and the founder's condition for it. */
export function HeroSample() {
  const t = useMessages(messages);
  return (
    <figure className={css.card}>
      <figcaption className={css.head}>
        <Seal approved />
        <span className={css.title}>
          <span className={css.waqf}>{t('waqf')}</span>
          <span className={css.run}>{t('run')}</span>
        </span>
        <StatusTag tone="neutral">{t('sample')}</StatusTag>
      </figcaption>
      <dl className={css.lines} aria-label={t('lines')}>
        {bars.map((bar) => (
          <div key={bar.key} className={css.line} data-kind={bar.kind}>
            <dt>{t(bar.key)}</dt>
            <dd className={css.track} aria-hidden>
              <span className={css.bar} style={{ insetInlineStart: `${bar.start}%`, inlineSize: `${bar.length}%` }} />
            </dd>
            <dd className={css.amount}>
              <Amount value={bar.amount} weight={bar.kind === 'left' ? 'strong' : 'normal'} />
            </dd>
          </div>
        ))}
      </dl>
      <blockquote className={css.condition}>
        <Icon.Quote size={18} />
        <p>
          {t('condition')} <span className={css.source}>{t('source')}</span>
        </p>
      </blockquote>
    </figure>
  );
}
