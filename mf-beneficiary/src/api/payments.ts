import { paymentEnvelope, paymentList, paymentSummary } from '@waqf/contracts/distributions';
import { apiQuery } from '@waqf/platform-web';

const path = '/api/beneficiary/payments';

/** `GET /api/beneficiary/payments`: the newest ten. */
export const getPayments = () => apiQuery([`${path}?limit=10`], paymentList);

/** `GET /api/beneficiary/payments/summary`: what comes next, and what came in the last twelve months. */
export const getPaymentSummary = () => apiQuery([`${path}/summary`], paymentSummary);

/** `GET /api/beneficiary/payments/{id}`. 404 for another person's. */
export const getPayment = (id: string) => apiQuery([`${path}/${id}`], paymentEnvelope);
