import type { CSSProperties } from 'react';

/**
 * The kit's tokens for content on the green background of the hero and the footer, in both themes. They are inline
 * because a CSS module would rename the custom properties that it declares.
 */
export const onGreen = {
  '--wq-ink': 'var(--wq-on-money)',
  '--wq-text-2': 'var(--wq-on-money-2)',
  '--wq-text-3': 'var(--wq-on-money-2)',
  '--wq-surface': 'transparent',
  '--wq-surface-2': '#ffffff1f',
  '--wq-surface-3': '#ffffff1f',
  '--wq-border': '#ffffff2e',
  '--wq-border-strong': '#ffffff66',
  '--wq-input-border': '#ffffff99',
  '--wq-primary-line': 'var(--wq-on-money)',
} as CSSProperties;
