import type { ReactNode } from 'react';
import { Alert, Button, useUi } from '@waqf/ui/core';

export interface RetryAlertProps {
  /** What happened; one of the two may be missing. */
  title?: string;
  children?: ReactNode;
  /** By default `error`; `warning` when older data stays visible. */
  tone?: 'error' | 'warning';
  onRetry: () => void;
  retrying?: boolean;
}

/** A notice inside a page that something did not load, with a button to try again. */
export function RetryAlert({ title, children, tone = 'error', onRetry, retrying }: RetryAlertProps) {
  const { word } = useUi();
  return (
    <Alert
      tone={tone}
      title={title}
      action={
        <Button size="small" loading={retrying} onClick={onRetry}>
          {word('retry')}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
