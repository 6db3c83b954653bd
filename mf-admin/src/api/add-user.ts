import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AddUser, managedUserEnvelope } from '@waqf/contracts/users';
import { http } from '@waqf/platform-web';
import { usersKey } from './get-users';

/** `POST /api/admin/users`, after a fresh confirmation. Fails with 409 when the national id is already registered. */
export function useAddUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: AddUser) => http.post(usersKey, input, managedUserEnvelope),
    onSuccess: () => client.invalidateQueries({ queryKey: [usersKey] }),
  });
}
