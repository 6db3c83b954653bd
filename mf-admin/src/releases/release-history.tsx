import type { RemoteInRegistry } from '@waqf/contracts/releases';
import { useMessages } from '@waqf/platform-web';
import { Card, Dotted, DualDate, Icon, IconTile, List, ListRow } from '@waqf/ui/core';
import { changeMessages } from './changes.messages';
import { isByFaults, type RegistryEvent, useReleaseWords } from './release-words';

/** The events of these remotes, newest first. */
export function ReleaseHistory({ remotes, most }: { remotes: readonly RemoteInRegistry[]; most: number }) {
  const { t, nameOf, eventText } = useReleaseWords();
  const changes = useMessages(changeMessages);
  const whoOf = ({ by, approvedBy }: RegistryEvent) =>
    by && approvedBy ? changes('approvedBy', { who: by, second: approvedBy }) : (by ?? t('byPlatform'));
  const events = remotes
    .flatMap(({ name, history }) => history.map((event) => ({ name, event })))
    .sort((one, other) => (one.event.at < other.event.at ? 1 : -1))
    .slice(0, most);
  return (
    <Card title={t('history')} padding="none">
      <List edge>
        {events.map(({ name, event }) => (
          <ListRow
            key={`${name} ${event.at} ${event.act}`}
            lead={<IconTile icon={<EventIcon event={event} />} tone={toneOf(event)} />}
            title={eventText(event)}
            text={
              <Dotted>
                {nameOf(name)}
                {whoOf(event)}
                <DualDate iso={event.at} withTime short />
              </Dotted>
            }
          />
        ))}
      </List>
    </Card>
  );
}

const isBack = ({ act }: RegistryEvent): boolean => act === 'rolled-back' || act === 'canary-stopped';
const toneOf = (event: RegistryEvent) => (isByFaults(event) ? 'error' : isBack(event) ? 'neutral' : 'success');

function EventIcon({ event }: { event: RegistryEvent }) {
  if (isByFaults(event)) return <Icon.Alert />;
  return isBack(event) ? <Icon.Undo /> : <Icon.Upload />;
}
