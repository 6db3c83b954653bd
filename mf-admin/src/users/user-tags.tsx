import { lookUp } from '@waqf/contracts';
import type { ManagedUser } from '@waqf/contracts/users';
import { useMessages } from '@waqf/platform-web';
import { Icon, Row, StatusTag, type Tone } from '@waqf/ui/core';
import { userMessages } from './users.messages';

/** The beginning of an id, enough to distinguish people with the same name. */
export const shortId = (id: string): string => id.slice(0, 8);

const roleTones = { waqif: 'success', nazir: 'success', beneficiary: 'neutral', admin: 'info' } as const;

/** The role in which the person works, then the others. */
export function RoleTags({ user: { role, roles } }: { user: ManagedUser }) {
  const t = useMessages(userMessages);
  return (
    <Row gap={4} wrap>
      <StatusTag tone={lookUp<keyof typeof roleTones, Tone>(roleTones, role) ?? 'neutral'}>
        {t.of('role.', role)}
      </StatusTag>
      {roles
        .filter((other) => other !== role)
        .map((other) => (
          <StatusTag key={other} tone="neutral" icon={<Icon.Plus size={15} />}>
            {t.of('role.', other)}
          </StatusTag>
        ))}
    </Row>
  );
}

const stateTags: Record<'active' | 'deactivated', { tone: Tone; icon: React.ReactElement }> = {
  active: { tone: 'success', icon: <Icon.Check size={15} /> },
  deactivated: { tone: 'error', icon: <Icon.CloseCircle size={15} /> },
};

export function StateTag({ state }: Pick<ManagedUser, 'state'>) {
  const t = useMessages(userMessages);
  const { tone, icon } = lookUp(stateTags, state) ?? { tone: 'neutral' as const, icon: undefined };
  return (
    <StatusTag tone={tone} icon={icon}>
      {t.of('state.', state)}
    </StatusTag>
  );
}
