import {
  Amount,
  Button,
  Card,
  DualDate,
  Grid,
  Icon,
  IconTile,
  List,
  ListRow,
  MoneyPanel,
  MoreLink,
  PageHead,
  Row,
  Seal,
  StatStrip,
  StatusTag,
  Surface,
} from '../src/core';
import { DataTable, LineChart } from '../src/data';
import { GalleryFrame, useSay } from './gallery-frame';

const ROWS = [
  {
    id: 'TRX-20481',
    ar: 'إيجار المعرض الأرضي',
    en: 'Ground-floor showroom rent',
    iso: '2026-11-22',
    amount: '128000.00',
    done: true,
  },
  { id: 'TRX-20477', ar: 'صيانة المصاعد', en: 'Lift maintenance', iso: '2026-11-21', amount: '-14350.00', done: true },
  {
    id: 'TRX-20466',
    ar: 'دفعة مقاول الترميم',
    en: 'Restoration contractor',
    iso: '2026-11-19',
    amount: '-36000.00',
    done: false,
  },
  {
    id: 'TRX-20452',
    ar: 'إيجار المكاتب، الدور الثالث',
    en: 'Offices rent, third floor',
    iso: '2026-11-15',
    amount: '76250.50',
    done: true,
  },
];

type Entry = (typeof ROWS)[number];

function Waqfs() {
  const say = useSay();
  const waqfs = [
    {
      name: say('وقف برج النخيل', 'Burj Al-Nakheel Waqf'),
      place: say('مبنى تجاري، العليا، الرياض', 'Commercial building, Olaya, Riyadh'),
      amount: '2418650.75',
    },
    {
      name: say('وقف دار الأيتام', 'Dar Al-Aytam Waqf'),
      place: say('عمارة سكنية، النور، الدمام', 'Residential block, Al-Noor, Dammam'),
      amount: '1127480.50',
    },
  ];
  return (
    <Card
      padding="none"
      title={say('نظرة على أوقافك', 'Your waqfs at a glance')}
      extra={
        <MoreLink href="?page=parts" icon={<Icon.Next size={16} />}>
          {say('عرض الكل', 'View all')}
        </MoreLink>
      }
    >
      <List edge>
        {waqfs.map((waqf) => (
          <ListRow
            key={waqf.name}
            lead={<Seal approved />}
            title={waqf.name}
            text={waqf.place}
            href="?page=parts"
            value={<Amount value={waqf.amount} unit />}
            end={<StatusTag tone="success">{say('نشط', 'Active')}</StatusTag>}
          />
        ))}
        <ListRow
          lead={<IconTile icon={<Icon.Waqf />} />}
          title={say('وقف طلبة العلم', 'Talabat Al-Ilm Waqf')}
          text={say('اكتملت صكوكه اليوم', 'Its deeds were completed today')}
          href="?page=parts"
          value={say('لا رصيد بعد', 'No balance yet')}
          end={
            <StatusTag tone="warning" icon={<Icon.Clock size={15} />}>
              {say('قيد المراجعة', 'Under review')}
            </StatusTag>
          }
        />
      </List>
    </Card>
  );
}

function Entries() {
  const say = useSay();
  const columns = [
    {
      key: 'name',
      title: say('البيان', 'Entry'),
      render: (row: Entry) => say(row.ar, row.en),
      searchText: (row: Entry) => say(row.ar, row.en),
      sortValue: (row: Entry) => say(row.ar, row.en),
    },
    {
      key: 'date',
      title: say('التاريخ', 'Date'),
      render: (row: Entry) => <DualDate iso={row.iso} />,
      sortValue: (row: Entry) => row.iso,
    },
    {
      key: 'state',
      title: say('الحالة', 'State'),
      render: (row: Entry) =>
        row.done ? (
          <StatusTag tone="success" icon={<Icon.Check size={15} />}>
            {say('مكتملة', 'Completed')}
          </StatusTag>
        ) : (
          <StatusTag tone="warning" icon={<Icon.Clock size={15} />}>
            {say('معلقة', 'Pending')}
          </StatusTag>
        ),
    },
    {
      key: 'amount',
      title: say('المبلغ (ريال)', 'Amount (SAR)'),
      align: 'amount' as const,
      fixed: true,
      render: (row: Entry) => <Amount value={row.amount} signed />,
      sortValue: (row: Entry) => BigInt(row.amount.replace('.', '')),
    },
  ];
  return (
    <DataTable
      title={say('آخر الحركات البنكية', 'Recent bank entries')}
      columns={columns}
      rows={ROWS}
      rowKey={(row) => row.id}
      exporting={{
        run: () => Promise.reject(new Error('no server')),
        explain: () => say('المعرض بلا خادم يصنع الملف.', 'The gallery has no server to make the file.'),
      }}
      pageSize={3}
      cardLead={(row) => (
        <IconTile
          tone={row.amount.startsWith('-') ? 'neutral' : 'success'}
          icon={row.amount.startsWith('-') ? <Icon.Out /> : <Icon.In />}
        />
      )}
      totals={{ name: say('الصافي', 'Net'), amount: <Amount value="153900.50" signed /> }}
    />
  );
}

