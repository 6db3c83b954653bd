import type { ReactNode } from 'react';

export interface ToastMessage {
  tone?: 'success' | 'error' | 'warning' | 'info';
  title: ReactNode;
  text?: ReactNode;
  /** One button: `altText` describes the action for users who cannot reach the button in time, `label` is its text. */
  action?: { altText: string; label: string; onClick: () => void };
  /** Stays until it is closed, e.g. when the session is about to end. */
  sticky?: boolean;
  /** For news that the user did not request: it does not replace another toast, but waits until that one is closed. */
  waits?: boolean;
}

/** A toast that is shown, or was shown. */
export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}
