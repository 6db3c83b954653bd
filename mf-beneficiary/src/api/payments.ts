import { paymentEnvelope, paymentList, type PaymentProgress, paymentSummary } from '@waqf/contracts/distributions';
import { apiQuery, filteredPages, withQuery } from '@waqf/platform-web';
import { pathForWard } from './wards';

const path = '/api/beneficiary/payments';

/** `GET /api/beneficiary/payments`: newest first, ten at a time; all payments when `progress` is undefined. */
export const paymentPages = (progress?: PaymentProgress) =>
  filteredPages(
    [path, 'pages'],
    { progress },
    (cursor) => pathForWard(withQuery(path, { limit: 10, progress, cursor })),
    paymentList,
  );

/** `GET /api/beneficiary/payments/summary`: the next payment, and what was received in the last twelve months. */
export const getPaymentSummary = () => apiQuery([pathForWard(`${path}/summary`)], paymentSummary);

/** `GET /api/beneficiary/payments/{id}`. Fails with 404 for another person's payment. */
export const getPayment = (id: string) => apiQuery([pathForWard(`${path}/${id}`)], paymentEnvelope);

/** `POST /api/beneficiary/payments/{id}/notice`: the PDF. Fails with 409 for an estimate. */
export const noticePath = (id: string) => pathForWard(`${path}/${id}/notice`);