function Head() {
  const say = useSay();
  return (
    <>
      <PageHead
        title={say('مساء الخير، يوسف', 'Good evening, Yousef')}
        state={
          <span>
            <DualDate iso="2026-11-22" />
            {say(
              '. ثلاثة من أوقافك تعمل، وواحد ينتظر مراجعتك.',
              '. Three of your waqfs are active and one is waiting for your review.',
            )}
          </span>
        }
        actions={<Button icon={<Icon.Plus size={18} />}>{say('إنشاء وقف', 'Create a waqf')}</Button>}
        phoneActions={
          <Button variant="primary" size="large">
            {say('راجع واعتمد وقف طلبة العلم', 'Review and approve')}
          </Button>
        }
      />
      <Surface tone="gold">
        <Row gap={16}>
          <IconTile tone="gold" size={48} icon={<Icon.FileSearch size={22} />} />
          <div style={{ flex: 1 }}>
            <h2 style={{ fontSize: 17 }}>
              {say('وقف طلبة العلم جاهز للمراجعة', 'Waqf Talabat Al-Ilm is ready for review')}
            </h2>
            <p style={{ color: 'var(--wq-text-2)' }}>
              {say(
                'اكتملت معالجة الصكوك الثلاثة. بقي 4 حقول تحتاج نظرك قبل الاعتماد.',
                'All three deeds are processed. 4 fields need a look before approval.',
              )}
            </p>
          </div>
        </Row>
      </Surface>
    </>
  );
}

function Balance() {
  const say = useSay();
  const months = say(
    'رجب 1447|شوال|محرم 1448|ربيع الآخر|جمادى الآخرة',
    'Rajab 1447|Shawwal|Muharram|Rabi II|Jumada II',
  ).split('|');
  return (
    <MoneyPanel
      label={say('إجمالي أرصدة أوقافك', 'Total balance of your waqfs')}
      amount={<Amount value="4410331.25" unit />}
      note={
        <>
          {say('عن الشهر الماضي، بزيادة', 'from last month, up')} <Amount value="265310.00" unit />
        </>
      }
    >
      <LineChart
        onColour
        label={say('الرصيد في الأشهر الماضية', 'Balance over the past months')}
        seriesName={say('بملايين الريالات', 'in millions of riyals')}
        newestLabel={say('الآن 4.41 مليون', 'Now 4.41 M')}
        points={[2.9, 3.1, 3.3, 3.7, 4.41].map((value, index) => ({ value, label: months[index] ?? '' }))}
      />
    </MoneyPanel>
  );
}

function Figures() {
  const say = useSay();
  return (
    <StatStrip
      items={[
        {
          icon: <Icon.Waqf size={18} />,
          label: say('أوقافك', 'Your waqfs'),
          value: 4,
          note: say('منها 3 نشطة', '3 of them active'),
        },
        {
          icon: <Icon.In size={18} />,
          label: say('إيراد هذا الشهر', 'Income this month'),
          value: <bdi dir="ltr">+348,200.00</bdi>,
          note: say('5 حركات', '5 entries'),
        },
        {
          icon: <Icon.Out size={18} />,
          label: say('مصروف هذا الشهر', 'Expense this month'),
          value: <Amount value="-82890.00" />,
          note: say('4 حركات', '4 entries'),
        },
        {
          icon: <Icon.HandCoins size={18} />,
          label: say('وُزّع هذا العام', 'Distributed this year'),
          value: <Amount value="1086662.25" />,
          note: say('على 23 مستفيدًا', 'to 23 beneficiaries'),
        },
      ]}
    />
  );
}

/** Shows the parts of a dashboard. */
export function FramePage() {
  const say = useSay();
  return (
    <GalleryFrame>
      <Head />
      <Balance />
      <Figures />
      <Grid columns="3:2">
        <Waqfs />
        <Card title={say('آخر الحركات', 'Recent transactions')}>
          <List>
            {ROWS.map((row) => (
              <ListRow
                key={row.id}
                lead={
                  <IconTile
                    tone={row.amount.startsWith('-') ? 'neutral' : 'success'}
                    icon={row.amount.startsWith('-') ? <Icon.Out /> : <Icon.In />}
                  />
                }
                title={say(row.ar, row.en)}
                text={row.id}
                value={<Amount value={row.amount} signed />}
              />
            ))}
          </List>
        </Card>
      </Grid>
      <Entries />
    </GalleryFrame>
  );
}
