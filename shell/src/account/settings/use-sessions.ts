import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endedSessions, ownSessions } from '@waqf/contracts/identity';
import { apiQuery, http, HttpError, nothing, useMessages } from '@waqf/platform-web';
import { useFailureToast } from '@waqf/screen-kit';
import { useToast } from '@waqf/ui/core';
import { securityMessages } from './settings.messages';

export const sessionsQuery = apiQuery(['/api/user/sessions'], ownSessions);

/** The user's sessions, fetched again each time the screen opens, and how to end them. */
export function useSessions() {
  const t = useMessages(securityMessages);
  const toast = useToast();
  const fail = useFailureToast();
  const queries = useQueryClient();
  const read = useQuery({ ...sessionsQuery, refetchOnMount: 'always' });
  const again = () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  const onError = (error: unknown) => {
    fail(t('endFailed'), error);
    // It has ended in the meantime, on its own or elsewhere: the list is out of date.
    if (error instanceof HttpError && error.status === 404) void again();
  };
  const endOne = useMutation({
    mutationFn: (id: string) => http.delete(`/api/user/sessions/${id}`, nothing),
    onSuccess: () => {
      toast.show({ title: t('ended') });
      return again();
    },
    onError,
  });
  const endOthers = useMutation({
    mutationFn: () => http.delete('/api/user/sessions', endedSessions),
    onSuccess: ({ ended }) => {
      toast.show({ title: t('endedMany', { count: ended }) });
      return again();
    },
    onError,
  });
  return { read, endOne, endOthers };
}
