import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '../core/button';
import { Dialog } from '../core/dialog';
import { Alert, ListSkeleton } from '../core/feedback';
import { useUi } from '../core/ui-provider';
import type { Language } from '../words';
import { lazyPart, noticedAfterMs, useLazyPart, useLoadFault, type LazyPart, type LoadFault } from './lazy-part';

type Load<Props> = () => Promise<ComponentType<Props>>;
type Loaded<Props> = LazyPart<{ Shown: ComponentType<Props> }>;

function partOf<Props>(load: Load<Props>): Loaded<Props> {
  const part: Loaded<Props> = lazyPart({ repeats: false });
  part.setLoader(async () => ({ Shown: await load() }));
  return part;
}

/** Shown instead of a part: that it loads, or that it did not load, with a button that requests it again. */
function Missing<Props>({ part, waiting }: { part: Loaded<Props>; waiting: ReactNode }) {
  const { word } = useUi();
  const fault = useLoadFault(part);
  if (!fault) return waiting;
  return (
    <Alert
      tone="error"
      action={
        <Button loading={fault === 'retrying'} onClick={part.fetch}>
          {word('retry')}
        </Button>
      }
    >
      {word('partFailed')}
    </Alert>
  );
}

/**
 * A part of a screen whose code is loaded when it is shown: `laterPart(() => import('./x').then(({ X }) => X))`. If it
 * does not load, as without a network, its place says so and lets the user try again. React's own `lazy` would keep
 * the failure until the page is reloaded, and lose the whole screen to it.
 * @param waiting stands there until it is loaded
 */
export function laterPart<Props extends object>(
  load: Load<Props>,
  waiting: ReactNode = <ListSkeleton rows={3} />,
): ComponentType<Props> {
  const part = partOf(load);
  return function LaterPart(props: Props) {
    const loaded = useLazyPart(part, true);
    return loaded ? <loaded.Shown {...props} /> : <Missing part={part} waiting={waiting} />;
  };
}

type Title = Readonly<Record<Language, string>>;

/**
 * The same for a dialog or a drawer, over a page that stays as it is: one that is late, or does not load, has a dialog
 * in its place, which can be closed.
 * @param title names what was asked for, above the dialog in its place
 */
export function namedDialog<Props extends { onClose: () => void }>(
  load: Load<Props>,
  title: Title | ((props: Props) => Title),
): ComponentType<Props> {
  return dialogOf(load, typeof title === 'function' ? title : () => title);
}

/** For remotes built before dialogs had titles: the one in its place says what happens. Use `namedDialog`. */
export const laterDialog = <Props extends { onClose: () => void }>(load: Load<Props>): ComponentType<Props> =>
  dialogOf(load, () => null);

function dialogOf<Props extends { onClose: () => void }>(
  load: Load<Props>,
  titleOf: (props: Props) => Title | null,
): ComponentType<Props> {
  const part = partOf(load);
  return function LaterDialog(props: Props) {
    const { language, word } = useUi();
    const fault = useLoadFault(part);
    const loaded = useLazyPart(part, true);
    const covered = useCovered(loaded !== null, fault);
    // The one in its place leaves first, so that the focus is back on the opener, where this one will return it.
    if (loaded) return covered ? null : <loaded.Shown {...props} />;
    if (!covered) return null;
    return (
      <Dialog open onClose={props.onClose} title={titleOf(props)?.[language] ?? word(fault ? 'failed' : 'loading')}>
        <Missing part={part} waiting={<ListSkeleton rows={3} />} />
      </Dialog>
    );
  };
}

/** Whether the user has been shown something in place of the dialog. */
function useCovered(isHere: boolean, fault: LoadFault | null): boolean {
  const [covered, setCovered] = useState(false);
  useEffect(() => {
    if (isHere || fault) {
      setCovered(!isHere);
      return undefined;
    }
    const timer = setTimeout(() => setCovered(true), noticedAfterMs);
    return () => clearTimeout(timer);
  }, [isHere, fault]);
  return covered;
}
