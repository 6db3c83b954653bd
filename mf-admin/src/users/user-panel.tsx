import { useState, type ReactNode } from 'react';
import { knownValue } from '@waqf/contracts';
import { type Role, roles } from '@waqf/contracts/identity';
import type { ManagedUser } from '@waqf/contracts/users';
import { useMessages } from '@waqf/platform-web';
import { Button, Dotted, DualDate, Drawer, Icon, Ltr, Row, Stack } from '@waqf/ui/core';
import { Field, SelectInput } from '@waqf/ui/field';
import type { UserAct } from '../api/act-on-user';
import { UserSessions } from './user-sessions';
import { RoleTags, shortId, StateTag } from './user-tags';
import { userMessages } from './users.messages';

export interface UserPanelProps {
  user: ManagedUser;
  /** Called when an act is chosen: a dialog replaces the panel and asks for the reason. */
  onAct: (act: UserAct) => void;
  onClose: () => void;
}

/** A person's sessions, role and account. */
export function UserPanel({ user, onAct, onClose }: UserPanelProps) {
  const t = useMessages(userMessages);
  const { id, fullName, state, createdAt } = user;
  return (
    <Drawer open onClose={onClose} title={fullName}>
      <Stack>
        <Stack gap={8}>
          <Dotted>
            <Ltr>{shortId(id)}</Ltr>
            <>
              {t('memberSince')} <DualDate iso={createdAt} />
            </>
          </Dotted>
          <Row gap={8} wrap>
            <RoleTags user={user} />
            <StateTag state={state} />
          </Row>
        </Stack>
        <Part title={t('sessions')}>
          <UserSessions
            userId={id}
            onEnd={(sessionId) => onAct({ act: 'session', sessionId })}
            onEndAll={() => onAct({ act: 'sessions' })}
          />
        </Part>
        <RoleChoice user={user} onChange={(role) => onAct({ act: 'role', role })} />
        <Part title={t('account')}>
          {state === 'active' ? (
            <Button variant="danger" icon={<Icon.CloseCircle size={18} />} onClick={() => onAct({ act: 'deactivate' })}>
              {t('deactivate')}
            </Button>
          ) : null}
          {state === 'deactivated' ? (
            <Button icon={<Icon.Refresh size={18} />} onClick={() => onAct({ act: 'reactivate' })}>
              {t('reactivate')}
            </Button>
          ) : null}
        </Part>
      </Stack>
    </Drawer>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Stack gap={12}>
        <h3>{title}</h3>
        {children}
      </Stack>
    </section>
  );
}

function RoleChoice({ user, onChange }: { user: ManagedUser; onChange: (role: Role) => void }) {
  const t = useMessages(userMessages);
  const [role, setRole] = useState(knownValue(roles, user.role));
  return (
    <Stack gap={12}>
      <Field label={t('role')}>
        <SelectInput
          value={role}
          onChange={setRole}
          options={roles.map((each) => ({ value: each, label: t.of('role.', each) }))}
        />
      </Field>
      <Button
        disabled={role === undefined || role === user.role}
        onClick={() => {
          if (role) onChange(role);
        }}
      >
        {t('changeRole')}
      </Button>
    </Stack>
  );
}
