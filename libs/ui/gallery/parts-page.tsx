import { useState } from 'react';
import {
  Alert,
  Amount,
  Button,
  Card,
  Confidence,
  ConfirmDialog,
  CountdownRing,
  DescriptionList,
  DualDate,
  EmptyState,
  ErrorState,
  Grid,
  Iban,
  Icon,
  IconTile,
  ListSkeleton,
  MoreMenu,
  PageHead,
  Progress,
  Row,
  Seal,
  Stack,
  StageList,
  StarLattice,
  StatusTag,
  Steps,
  Tabs,
  Timeline,
  useToast,
} from '../src/core';
import { BarChart, RingChart } from '../src/data';
import { GalleryFrame, useSay } from './gallery-frame';

function Stages() {
  const say = useSay();
  const stages = say(
    'رُفع وفُحص الملف|قراءة الصفحة|تمييز نوع الصك|استخراج الحقول|تحقق من التواريخ والأرقام',
    'Uploaded and checked|Page read|Deed type found|Fields extracted|Dates and numbers checked',
  ).split('|');
  const at = (index: number) => (index < 3 ? 'done' : index === 3 ? 'active' : 'waiting');
  return (
    <Grid columns="3">
      <Card
        tone="active"
        title={say('صك الوقفية', 'Waqf deed')}
        extra={
          <StatusTag tone="info" icon={<Icon.Spinner size={15} />}>
            {say('يُقرأ الآن', 'Reading')}
          </StatusTag>
        }
      >
        <StageList
          stages={stages.map((label, index) => ({
            key: label,
            label,
            state: at(index),
            note: index < 3 ? say('2 ث', '2 s') : undefined,
          }))}
        />
        <Progress bare percent={70} label={say('قراءة الصك', 'Reading the deed')} />
      </Card>
      <Card
        tone="error"
        title={say('صك النظارة', 'Trusteeship deed')}
        extra={
          <StatusTag tone="error" icon={<Icon.Alert size={15} />}>
            {say('تعذرت القراءة', 'Not readable')}
          </StatusTag>
        }
      >
        <StageList
          stages={stages.slice(0, 4).map((label, index) => ({
            key: label,
            label,
            state: index < 3 ? 'done' : 'failed',
            note: index === 3 ? say('غير واضح', 'Not clear') : say('4.0 ث', '4.0 s'),
          }))}
        />
        <Alert tone="warning" title={say('رقم هوية الناظر غير مقروء', 'The trustee’s id cannot be read')}>
          {say(
            'الصورة مائلة ودقتها منخفضة. النسخة الحالية محفوظة، ولن تُحذف.',
            'The picture is tilted. The present copy is kept.',
          )}
        </Alert>
      </Card>
      <Card title={say('أصل الوقف', 'The asset')}>
        <DescriptionList
          items={[
            { label: say('رقم العقار', 'Property'), value: '340368897011' },
            { label: say('الموقع', 'Place'), value: say('الرياض، حي العليا', 'Riyadh, Olaya') },
            { label: say('الآيبان', 'IBAN'), value: <Iban value="SA0380000000608010167519" /> },
            { label: say('الاعتماد', 'Approved'), value: <DualDate iso="2026-06-16" /> },
          ]}
        />
        <Row wrap gap={8}>
          <Confidence state="certain" />
          <Confidence state="check" />
          <Confidence state="missing" />
        </Row>
      </Card>
    </Grid>
  );
}

