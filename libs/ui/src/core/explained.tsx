import { Tooltip as AntTooltip } from 'antd';
import type { ReactNode } from 'react';
import * as css from './explained.module.css';

/** A word that says what it means when it is pressed; the line under it is dotted. */
export function Explained({ meaning, children }: { meaning: ReactNode; children: ReactNode }) {
  return (
    <AntTooltip title={meaning} trigger={['click']}>
      <button type="button" className={css.explained}>
        {children}
      </button>
    </AntTooltip>
  );
}
