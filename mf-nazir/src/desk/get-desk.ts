import { queryOptions } from '@tanstack/react-query';
import { desk } from '@waqf/contracts/desk';
import { http } from '@waqf/platform-web';

/** `GET /api/desk`: what needs the nazir's hand, and the money they run. */
export const deskQuery = () =>
  queryOptions({
    queryKey: ['/api/desk'],
    queryFn: ({ signal }) => http.get('/api/desk', desk, { signal }),
  });
