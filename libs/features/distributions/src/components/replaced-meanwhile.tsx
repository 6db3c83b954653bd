import type { RulesAnswer } from '@waqf/contracts/distributions';
import type { WaqfView } from '@waqf/contracts/endowments';
import { useMessages } from '@waqf/platform-web';
import { useRuleWords } from '@waqf/screen-kit';
import { Alert, Button, Row } from '@waqf/ui/core';
import { proposalMessages } from '../messages/proposal.messages';
import { RuleSetCard } from './rule-set-card';

interface ReplacedMeanwhileProps {
  view: WaqfView;
  rules: RulesAnswer;
  onKeep: () => void;
  onStartOver: () => void;
}

/** Shown above the button of a proposal begun before the rules now in force: shows them, and the user decides. */
export function ReplacedMeanwhile({ view, rules, onKeep, onStartOver }: ReplacedMeanwhileProps) {
  const t = useMessages(proposalMessages);
  const wordsOf = useRuleWords(view.beneficiaries);
  const same = rules.rules.map((rule) => ({ rule, change: 'same' as const, before: null }));
  return (
    <>
      <Alert
        tone="error"
        title={t('replaced', { number: rules.version })}
        action={
          <Row gap={8}>
            <Button size="small" onClick={onStartOver}>
              {t('startOver')}
            </Button>
            <Button size="small" onClick={onKeep}>
              {t('keep')}
            </Button>
          </Row>
        }
      >
        {t('replacedText')}
      </Alert>
      <RuleSetCard waqfId={view.waqf.id} set={rules} rules={same} wordsOf={wordsOf} />
    </>
  );
}
