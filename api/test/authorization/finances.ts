import type { RowsOf } from '../authorization-matrix.js';
import { copyOf, idOf, sampleOf } from '../copied-rows.js';
import { missing, sampleIds, waqfPaths } from './endowments.js';

export const rows: RowsOf = async (api) => {
  const ids = await sampleIds(api);
  // An expense can always be reversed; an income only while its money has not been spent.
  const expenseOf = async (waqfId: string): Promise<string> => {
    const [row] = await api.query<{ id: string }>(
      `SELECT id FROM finances.transaction t WHERE waqf_id = $1 AND type = 'expense' AND reverses_id IS NULL
         AND NOT EXISTS (SELECT FROM finances.transaction undo WHERE undo.reverses_id = t.id) ORDER BY occurred_at
           LIMIT 1`,
      [waqfId],
    );
    return idOf(row);
  };
  const [own, foreign] = [await expenseOf(ids.approved), await expenseOf(ids.foreign)];
  const file = await sampleOf(api, 'documents.attachment', 'true');
  for (const [subject_id, waqf_id] of [
    [own, ids.approved],
    [foreign, ids.foreign],
  ])
    await copyOf(api, 'documents.attachment', file, { subject_id, waqf_id });
  const query = (path: string) => ({
    own: `${path}?waqfId=${ids.approved}`,
    foreign: `${path}?waqfId=${ids.foreign}`,
    missing: `${path}?waqfId=${missing}`,
  });
  const readers = {
    waqif: { own: 200, foreign: 404, missing: 404 },
    nazir: { own: 200, foreign: 404, missing: 404 },
    beneficiary: 403,
    admin: { own: 200, foreign: 200, missing: 404 },
  };
  const plan = await sampleOf(api, 'finances.repeating', 'waqf_id = $1 AND ended_at IS NULL', [ids.approved]);
  const foreignPlan = await copyOf(api, 'finances.repeating', plan, { waqf_id: ids.foreign });
  const ended = await copyOf(api, 'finances.repeating', plan, { ended_at: new Date(), ended_by: missing });
  const plans = (tail = '') => ({
    own: `/api/repeating-transactions/${plan}${tail}`,
    foreign: `/api/repeating-transactions/${foreignPlan}${tail}`,
    missing: `/api/repeating-transactions/${missing}${tail}`,
  });
  const planners = (own: number) => ({
    waqif: 403,
    nazir: { own, foreign: 404, missing: 404 },
    beneficiary: 403,
    admin: { own, foreign: own, missing: 404 },
  });
  const receiptOf = (id: string) => `/api/transactions/${id}/receipt`;
  const receipts = { own: receiptOf(own), foreign: receiptOf(foreign), missing: receiptOf(missing) };
  return [
    {
      route: 'POST /api/transactions',
      path: '/api/transactions',
      body: {
        waqfId: ids.approved,
        type: 'income',
        amount: '10.00',
        description: 'إيجار من اختبار الصلاحيات',
        source: 'rent',
      },
      signedIn: { waqif: 403, nazir: 201, beneficiary: 403, admin: 201 },
    },
    { route: 'GET /api/transactions', path: query('/api/transactions'), signedIn: readers },
    { route: 'GET /api/transactions/recent', path: query('/api/transactions/recent'), signedIn: readers },
    { route: 'GET /api/transactions/months', path: query('/api/transactions/months'), signedIn: readers },
    {
      route: 'GET /api/waqf/:id/account-statement',
      path: waqfPaths(ids, '/account-statement', ids.approved),
      signedIn: readers,
    },
    {
      route: 'POST /api/transactions/:id/receipt',
      path: receipts,
      // The file is not a picture, so callers with the right to attach one get an error about that.
      form: () => {
        const form = new FormData();
        form.append('document', new Blob(['إيصال']), 'إيصال.png');
        return form;
      },
      signedIn: {
        waqif: 403,
        nazir: { own: 415, foreign: 404, missing: 404 },
        beneficiary: 403,
        admin: { own: 415, foreign: 415, missing: 404 },
      },
    },
    { route: 'GET /api/transactions/:id/receipt', path: receipts, signedIn: readers },
    {
      route: 'POST /api/transactions/:id/reverse',
      path: {
        own: `/api/transactions/${own}/reverse`,
        foreign: `/api/transactions/${foreign}/reverse`,
        missing: `/api/transactions/${missing}/reverse`,
      },
      // The administrator's call comes after the nazir's, which has already reversed it.
      body: { reason: 'من اختبار الصلاحيات' },
      signedIn: {
        waqif: 403,
        nazir: { own: 201, foreign: 404, missing: 404 },
        beneficiary: 403,
        admin: { own: 409, foreign: 201, missing: 404 },
      },
    },
    { route: 'GET /api/repeating-transactions', path: query('/api/repeating-transactions'), signedIn: readers },
    {
      route: 'POST /api/repeating-transactions',
      path: '/api/repeating-transactions',
      // The last day is before the first, so callers with the right to plan get 422.
      body: {
        waqfId: ids.approved,
        type: 'income',
        amount: '100.00',
        description: 'من اختبار الصلاحيات',
        everyMonths: 1,
        firstOn: '2026-01-01',
        lastOn: '2025-01-01',
      },
      signedIn: { waqif: 403, nazir: 422, beneficiary: 403, admin: 422 },
    },
    {
      route: 'PATCH /api/repeating-transactions/:id',
      path: plans(),
      body: { amount: '100.00' },
      signedIn: planners(200),
    },
    // Nothing was due on that day, so callers with the right to answer get 409.
    ...['confirm', 'skip'].map((act) => ({
      route: `POST /api/repeating-transactions/:id/${act}`,
      path: plans(`/${act}`),
      body: { dueOn: '2026-01-02' },
      signedIn: planners(409),
    })),
    // The plan has already ended, so callers with the right to end it get 409.
    {
      route: 'POST /api/repeating-transactions/:id/end',
      path: { ...plans('/end'), own: `/api/repeating-transactions/${ended}/end` },
      signedIn: { ...planners(409), admin: { own: 409, foreign: 200, missing: 404 } },
    },
  ];
};
