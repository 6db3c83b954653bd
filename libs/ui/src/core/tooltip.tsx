import { cloneElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, MouseEvent, ReactElement, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import * as css from './tooltip.module.css';

/**
 * Milliseconds until the text is shown, and until it is hidden while the pointer moves to it (specification, section
 * 9).
 */
const waitBefore = 700;
const waitAfter = 100;
/** Distance to the control, and to the edge of the screen, in px. */
const gap = 8;

/**
 * Position of the bubble in px from the top left: above the control if there is space, otherwise below it, and never
 * outside the screen.
 */
export function bubblePlace(
  target: Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>,
  bubble: { width: number; height: number },
  screenWidth: number,
): { left: number; top: number } {
  const middle = target.left + target.width / 2 - bubble.width / 2;
  const left = Math.max(gap, Math.min(middle, screenWidth - bubble.width - gap));
  const above = target.top - bubble.height - gap;
  return { left, top: above >= gap ? above : target.bottom + gap };
}

/** A few words about a control; never the only place of important information. */
export function Tooltip({ title, children }: { title: ReactNode; children: ReactElement }) {
  const [target, setTarget] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: Element | null, after = 0) => {
    clearTimeout(timer.current);
    if (after === 0) setTarget(next);
    else timer.current = setTimeout(() => setTarget(next), after);
  };
  const handlers = {
    onMouseEnter: ({ currentTarget }: MouseEvent) => change(currentTarget, waitBefore),
    onMouseLeave: () => change(null, waitAfter),
    onMouseDown: () => change(null),
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) change(currentTarget);
    },
    onBlur: () => change(null),
    ...(target ? { 'aria-describedby': id } : {}),
  };
  return (
    <>
      {cloneElement(children, handlers)}
      {target ? (
        <Bubble
          id={id}
          target={target}
          onEnter={() => change(target)}
          onLeave={() => change(null, waitAfter)}
          onClose={() => change(null)}
        >
          {title}
        </Bubble>
      ) : null}
    </>
  );
}

interface BubbleProps {
  id: string;
  target: Element;
  onEnter: () => void;
  onLeave: () => void;
  onClose: () => void;
  children: ReactNode;
}

function Bubble({ id, target, onEnter, onLeave, onClose, children }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const drawn = bubble.current;
    if (!drawn) return;
    const { left, top } = bubblePlace(target.getBoundingClientRect(), drawn.getBoundingClientRect(), innerWidth);
    drawn.style.left = `${left}px`;
    drawn.style.top = `${top}px`;
  }, [target]);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close.current();
    };
    const onScroll = () => close.current();
    addEventListener('keydown', onKey, true);
    addEventListener('scroll', onScroll, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('scroll', onScroll, true);
    };
  }, []);
  return createPortal(
    <div ref={bubble} id={id} role="tooltip" className={css.bubble} onMouseEnter={onEnter} onMouseLeave={onLeave}>
      {children}
    </div>,
    document.body,
  );
}
