import type { WaqfSummary } from '@waqf/contracts/endowments';
import { defineMessages, useMessages, useOptionalSession } from '@waqf/platform-web';

const messages = defineMessages({
  notAccepted: { ar: '{name} · لم تقبل نظارته بعد', en: '{name} · you have not accepted its trusteeship' },
});

/** Says of a waqf whether the user is named as its nazir and has not accepted: until then they change nothing. */
export function useAwaitsAcceptance(): (waqf: Pick<WaqfSummary, 'nazirId' | 'nazirAcceptedAt'>) => boolean {
  const userId = useOptionalSession()?.user.id;
  return ({ nazirId, nazirAcceptedAt }) => userId !== undefined && nazirId === userId && nazirAcceptedAt === null;
}

/**
 * The waqfs that a form may be about. Those whose trusteeship the user has not accepted are shown, with the reason, but
 * cannot be chosen: the server would refuse what was typed. `only` is the one that needs no choice.
 */
export function useWaqfChoices(waqfs: readonly WaqfSummary[]) {
  const t = useMessages(messages);
  const awaitsAcceptance = useAwaitsAcceptance();
  const options = waqfs.map((waqf) => {
    const waits = awaitsAcceptance(waqf);
    return { value: waqf.id, label: waits ? t('notAccepted', { name: waqf.name }) : waqf.name, disabled: waits };
  });
  const open = options.filter(({ disabled }) => !disabled);
  return { options, only: open.length === 1 ? open[0]?.value : undefined };
}
