import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Role } from '@waqf/contracts/identity';
import { type ChangeUserRole, managedUserEnvelope } from '@waqf/contracts/users';
import { http, nothing } from '@waqf/platform-web';
import { usersKey } from './get-users';

/** What an administrator can do to somebody else's account. */
export type UserAct =
  | { act: 'role'; role: Role; seen?: ChangeUserRole['seen'] }
  | { act: 'session'; sessionId: string }
  | { act: 'deactivate' | 'reactivate' | 'sessions' };

/**
 * `PATCH …/{id}/role`, `DELETE …/{id}` (deactivates), `PATCH …/{id}` (reactivates), `DELETE …/{id}/sessions` and
 * `DELETE …/{id}/sessions/{sessionId}`, each with a reason and a fresh confirmation.
 */
export function useActOnUser(id: string) {
  const client = useQueryClient();
  const path = `${usersKey}/${id}`;
  return useMutation({
    mutationFn: async ({ reason, ...act }: UserAct & { reason: string }): Promise<void> => {
      if (act.act === 'role')
        await http.patch(`${path}/role`, { role: act.role, reason, seen: act.seen }, managedUserEnvelope);
      else if (act.act === 'reactivate') await http.patch(path, { reason }, managedUserEnvelope);
      else await http.delete(endedAt(path, act), nothing, { body: { reason } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: [usersKey] }),
  });
}

function endedAt(path: string, act: UserAct): string {
  if (act.act === 'session') return `${path}/sessions/${act.sessionId}`;
  return act.act === 'sessions' ? `${path}/sessions` : path;
}
