import { labelOf, lookUp } from '@waqf/contracts';
import {
  type ComponentHealth,
  healthComponentLabels,
  healthFigureLabels,
  healthProblemLabels,
  healthStateLabels,
} from '@waqf/contracts/operations';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { DescriptionList, DualDate, Icon, StatusTag, Stack, Surface, type Tone } from '@waqf/ui/core';
import { healthMessages } from './health.messages';
import * as css from './health.module.css';
import { useFigureText } from './figure-text';

const tones: Readonly<Record<ComponentHealth['state'] & string, Tone>> = {
  healthy: 'success',
  warning: 'warning',
  error: 'error',
  off: 'neutral',
};

/** A state as a word, with its colour and icon. */
export function HealthTag({ state }: { state: ComponentHealth['state'] }) {
  const { language } = useLanguage();
  const icon =
    state === 'healthy' ? <Icon.Check size={15} /> : state === 'off' ? undefined : <Icon.Warning size={15} />;
  return (
    <StatusTag tone={lookUp(tones, state) ?? 'neutral'} {...(icon ? { icon } : {})}>
      {labelOf(healthStateLabels, state, language)}
    </StatusTag>
  );
}

/** A card for each component: its state, the reason, and what was measured. */
export function ComponentCards({ components }: { components: readonly ComponentHealth[] }) {
  const { language } = useLanguage();
  return (
    <div className={css.components}>
      {components.map((health) => (
        <Surface key={health.component}>
          <div className={css.head}>
            <h2>{labelOf(healthComponentLabels, health.component, language)}</h2>
            <HealthTag state={health.state} />
          </div>
          <ComponentFacts health={health} />
        </Surface>
      ))}
    </div>
  );
}

function ComponentFacts({ health: { problem, simulated, figures, state, since } }: { health: ComponentHealth }) {
  const t = useMessages(healthMessages);
  const { language } = useLanguage();
  const measured = useFigureText();
  return (
    <Stack gap={12}>
      {problem === null ? null : <span>{labelOf(healthProblemLabels, problem, language)}</span>}
      {simulated ? (
        <span>
          <StatusTag tone="info">{t('simulated')}</StatusTag>
        </span>
      ) : null}
      <DescriptionList
        items={figures.map((figure) => ({
          key: figure.name,
          label: labelOf(healthFigureLabels, figure.name, language),
          value: <bdi>{measured(figure)}</bdi>,
        }))}
      />
      {state === 'off' ? null : (
        <span className={css.since}>
          {t('since')} <DualDate iso={since} withTime short />
        </span>
      )}
    </Stack>
  );
}
