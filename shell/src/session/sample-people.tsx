import { useQuery } from '@tanstack/react-query';
import { roles, samplePeople, type SamplePerson } from '@waqf/contracts/identity';
import { apiQuery, useMessages } from '@waqf/platform-web';
import { Avatar, Divider } from '@waqf/ui/core';
import { useBoot } from '../boot/boot-context';
import { roleNames } from './role-names';
import { signInMessages } from './sign-in.messages';
import * as css from './sign-in.module.css';

/** First and last name, because the cards are narrow; the full name is shown after sign-in. */
const shortName = (fullName: string): string => {
  const parts = fullName.split(' ');
  return parts.length > 2 ? `${parts[0]} ${parts.at(-1)}` : fullName;
};

/** One sample person per role; administrators only while the system is closed. */
export function SamplePeople({ disabled, onPick }: { disabled: boolean; onPick: (nationalId: string) => void }) {
  const t = useMessages(signInMessages);
  const roleName = useMessages(roleNames);
  const { launchMode } = useBoot();
  const { data } = useQuery(apiQuery(['/simulator/people'], samplePeople));
  const offered = launchMode === 'closed' ? (['admin'] as const) : roles;
  const people = offered
    .map((role) => data?.find((person) => person.role === role))
    .filter((person): person is SamplePerson => person !== undefined);
  if (people.length === 0) return null;
  return (
    <section className={css.samples} aria-label={t('samples')}>
      <Divider>{t('samples')}</Divider>
      <div className={css.people}>
        {people.map(({ nationalId, fullName, role }) => (
          <button
            key={nationalId}
            type="button"
            className={css.person}
            disabled={disabled}
            onClick={() => onPick(nationalId)}
          >
            <Avatar name={fullName} />
            <span className={css.personWords}>
              <span className={css.personName} title={fullName}>
                {shortName(fullName)}
              </span>
              <span className={css.personRole}>{roleName.of('', role)}</span>
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}
