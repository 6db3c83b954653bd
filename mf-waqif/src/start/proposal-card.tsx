import type { RecognisedDeed } from '@waqf/contracts/documents';
import type { CreateWaqf } from '@waqf/contracts/endowments';
import { useMessages } from '@waqf/platform-web';
import type { ContractForm } from '@waqf/platform-web/form';
import { Card, Icon, StatusTag } from '@waqf/ui/core';
import { Field, TextArea, TextInput } from '@waqf/ui/form';
import { startMessages } from './start.messages';
import * as css from './start.module.css';

export interface ProposalCardProps {
  form: ContractForm<CreateWaqf, CreateWaqf>;
  proposal: RecognisedDeed['proposal'];
}

/** Name and description, filled from the waqf deed until the founder types something else. */
export function ProposalCard({ form, proposal }: ProposalCardProps) {
  const t = useMessages(startMessages);
  const { name, description } = form.values;
  return (
    <Card title={t('proposal')} note={t(proposal ? 'proposed' : 'notProposed')}>
      <div className={css.proposal}>
        <Field label={t('name')} required error={form.error('name')}>
          <TextInput {...form.field('name')} />
        </Field>
        <Source said={proposal?.name ?? null} value={name} />
        <Field label={t('description')} required error={form.error('description')}>
          <TextArea rows={4} {...form.field('description')} />
        </Field>
        <Source said={proposal?.description ?? null} value={description} />
        {proposal ? (
          <p className={css.evidence}>
            <Icon.Shield size={18} />
            {t('evidence')}
          </p>
        ) : null}
      </div>
    </Card>
  );
}

type Said = NonNullable<NonNullable<RecognisedDeed['proposal']>['name']>;

/** The place in the deed that a text comes from, shown while the text is unchanged. */
function Source({ said, value }: { said: Said | null; value: string }) {
  const t = useMessages(startMessages);
  if (!said || said.text !== value) return null;
  return (
    <div>
      <StatusTag tone={said.certain ? 'gold' : 'warning'} icon={<Icon.Quote size={15} />}>
        {t(said.certain ? 'asInDeed' : 'asRead', { page: said.page ?? 1 })}
      </StatusTag>
    </div>
  );
}
