import type { ReactElement, ReactNode } from 'react';
import { IconTile, Surface } from '@waqf/ui/core';
import { useTitle } from '../boot/use-title';
import { SupportLine } from './support-line';
import { PublicFrame } from './public-frame';
import * as css from './public.module.css';

export interface ClosedPageProps {
  tone: 'warning' | 'success';
  icon: ReactElement;
  title: string;
  text: string;
  /** The content after the text, with the only link. */
  children: ReactNode;
}

/** Shown instead of the whole product: what is closed, and why. */
export function ClosedPage({ tone, icon, title, text, children }: ClosedPageProps) {
  useTitle(title);
  return (
    <PublicFrame bare>
      <main className={css.middle}>
        <Surface padding="none" className={css.notice}>
          <IconTile size={64} tone={tone} icon={icon} />
          <h1>{title}</h1>
          <p>{text}</p>
          {children}
          <SupportLine />
        </Surface>
      </main>
    </PublicFrame>
  );
}
