import type { ReactNode } from 'react';
import { defineMessages, useMessages } from '@waqf/platform-web';
import {
  Amount,
  Confidence,
  DualDate,
  Icon,
  IconTile,
  List,
  ListRow,
  MoneyPanel,
  Progress,
  StatusTag,
  Surface,
} from '@waqf/ui/core';
import * as css from './role-pictures.module.css';

const messages = defineMessages({
  sample: { ar: 'نموذج', en: 'Sample' },
  deed: { ar: 'صك وقفية', en: 'Waqf deed' },
  deedNote: { ar: 'حقلان مؤكدان، وحقل للمراجعة', en: 'Two fields certain, one to check' },
  name: { ar: 'اسم الوقف', en: 'Name of the waqf' },
  nameValue: { ar: 'وقف طلبة العلم', en: 'Students of Knowledge waqf' },
  purpose: { ar: 'الغرض من الوقف', en: 'Purpose' },
  purposeValue: { ar: 'نشر العلم الشرعي وكفالة طلابه', en: 'Teaching, and support of its students' },
  date: { ar: 'تاريخ الصك', en: 'Date of the deed' },
  entries: { ar: 'حركات الحساب الرئيسي', en: 'Entries of the main account' },
  entriesNote: { ar: 'بالريال', en: 'in SAR' },
  rent: { ar: 'إيجار الدور الأرضي', en: 'Rent, ground floor' },
  rentKind: { ar: 'إيراد · إيجارات', en: 'Income · rent' },
  lift: { ar: 'صيانة المصاعد', en: 'Lift maintenance' },
  liftKind: { ar: 'مصروف · صيانة', en: 'Expense · upkeep' },
  offices: { ar: 'إيجار المكاتب', en: 'Rent, offices' },
  next: { ar: 'دفعتك القادمة', en: 'Your next payment' },
  estimate: { ar: 'تقديرية حتى يُعتمد التوزيع', en: 'An estimate until the distribution is approved' },
  wallet: { ar: 'محفظتك', en: 'Your wallet' },
  firstQuarter: { ar: 'وقف برج النخيل', en: 'Palm Tower waqf' },
  arrived: { ar: 'أُودعت', en: 'Paid' },
  platform: { ar: 'صحة النظام', en: 'System health' },
  database: { ar: 'قاعدة البيانات', en: 'Database' },
  store: { ar: 'مخزن الصكوك', en: 'Store of deeds' },
  bank: { ar: 'الربط بالمصرف', en: 'Bank connection' },
  healthy: { ar: 'سليم', en: 'Healthy' },
  unknown: { ar: 'غير متاح', en: 'Not available' },
  release: { ar: 'إصدار واجهة الناظر، نسبة التجربة', en: 'Nazir release, share on trial' },
});

interface PictureProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** A screen of the product in small, made of the kit's own parts; it says that it is a sample. */
function Picture({ title, note, children }: PictureProps) {
  const t = useMessages(messages);
  return (
    <figure className={css.ground}>
      <Surface raised className={css.screen}>
        <figcaption className={css.head}>
          <span className={css.title}>{title}</span>
          {note ? <span className={css.note}>{note}</span> : null}
          <StatusTag tone="neutral">{t('sample')}</StatusTag>
        </figcaption>
        {children}
      </Surface>
    </figure>
  );
}

export function WaqifPicture() {
  const t = useMessages(messages);
  const fields = [
    { label: t('name'), value: t('nameValue'), state: 'certain' },
    { label: t('purpose'), value: t('purposeValue'), state: 'certain' },
    { label: t('date'), value: <DualDate iso="2019-11-27" short />, state: 'check' },
  ] as const;
  return (
    <Picture title={t('deed')} note={t('deedNote')}>
      <dl className={css.fields}>
        {fields.map(({ label, value, state }) => (
          <div key={label} className={css.field}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            <dd className={css.end}>
              <Confidence state={state} />
            </dd>
          </div>
        ))}
      </dl>
    </Picture>
  );
}

export function NazirPicture() {
  const t = useMessages(messages);
  const entries = [
    { title: t('rent'), text: t('rentKind'), amount: '121500.00' },
    { title: t('lift'), text: t('liftKind'), amount: '-8350.00' },
    { title: t('offices'), text: t('rentKind'), amount: '64800.00' },
  ];
  return (
    <Picture title={t('entries')} note={t('entriesNote')}>
      <List>
        {entries.map(({ title, text, amount }) => (
          <ListRow
            key={title}
            lead={
              <IconTile
                icon={amount.startsWith('-') ? <Icon.Out /> : <Icon.In />}
                tone={amount.startsWith('-') ? 'neutral' : 'success'}
              />
            }
            title={title}
            text={text}
            value={<Amount value={amount} signed />}
          />
        ))}
      </List>
    </Picture>
  );
}

export function BeneficiaryPicture() {
  const t = useMessages(messages);
  return (
    <Picture title={t('wallet')}>
      <div className={css.panel}>
        <MoneyPanel label={t('next')} amount={<Amount value="30185.06" unit />} note={t('estimate')} />
      </div>
      <List>
        <ListRow
          lead={<IconTile icon={<Icon.In />} tone="success" />}
          title={t('firstQuarter')}
          text={<DualDate iso="2026-09-20" short />}
          value={<Amount value="30185.06" signed />}
          end={
            <StatusTag tone="success" icon={<Icon.Check size={15} />}>
              {t('arrived')}
            </StatusTag>
          }
        />
      </List>
    </Picture>
  );
}

export function AdminPicture() {
  const t = useMessages(messages);
  const parts = [
    { name: t('database'), icon: <Icon.Server />, known: true },
    { name: t('store'), icon: <Icon.File />, known: true },
    { name: t('bank'), icon: <Icon.Waqf />, known: false },
  ];
  return (
    <Picture title={t('platform')}>
      <List>
        {parts.map(({ name, icon, known }) => (
          <ListRow
            key={name}
            lead={<IconTile icon={icon} tone={known ? 'success' : 'neutral'} />}
            title={name}
            end={
              known ? (
                <StatusTag tone="success" icon={<Icon.Check size={15} />}>
                  {t('healthy')}
                </StatusTag>
              ) : (
                <StatusTag tone="neutral" icon={<Icon.Minus size={15} />}>
                  {t('unknown')}
                </StatusTag>
              )
            }
          />
        ))}
      </List>
      <div className={css.release}>
        <Progress percent={10} label={t('release')} />
      </div>
    </Picture>
  );
}
