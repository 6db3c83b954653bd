import { defineMessages, useMessages } from '@waqf/platform-web';
import { Avatar, Icon, StatusTag, Surface } from '@waqf/ui/core';
import { SectionHeading } from './section-heading';
import * as css from './sample-voices.module.css';

const messages = defineMessages({
  title: { ar: 'كيف تبدو التجربة', en: 'What it is like' },
  tag: { ar: 'نماذج توضيحية', en: 'Illustrations' },
  note: {
    ar: 'الأقوال والأسماء أدناه أمثلة على الاستخدام وليست شهادات حقيقية.',
    en: 'The words and people below are examples of use, not real testimonials.',
  },
  waqifWords: {
    ar: 'كنت أحتفظ بصك والدي في خزنة البيت. اليوم أعرف كم أغلّ الوقف هذا الشهر وأين ذهب كل ريال.',
    en: 'My father’s deed used to lie in a safe at home. Now I know what the waqf yielded this month and where each riyal went.',
  },
  waqifName: { ar: 'نموذج واقف', en: 'Sample founder' },
  waqifInitial: { ar: 'و', en: 'W' },
  waqifWho: { ar: 'وقف ذُرّي، الرياض', en: 'Family waqf, Riyadh' },
  nazirWords: {
    ar: 'أعرض على المستفيد سبب المبلغ بنص شرط الواقف، فينتهي السؤال.',
    en: 'I show the beneficiary the condition behind the amount, and the question is settled.',
  },
  nazirName: { ar: 'نموذج ناظر', en: 'Sample nazir' },
  nazirInitial: { ar: 'ن', en: 'N' },
  nazirWho: { ar: 'ثلاثة أوقاف تجارية', en: 'Three commercial waqfs' },
  beneficiaryWords: {
    ar: 'أفتح الصفحة مرة في الشهر، فأرى موعد الدفعة القادمة ومقدارها.',
    en: 'I open the page once a month and see when the next payment comes and how much it is.',
  },
  beneficiaryName: { ar: 'نموذج مستفيدة', en: 'Sample beneficiary' },
  beneficiaryInitial: { ar: 'م', en: 'B' },
  beneficiaryWho: { ar: 'حساب فرعي نشط', en: 'Active sub-account' },
});

const people = ['waqif', 'nazir', 'beneficiary'] as const;

/** What using the product may be like. The quotes are invented, and labelled so above them. */
export function SampleVoices() {
  const t = useMessages(messages);
  return (
    <section aria-labelledby="voices-title">
      <SectionHeading id="voices-title" title={t('title')}>
        <StatusTag tone="info" icon={<Icon.Info size={15} />}>
          {t('tag')}
        </StatusTag>{' '}
        {t('note')}
      </SectionHeading>
      <ul className={css.voices}>
        {people.map((person) => (
          <li key={person}>
            <Surface className={css.card}>
              <blockquote>{t(`${person}Words`)}</blockquote>
              <div className={css.who}>
                <Avatar name={t(`${person}Initial`)} />
                <div>
                  <div className={css.name}>{t(`${person}Name`)}</div>
                  <div className={css.place}>{t(`${person}Who`)}</div>
                </div>
              </div>
            </Surface>
          </li>
        ))}
      </ul>
    </section>
  );
}
