import { dataAmount, dataMoment, dataPart, dataText, dataWaqf, sql } from '../platform/index.js';

const own = 'account.beneficiary_id = ANY ($2::uuid[]) OR account.holder_person_id = $1';

dataPart({
  name: 'accounts',
  place: 300,
  title: { ar: 'حساباتك الفرعية', en: 'Your sub-accounts' },
  covers: [
    'banking.account.beneficiary_id',
    'banking.account.holder_person_id',
    'banking.account.holder_name',
    'banking.account.iban',
  ],
  statement: sql({
    name: 'banking.copy-accounts',
    text: `SELECT waqf_id AS "waqfId", holder_name AS "holderName", iban, bank_name AS "bankName", state,
             created_at AS "askedAt", opened_at AS "openedAt"
           FROM banking.account WHERE ${own} ORDER BY created_at`,
    row: {
      waqfId: 'uuid',
      holderName: 'text',
      iban: 'text?',
      bankName: 'text?',
      state: 'text',
      askedAt: 'timestamptz',
      openedAt: 'timestamptz?',
    },
  }),
  of: ({ id, beneficiaryIds }) => [id, beneficiaryIds],
  columns: {
    waqfId: dataWaqf,
    holderName: dataText('باسم', 'Held by'),
    iban: dataText('الآيبان', 'IBAN'),
    bankName: dataText('المصرف', 'Bank'),
    state: dataText('الحالة', 'State'),
    askedAt: dataMoment('طُلب', 'Requested'),
    openedAt: dataMoment('فُتح', 'Opened'),
  },
});

dataPart({
  name: 'transfers',
  place: 310,
  title: { ar: 'تحويلات إلى حساباتك', en: 'Transfers to your accounts' },
  covers: [],
  statement: sql({
    name: 'banking.copy-transfers',
    text: `SELECT t.waqf_id AS "waqfId", t.amount_halalas AS amount, t.description, t.state, t.created_at AS "madeAt",
             t.settled_at AS "settledAt", t.bank_reference AS "bankReference"
           FROM banking.transfer t JOIN banking.account ON account.id = t.to_account_id WHERE ${own}
           UNION ALL
           SELECT b.waqf_id, p.amount_halalas, p.description, p.state, b.created_at, p.settled_at, p.bank_reference
           FROM banking.batch_payment p JOIN banking.payment_batch b ON b.id = p.batch_id
             JOIN banking.account ON account.id = p.to_account_id WHERE ${own}
           ORDER BY "madeAt"`,
    row: {
      waqfId: 'uuid?',
      amount: 'int8?',
      description: 'text?',
      state: 'text?',
      madeAt: 'timestamptz?',
      settledAt: 'timestamptz?',
      bankReference: 'text?',
    },
  }),
  of: ({ id, beneficiaryIds }) => [id, beneficiaryIds],
  columns: {
    waqfId: dataWaqf,
    amount: dataAmount('المبلغ (ريال)', 'Amount (SAR)'),
    description: dataText('البيان', 'Description'),
    state: dataText('الحالة', 'State'),
    madeAt: dataMoment('أُنشئ', 'Made'),
    settledAt: dataMoment('انتهى', 'Settled'),
    bankReference: dataText('مرجع المصرف', 'Bank reference'),
  },
});

dataPart({
  name: 'secondApprover',
  place: 320,
  title: { ar: 'أوقاف سُميت موافقًا ثانيًا فيها', en: 'Waqfs where you are the second approver' },
  covers: ['banking.transfer_policy.second_approver_id', 'banking.transfer_policy.second_approver_name'],
  statement: sql({
    name: 'banking.copy-second-approver',
    text: `SELECT waqf_id AS "waqfId", second_approver_name AS "recordedName" FROM banking.transfer_policy
           WHERE second_approver_id = $1`,
    row: { waqfId: 'uuid', recordedName: 'text?' },
  }),
  columns: { waqfId: dataWaqf, recordedName: dataText('اسمك كما سُجل', 'Your name as recorded') },
});
