import { useQuery } from '@tanstack/react-query';
import type { Rule } from '@waqf/contracts/distributions';
import type { WaqfView } from '@waqf/contracts/endowments';
import { useMessages } from '@waqf/platform-web';
import { LoadFailure, useRuleWords } from '@waqf/screen-kit';
import { Card, DualDate, Icon, ListSkeleton, MoreLink, NumberMark, Stack } from '@waqf/ui/core';
import { rulesQuery } from '../api/get-distributions';
import { tabMessages } from '../messages/details-tabs.messages';
import * as css from './waqf-facts.module.css';

/** The rules by which the yield is divided, each with the founder's words behind it; proposed rules are below. */
export function RulesTab({ view }: { view: WaqfView }) {
  const t = useMessages(tabMessages);
  const query = useQuery(rulesQuery(view.waqf.id));
  const wordsOf = useRuleWords(view.beneficiaries);
  if (query.isError)
    return (
      <LoadFailure
        title={t('failed')}
        error={query.error}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  if (!query.data) return <ListSkeleton rows={4} />;
  const { version, effectiveFrom, rules, proposed } = query.data;
  return (
    <Stack>
      <Card
        title={version === 0 ? t('rules') : t('rulesInForce', { version })}
        note={effectiveFrom === null ? undefined : <DualDate iso={effectiveFrom} />}
        extra={
          <MoreLink href={`/waqf/${view.waqf.id}/rules`} icon={<Icon.Next size={16} />}>
            {t('rulesOpen')}
          </MoreLink>
        }
      >
        {version === 0 ? <p>{t('rulesByShares')}</p> : <Rules rules={rules} wordsOf={wordsOf} />}
      </Card>
      {proposed ? (
        <Card title={t('rulesProposed')} tone="gold">
          <Rules rules={proposed.rules} wordsOf={wordsOf} />
        </Card>
      ) : null}
    </Stack>
  );
}

function Rules({ rules, wordsOf }: { rules: readonly Rule[]; wordsOf: ReturnType<typeof useRuleWords> }) {
  return (
    <ol className={css.list}>
      {rules.map((rule, index) => {
        const { title, text } = wordsOf(rule);
        return (
          <li key={index}>
            <NumberMark value={index + 1} tone="gold" />
            <span>
              {title} · {text}
              {rule.clause === null ? null : (
                <span className={css.purpose}>
                  {' '}
                  <q>{rule.clause.text}</q>
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
