import { infiniteQueryOptions } from '@tanstack/react-query';
import { paymentEnvelope, paymentList, paymentSummary } from '@waqf/contracts/distributions';
import { apiQuery, http } from '@waqf/platform-web';
import { inName } from './wards';

const path = '/api/beneficiary/payments';

/** `GET /api/beneficiary/payments`: newest first, ten at a time. */
export const paymentPages = () =>
  infiniteQueryOptions({
    queryKey: [path, 'pages'],
    queryFn: ({ signal, pageParam }) => {
      const cursor = pageParam === '' ? '' : `&cursor=${encodeURIComponent(pageParam)}`;
      return http.get(inName(`${path}?limit=10${cursor}`), paymentList, { signal });
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });

/** `GET /api/beneficiary/payments/summary`: what comes next, and what came in the last twelve months. */
export const getPaymentSummary = () => apiQuery([inName(`${path}/summary`)], paymentSummary);

/** `GET /api/beneficiary/payments/{id}`. 404 for another person's. */
export const getPayment = (id: string) => apiQuery([inName(`${path}/${id}`)], paymentEnvelope);

/** `POST /api/beneficiary/payments/{id}/notice`: the PDF. 409 of an estimate. */
export const noticePath = (id: string) => inName(`${path}/${id}/notice`);