function Overlays() {
  const say = useSay();
  const toast = useToast();
  const [open, setOpen] = useState(new URLSearchParams(location.search).has('dialog'));
  return (
    <Card title={say('فوق الصفحة', 'Over the page')}>
      <Row wrap gap={8}>
        <Button variant="primary" icon={<Icon.Exchange size={18} />} onClick={() => setOpen(true)}>
          {say('تحويل', 'Transfer')}
        </Button>
        <Button
          onClick={() =>
            toast.show({
              tone: 'success',
              title: say('تم التحويل', 'Transferred'),
              text: say('25,000.00 ريال إلى سلمان بن فهد العنزي', 'SAR 25,000.00 to Salman Al-Anzi'),
            })
          }
        >
          {say('تنبيه عابر', 'Toast')}
        </Button>
        <Button variant="soft">{say('لطيف', 'Soft')}</Button>
        <Button variant="danger">{say('إلغاء الطلب', 'Cancel request')}</Button>
        <Button variant="text">{say('نص', 'Text')}</Button>
        <Button disabled icon={<Icon.Lock size={18} />}>
          {say('اعتماد الوقف', 'Approve')}
        </Button>
        <Button loading variant="primary">
          {say('يُحفظ', 'Saving')}
        </Button>
        <MoreMenu
          items={[
            { key: 'copy', label: say('نسخ', 'Copy'), icon: <Icon.Copy size={18} />, onSelect: () => setOpen(true) },
          ]}
        />
      </Row>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={say('تأكيد التحويل', 'Confirm the transfer')}
        headline={<Amount value="25000.00" unit />}
        facts={[
          { label: say('من', 'From'), value: say('الحساب الرئيسي', 'Main account') },
          { label: say('إلى', 'To'), value: say('سلمان بن فهد العنزي', 'Salman Al-Anzi') },
          {
            label: say('البيان', 'For'),
            value: say('نفقة علاج بموافقة الواقف', 'Treatment, with the founder’s consent'),
          },
        ]}
        warning={say(
          'لا يُلغى التحويل بعد إرساله إلى المصرف. إن حدث خطأ فيُصحَّح بقيد عكسي.',
          'A transfer cannot be recalled once the bank has it.',
        )}
        confirmLabel={say('حوّل 25,000.00 ريال', 'Transfer SAR 25,000.00')}
        cancelLabel={say('رجوع للتعديل', 'Back to edit')}
        onConfirm={() => setOpen(false)}
      />
    </Card>
  );
}

function Head() {
  const say = useSay();
  return (
    <>
      <PageHead
        back={{ label: say('أوقافي', 'My waqfs'), href: '?page=frame' }}
        seal={<Seal approved size={72} />}
        title={say('وقف برج النخيل', 'Burj Al-Nakheel Waqf')}
        state={
          <>
            <StatusTag tone="gold" icon={<Icon.Check size={15} />}>
              {say('معتمد ونشط', 'Approved and active')}
            </StatusTag>
            <Row gap={8}>
              <Icon.Calendar size={16} />
              <DualDate iso="2026-06-16" />
            </Row>
          </>
        }
        actions={
          <>
            <Button>{say('إضافة مستفيد', 'Add a beneficiary')}</Button>
            <Button variant="primary" icon={<Icon.Waqf size={18} />}>
              {say('إدارة الحسابات', 'Manage accounts')}
            </Button>
          </>
        }
      />
      <Steps
        current={2}
        items={say('إنشاء الوقف|رفع الصكوك|المعالجة|المراجعة والاعتماد', 'Create|Upload|Process|Review')
          .split('|')
          .map((label) => ({ key: label, label }))}
      />
      <Card>
        <Progress
          percent={73}
          label={say('التقدم الكلي', 'Overall')}
          note={say('11 مرحلة من 15 · 73%', '11 of 15 · 73%')}
        />
      </Card>
    </>
  );
}

/** The empty, loading and error states. */
function States({ onRetry }: { onRetry: () => void }) {
  const say = useSay();
  return (
    <Grid columns="1:1">
      <ListSkeleton />
      <EmptyState
        icon={<Icon.People size={28} />}
        title={say('لا مستفيدين بعد', 'No beneficiaries yet')}
        text={say(
          'أضف المستفيدين الذين لم يُسمَّوا في صك الوقفية، وتُفتح حساباتهم تلقائيًا.',
          'Add those whom the deed does not name.',
        )}
        action={
          <Button variant="primary" icon={<Icon.Plus size={18} />}>
            {say('إضافة مستفيد', 'Add')}
          </Button>
        }
      />
      <ErrorState
        title={say('تعذر تحديث الأرصدة', 'Balances could not be updated')}
        text={say(
          'لم يستجب المصرف. الأرصدة المعروضة من دفتر القيود حتى 9:40 صباحًا، ولم يتأثر أي تحويل.',
          'The bank did not answer. No transfer was affected.',
        )}
        reference="ERR-20261122-4C1E"
        onRetry={onRetry}
      />
      <History />
    </Grid>
  );
}

