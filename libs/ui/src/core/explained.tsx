import type { ReactNode } from 'react';
import { PopupHolder } from './popup-holder';
import * as css from './explained.module.css';

/** A word with a dotted underline that shows its meaning when it is pressed. */
export function Explained({ meaning, children }: { meaning: ReactNode; children: ReactNode }) {
  return (
    <PopupHolder
      popup={(parts, { open, onOpenChange, anchor }) => (
        <parts.Popover
          open={open}
          onOpenChange={onOpenChange}
          trigger="click"
          content={<div className={css.meaning}>{meaning}</div>}
        >
          {anchor}
        </parts.Popover>
      )}
    >
      <button type="button" className={css.explained} data-explained>
        {children}
      </button>
    </PopupHolder>
  );
}
