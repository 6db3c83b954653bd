import { defineMessages, useMessages } from '@waqf/platform-web';
import { Icon } from '@waqf/ui/core';
import { SectionHeading } from './section-heading';
import * as css from './questions.module.css';

const messages = defineMessages({
  title: { ar: 'الأسئلة الشائعة', en: 'Questions and answers' },
  lead: { ar: 'ما يسأل عنه الواقفون والنظار قبل أن يبدؤوا.', en: 'What founders and nazirs ask before they begin.' },
  deedsQ: { ar: 'ما الذي أحتاجه لأبدأ؟', en: 'What do I need to begin?' },
  deedsA: {
    ar: 'حساب في النفاذ الوطني الموحد، وثلاث وثائق: صك الملكية وصك الوقفية وصك النظارة، بصيغة PDF أو JPEG أو PNG. يمكنك إنشاء المسودة أولًا ورفع الصكوك لاحقًا.',
    en: 'A Nafath account and three documents: the property, waqf and nazir deeds, as PDF, JPEG or PNG. You may create the draft first and upload them later.',
  },
  officialQ: {
    ar: 'هل تُغني المنصة عن توثيق الوقف لدى الجهات المختصة؟',
    en: 'Does it replace registering the waqf with the authorities?',
  },
  officialA: {
    ar: 'لا. المنصة تدير وقفًا له صكوك صادرة، ولا تُصدر صكًا ولا تُعدّله. الاعتماد فيها إقرار من الواقف بصحة البيانات المستخرجة.',
    en: 'No. It manages a waqf whose deeds have been issued; it neither issues nor changes a deed. Approval here means that the founder confirms the data that was read.',
  },
  wrongQ: { ar: 'ماذا لو أخطأت القراءة الآلية؟', en: 'What if the reading is wrong?' },
  wrongA: {
    ar: 'تراجع كل حقل بجانب موضعه في الصك وتصححه قبل الاعتماد. يُحفظ تصحيحك منفصلًا عما قُرئ، مع من صحّح ومتى. وإن تعذرت قراءة صك ظهر السبب، وترفعه من جديد.',
    en: 'You review each field beside its place in the deed and correct it before approving. Corrections are kept apart from what was read, with who and when. If a deed cannot be read you see why, and upload it again.',
  },
  changeQ: { ar: 'هل يتغير شيء بعد الاعتماد؟', en: 'Can anything change after the approval?' },
  changeA: {
    ar: 'تُقفل البيانات. الصك الذي يُرفع بعد الاعتماد يفتح تعديلًا لا يسري منه شيء حتى يوافق عليه الواقف.',
    en: 'The data is locked. A deed uploaded afterwards opens an amendment, and nothing of it takes effect until the founder approves.',
  },
  moneyQ: { ar: 'من أين تأتي الأرصدة المعروضة؟', en: 'Where do the balances come from?' },
  moneyA: {
    ar: 'من دفتر قيود واحد بالقيد المزدوج وبالهللة، لا تُحذف منه حركة ولا تُعدَّل، والتصحيح قيد عكسي. وإذا اختلف رصيد المصرف عن الدفتر ظهر الفرق.',
    en: 'From one double-entry ledger in whole halalas. No entry is deleted or changed; a correction is a reversal. Where the bank’s balance differs from the books, the difference is shown.',
  },
  seeQ: { ar: 'من يرى بيانات الوقف؟', en: 'Who sees the data of a waqf?' },
  seeA: {
    ar: 'الواقف والناظر المعيّن ومدير النظام. المستفيد يرى حصته ودفعاته، ولا يرى شركاءه. ومن لا صلة له بالوقف لا يعلم بوجوده.',
    en: 'The founder, the appointed nazir and the administrator. A beneficiary sees their own share and payments, not those of others. Whoever has no part in a waqf cannot tell that it exists.',
  },
});

const questions = ['deeds', 'official', 'wrong', 'change', 'money', 'see'] as const;

/**
 * Questions that open in place; the browser's own disclosure element supports the keyboard and searching in the page.
 */
export function Questions() {
  const t = useMessages(messages);
  return (
    <section id="questions" className={css.section} aria-labelledby="questions-title">
      <SectionHeading id="questions-title" title={t('title')}>
        {t('lead')}
      </SectionHeading>
      <div className={css.list}>
        {questions.map((question) => (
          <details key={question} className={css.item}>
            <summary>
              <span>{t(`${question}Q`)}</span>
              <Icon.Down size={18} className={css.mark} />
            </summary>
            <p>{t(`${question}A`)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
