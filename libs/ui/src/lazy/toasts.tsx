import * as Radix from '@radix-ui/react-toast';
import { classNames } from '../core/class-names';
import { Icon } from '../core/icon';
import { IconTile } from '../core/status';
import type { ShownToast } from '../core/toast-message';
import { useUi } from '../core/ui-provider';
import * as css from './toasts.module.css';

/** How long a toast is shown, in ms (specification, section 9). */
const DURATION = 5000;
/** Distance of a swipe that closes a toast, in px (specification, section 9). */
const SWIPE = 50;

const TOAST_ICON = {
  success: <Icon.CheckCircle />,
  error: <Icon.Alert />,
  warning: <Icon.Clock />,
  info: <Icon.Info />,
} as const;

/** The region of toasts, and the toast that is shown. */
export function ToastStack({ shown, onClose }: { shown: ShownToast | null; onClose: (id: number) => void }) {
  const { word } = useUi();
  return (
    <Radix.Provider label={word('notification')} duration={DURATION} swipeDirection="right" swipeThreshold={SWIPE}>
      {shown ? <ToastCard key={shown.id} toast={shown} onClose={() => onClose(shown.id)} /> : null}
      <Radix.Viewport className={css.viewport} hotkey={['F8']} label={word('notifications')} />
    </Radix.Provider>
  );
}

function ToastCard({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const { word } = useUi();
  const tone = toast.tone ?? 'success';
  return (
    <Radix.Root
      className={css.toast}
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      duration={toast.sticky ? Infinity : DURATION}
      type={tone === 'error' || tone === 'warning' ? 'foreground' : 'background'}
    >
      <IconTile tone={tone} icon={TOAST_ICON[tone]} />
      <div className={css.words}>
        <Radix.Title className={css.title}>{toast.title}</Radix.Title>
        {toast.text ? <Radix.Description className={css.text}>{toast.text}</Radix.Description> : null}
      </div>
      {toast.action ? (
        <Radix.Action altText={toast.action.altText} className={css.action} onClick={toast.action.onClick}>
          {toast.action.label}
        </Radix.Action>
      ) : null}
      <Radix.Close asChild>
        <button type="button" className={css.close} aria-label={word('close')}>
          <Icon.Close size={18} />
        </button>
      </Radix.Close>
      {toast.sticky ? null : <span className={classNames(css.timer, css[tone])} aria-hidden />}
    </Radix.Root>
  );
}
