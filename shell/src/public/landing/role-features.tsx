import { useState, type ReactElement } from 'react';
import type { Role } from '@waqf/contracts/identity';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { Icon, IconTile, Tabs } from '@waqf/ui/core';
import { RolePicture } from './role-pictures';
import { SectionHeading } from './section-heading';
import * as css from './role-features.module.css';

const messages = defineMessages({
  title: { ar: 'لكل دور في الوقف ما يحتاجه', en: 'What each role in a waqf needs' },
  lead: { ar: 'اختر دورك لترى ما تنجزه من المنصة.', en: 'Choose your role to see what you do here.' },
  tabs: { ar: 'الأدوار', en: 'Roles' },
  waqif: { ar: 'الواقف', en: 'Founder' },
  nazir: { ar: 'الناظر', en: 'Nazir' },
  beneficiary: { ar: 'المستفيد', en: 'Beneficiary' },
  admin: { ar: 'مدير النظام', en: 'Administrator' },
  readTitle: { ar: 'الصكوك تُقرأ أمامك', en: 'The deeds are read in front of you' },
  readText: {
    ar: 'كل حقل مستخرج معروض بجانب موضعه في الصك مع درجة الثقة، وتصححه قبل الاعتماد.',
    en: 'Each field stands beside its place in the deed with its confidence; you correct it before approving.',
  },
  lockTitle: { ar: 'اعتماد يقفل البيانات', en: 'An approval that locks the data' },
  lockText: {
    ar: 'بعد الاعتماد لا يتغير شرط ولا نسبة إلا بصك جديد توافق عليه.',
    en: 'After it, no condition or share changes except by a new deed that you approve.',
  },
  accountTitle: { ar: 'حساب رئيسي باسم الوقف', en: 'A main account in the waqf’s name' },
  accountText: {
    ar: 'يُفتح عند الاعتماد، وترى رصيده وحركاته كما يراها الناظر.',
    en: 'Opened on approval; you see its balance and entries as the nazir does.',
  },
  bookTitle: { ar: 'كل إيراد ومصروف قيد', en: 'Every income and expense an entry' },
  bookText: {
    ar: 'القيد لا يُعدَّل ولا يُحذف، والتصحيح قيد عكسي ظاهر.',
    en: 'An entry is never changed or deleted; a correction is a visible reversal.',
  },
  shareTitle: { ar: 'توزيع بشرط الواقف', en: 'Distribution by the founder’s terms' },
  shareText: {
    ar: 'تُحسب الحصص حتى آخر هللة، وبجانب كل مبلغ الشرط الذي أوجبه.',
    en: 'Shares are worked out to the last halala, each beside the condition behind it.',
  },
  peopleTitle: { ar: 'مستفيدون بحسابات فرعية', en: 'Beneficiaries with sub-accounts' },
  peopleText: {
    ar: 'يُفتح لكل مستفيد حساب فرعي، ويُنبَّه الناظر إن تجاوزت النسب المئة.',
    en: 'Each gets a sub-account, and the nazir is warned when shares exceed 100%.',
  },
  nextTitle: { ar: 'ما لك، ومتى يصل', en: 'What is yours, and when' },
  nextText: {
    ar: 'الدفعة القادمة ومقدارها أول ما تراه، وتبقى تقديرية حتى تُعتمد.',
    en: 'The next payment comes first, marked as an estimate until it is approved.',
  },
  whyTitle: { ar: 'لماذا هذا المبلغ', en: 'Why this amount' },
  whyText: {
    ar: 'نص الشرط ونسبتك وطريقة الحساب في صفحة واحدة.',
    en: 'The condition, your share and the sum on one page.',
  },
  phoneTitle: { ar: 'صُممت للجوال', en: 'Made for the phone' },
  phoneText: {
    ar: 'تقرأ رصيدك ودفعاتك بيد واحدة، بالعربية أو الإنجليزية.',
    en: 'Read your balance and payments with one hand, in Arabic or English.',
  },
  healthTitle: { ar: 'حالة تُقاس ولا تُفترض', en: 'Health that is measured' },
  healthText: {
    ar: 'ما لا يمكن قياسه يظهر «غير متاح» بدل رقم مُفترض.',
    en: 'What cannot be measured says “not available” instead of a guess.',
  },
  accessTitle: { ar: 'صلاحية لكل دور', en: 'Rights by role' },
  accessText: {
    ar: 'الخادم يتحقق من كل طلب، ومن لا صلة له بالوقف لا يراه.',
    en: 'The server checks every request; whoever has no part in a waqf does not see it.',
  },
  releaseTitle: { ar: 'إصدارات قابلة للتراجع', en: 'Releases that roll back' },
  releaseText: {
    ar: 'تُنشر واجهة كل دور وحدها، ويعود الإصدار السابق بزر واحد.',
    en: 'Each role’s screens are released alone; the previous version is one press away.',
  },
});

type Key = keyof typeof messages;
interface RoleTab {
  key: Role;
  points: { icon: ReactElement; title: Key; text: Key }[];
}

const roles: RoleTab[] = [
  {
    key: 'waqif',
    points: [
      { icon: <Icon.FileSearch />, title: 'readTitle', text: 'readText' },
      { icon: <Icon.Lock />, title: 'lockTitle', text: 'lockText' },
      { icon: <Icon.Waqf />, title: 'accountTitle', text: 'accountText' },
    ],
  },
  {
    key: 'nazir',
    points: [
      { icon: <Icon.Scale />, title: 'bookTitle', text: 'bookText' },
      { icon: <Icon.HandCoins />, title: 'shareTitle', text: 'shareText' },
      { icon: <Icon.People />, title: 'peopleTitle', text: 'peopleText' },
    ],
  },
  {
    key: 'beneficiary',
    points: [
      { icon: <Icon.Wallet />, title: 'nextTitle', text: 'nextText' },
      { icon: <Icon.Help />, title: 'whyTitle', text: 'whyText' },
      { icon: <Icon.Mobile />, title: 'phoneTitle', text: 'phoneText' },
    ],
  },
  {
    key: 'admin',
    points: [
      { icon: <Icon.Server />, title: 'healthTitle', text: 'healthText' },
      { icon: <Icon.Shield />, title: 'accessTitle', text: 'accessText' },
      { icon: <Icon.Undo />, title: 'releaseTitle', text: 'releaseText' },
    ],
  },
];

/** What the product does for each role, beside one of its screens. */
export function RoleFeatures() {
  const t = useMessages(messages);
  const [role, setRole] = useState<string>('waqif');
  return (
    <section id="features" className={css.section} aria-labelledby="features-title">
      <SectionHeading id="features-title" title={t('title')}>
        {t('lead')}
      </SectionHeading>
      <Tabs
        label={t('tabs')}
        value={role}
        onChange={setRole}
        items={roles.map(({ key, points }) => ({
          key,
          label: t(key),
          content: (
            <div className={css.role}>
              <ul className={css.points}>
                {points.map(({ icon, title, text }) => (
                  <li key={title}>
                    <IconTile icon={icon} tone="success" />
                    <div>
                      <h3>{t(title)}</h3>
                      <p>{t(text)}</p>
                    </div>
                  </li>
                ))}
              </ul>
              <RolePicture role={key} />
            </div>
          ),
        }))}
      />
    </section>
  );
}