function History() {
  const say = useSay();
  return (
    <Card title={say('سجل الوقف', 'History')}>
      <Timeline
        items={[
          {
            key: '1',
            tone: 'gold',
            title: say('اعتُمد الوقف', 'Approved'),
            time: <DualDate iso="2026-06-16T09:40:00Z" withTime />,
          },
          { key: '2', title: say('رُفعت الصكوك', 'Deeds uploaded'), time: <DualDate iso="2026-06-15" /> },
        ]}
      />
      <Row gap={16}>
        <CountdownRing secondsLeft={161} totalSeconds={180} />
        <Stack gap={4}>
          <strong>{say('بانتظار موافقتك', 'Waiting')}</strong>
          <bdi dir="ltr">02:41</bdi>
        </Stack>
        <IconTile size={48} tone="info" icon={<Icon.Mobile />} />
      </Row>
    </Card>
  );
}

function Charts() {
  const say = useSay();
  const months = say(
    'ذو القعدة|ذو الحجة|محرم|صفر|ربيع الأول|ربيع الآخر',
    'Dhul Qadah|Dhul Hijjah|Muharram|Safar|Rabi I|Rabi II',
  ).split('|');
  return (
    <Grid columns="3:2">
      <Card title={say('الإيراد والمصروف حسب الشهر', 'Income and expense by month')}>
        <BarChart
          label={say('الإيراد والمصروف', 'Income and expense')}
          labels={months}
          unit={say('بآلاف الريالات', 'in thousands of riyals')}
          series={[
            { name: say('إيراد', 'Income'), kind: 'income', values: [270, 300, 340, 295, 318, 370] },
            { name: say('مصروف', 'Expense'), kind: 'expense', values: [140, 95, 118, 130, 88, 160] },
          ]}
        />
      </Card>
      <Card title={say('أنصبة المستفيدين', 'Shares')}>
        <RingChart
          label={say('الأنصبة', 'Shares')}
          centre={<strong>100%</strong>}
          slices={[40, 25, 20, 15].map((value, index) => ({
            value,
            text: `${value}%`,
            label: say('نورة|فهد|منيرة|هيا', 'Noura|Fahd|Munira|Haya').split('|')[index] ?? '',
          }))}
        />
      </Card>
    </Grid>
  );
}

/** Shows every other component. */
export function PartsPage() {
  const say = useSay();
  const [tab, setTab] = useState('all');
  return (
    <GalleryFrame>
      <Head />
      <Tabs
        value={tab}
        onChange={setTab}
        items={[
          { key: 'all', label: say('نظرة عامة', 'Overview') },
          { key: 'entries', label: say('المعاملات', 'Entries'), count: 148 },
          { key: 'people', label: say('المستفيدون', 'Beneficiaries'), count: 6 },
          { key: 'deeds', label: say('الصكوك', 'Deeds'), count: 3 },
          { key: 'log', label: say('سجل التغييرات', 'Changes') },
        ]}
      />
      <Stages />
      <Overlays />
      <States onRetry={() => setTab('all')} />
      <Charts />
      <div
        style={{
          position: 'relative',
          blockSize: 320,
          borderRadius: 16,
          overflow: 'hidden',
          background: 'linear-gradient(200deg, var(--wq-money-from), var(--wq-money-to))',
        }}
      >
        <StarLattice />
      </div>
    </GalleryFrame>
  );
}
