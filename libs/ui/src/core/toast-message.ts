import type { ReactNode } from 'react';

export interface ToastMessage {
  tone?: 'success' | 'error' | 'warning' | 'info';
  title: ReactNode;
  text?: ReactNode;
  /** One button: what it does in words for those who cannot reach it in time, its label, its work. */
  action?: { altText: string; label: string; onClick: () => void };
  /** Stays until it is closed: for a session that ends. */
  sticky?: boolean;
  /** News that nobody asked for: never takes the place of another toast, but waits until that is closed. */
  waits?: boolean;
}

/** A toast that is there, or was. */
export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}
