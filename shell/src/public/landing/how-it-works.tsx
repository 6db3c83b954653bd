import { defineMessages, useMessages } from '@waqf/platform-web';
import { FounderFilm } from './founder-film';
import { SectionHeading } from './section-heading';
import * as css from './how-it-works.module.css';

const messages = defineMessages({
  title: { ar: 'كيف تعمل المنصة', en: 'How it works' },
  lead: { ar: 'أربع خطوات، وتعرف في كل لحظة ما الذي بقي.', en: 'Four steps, and you always know what is left.' },
  uploadTitle: { ar: 'أضف الصكوك الثلاثة', en: 'Add the three deeds' },
  uploadText: {
    ar: 'صك الملكية وصك الوقفية وصك النظارة كما صدرت، ملفات PDF أو صورًا. وإن لم تكن معك فابدأ بالاسم وأضفها لاحقًا.',
    en: 'The property, waqf and nazir deeds as they were issued, PDF or pictures. Without them, start with the name.',
  },
  uploadNote: { ar: 'لا تكتب ما هو مكتوب في الصك', en: 'No need to type what the deed says' },
  createTitle: { ar: 'سمّ الوقف', en: 'Name the waqf' },
  createText: {
    ar: 'نقترح اسمه ووصفه من صك الوقفية، ويبقى مسودة حتى تعتمده.',
    en: 'We suggest a name and description from the waqf deed; it stays a draft until you approve it.',
  },
  createNote: { ar: 'تتركه وتعود إليه متى شئت', en: 'Leave it and come back whenever you like' },
  reviewTitle: { ar: 'راجع ما استُخرج', en: 'Review what was read' },
  reviewText: {
    ar: 'تقارن كل حقل بصفحة الصك، وتصحح ما يلزم.',
    en: 'Compare each field with its page, and correct what is needed.',
  },
  reviewNote: { ar: 'يبقى ما قُرئ وما صححته', en: 'Both readings and corrections are kept' },
  approveTitle: { ar: 'اعتمد الوقف', en: 'Approve the waqf' },
  approveText: {
    ar: 'تُقفل البيانات، ويُربط الناظر، ويُفتح الحساب الرئيسي.',
    en: 'Data is locked, the nazir linked, the main account opened.',
  },
  approveNote: { ar: 'يصل الإشعار إلى الأطراف', en: 'Everyone concerned is notified' },
});

const steps = ['upload', 'create', 'review', 'approve'] as const;

/** The founder's steps from the deeds to an approved waqf, in the order of the start page. */
export function HowItWorks() {
  const t = useMessages(messages);
  return (
    <section id="how" className={css.section} aria-labelledby="how-title">
      <SectionHeading id="how-title" title={t('title')}>
        {t('lead')}
      </SectionHeading>
      <FounderFilm />
      <ol className={css.steps}>
        {steps.map((step, index) => (
          <li key={step}>
            <span className={css.round} aria-hidden>
              {index + 1}
            </span>
            <div className={css.words}>
              <h3>{t(`${step}Title`)}</h3>
              <p>{t(`${step}Text`)}</p>
              <p className={css.note}>{t(`${step}Note`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
