import { dataAmount, dataDay, dataMoment, dataPart, dataText, dataWaqf, sql } from '../platform/index.js';

dataPart({
  name: 'payments',
  place: 400,
  title: { ar: 'دفعاتك من التوزيع', en: 'Your payments of distributions' },
  covers: [
    'distributions.run_line.beneficiary_id',
    'distributions.run_line.full_name',
    'distributions.run_line.iban_end',
  ],
  statement: sql({
    name: 'distributions.copy-payments',
    text: `SELECT l.id, r.waqf_id AS "waqfId", r.period_from::text AS "from", r.period_to::text AS "to",
             l.full_name AS "fullName", l.amount_halalas AS amount, l.state, l.withheld, l.method,
             l.iban_end AS "ibanEnd", l.receipt_number AS "receiptNumber", l.bank_reference AS "bankReference",
             l.paid_at AS "paidAt"
           FROM distributions.run_line l JOIN distributions.run r ON r.id = l.run_id
           WHERE l.beneficiary_id = ANY ($1::uuid[]) ORDER BY r.period_from, l.id`,
    row: {
      id: 'uuid',
      waqfId: 'uuid',
      from: 'text?',
      to: 'text?',
      fullName: 'text',
      amount: 'int8',
      state: 'text',
      withheld: 'text?',
      method: 'text?',
      ibanEnd: 'text?',
      receiptNumber: 'text?',
      bankReference: 'text?',
      paidAt: 'timestamptz?',
    },
  }),
  of: ({ beneficiaryIds }) => [beneficiaryIds],
  columns: {
    id: dataText('رقم الدفعة', 'ID'),
    waqfId: dataWaqf,
    from: dataDay('عن المدة من', 'Period from'),
    to: dataDay('إلى', 'To'),
    fullName: dataText('الاسم كما سُجل', 'Name as recorded'),
    amount: dataAmount('المبلغ (ريال)', 'Amount (SAR)'),
    state: dataText('الحالة', 'State'),
    withheld: dataText('سبب الحفظ', 'Withheld because'),
    method: dataText('الطريقة', 'Method'),
    ibanEnd: dataText('آخر الآيبان', 'End of the IBAN'),
    receiptNumber: dataText('رقم السند', 'Receipt'),
    bankReference: dataText('مرجع المصرف', 'Bank reference'),
    paidAt: dataMoment('دُفعت', 'Paid'),
  },
});

dataPart({
  name: 'corrections',
  place: 410,
  title: { ar: 'تصحيحات دفعاتك', en: 'Corrections of your payments' },
  covers: ['distributions.correction.beneficiary_id'],
  statement: sql({
    name: 'distributions.copy-corrections',
    text: `SELECT waqf_id AS "waqfId", amount_halalas AS amount, because_ar AS "becauseAr", because_en AS "becauseEn",
             added_at AS "addedAt"
           FROM distributions.correction WHERE beneficiary_id = ANY ($1::uuid[]) ORDER BY added_at`,
    row: { waqfId: 'uuid', amount: 'int8', becauseAr: 'text', becauseEn: 'text', addedAt: 'timestamptz' },
  }),
  of: ({ beneficiaryIds }) => [beneficiaryIds],
  columns: {
    waqfId: dataWaqf,
    amount: dataAmount('المبلغ (ريال)', 'Amount (SAR)'),
    becauseAr: dataText('السبب', 'Reason in Arabic'),
    becauseEn: dataText('السبب بالإنجليزية', 'Reason'),
    addedAt: dataMoment('سُجل', 'Recorded'),
  },
});
