import { useCallback, useEffect, useRef } from 'react';
import { sessionTime, type SessionTime } from '@waqf/contracts/identity';
import { ConnectionError, defineMessages, errorMessage, http, useLanguage, useMessages } from '@waqf/platform-web';
import { useToast } from '@waqf/ui/core';

const messages = defineMessages({
  idle: { ar: 'تنتهي جلستك بعد دقيقة', en: 'Your session ends in a minute' },
  idleText: { ar: 'لم تستخدم المنصة منذ مدة.', en: 'You have not used the platform for a while.' },
  last: { ar: 'تنتهي جلستك بعد دقيقة', en: 'Your session ends in a minute' },
  lastText: {
    ar: 'بلغت جلستك أقصى مدتها. بعد تسجيل الدخول تعود إلى هذه الصفحة وتجد ما كتبته.',
    en: 'The session has reached its maximum length. After signing in you return to this page, with what you typed.',
  },
  stay: { ar: 'ابق متصلًا', en: 'Stay signed in' },
  stayAlt: { ar: 'حدّث الصفحة لتبقى متصلًا', en: 'Reload the page to stay signed in' },
  stayed: { ar: 'جلستك مستمرة', en: 'Your session continues' },
  failed: { ar: 'تعذر تمديد الجلسة', en: 'The session could not be extended' },
});

const warnSeconds = 60;
/**
 * The page has just been served, which prolonged the session: the first check can wait until everything is rendered.
 */
const firstAskMs = 10_000;
/** While the warning is shown: another tab may have been used in the meantime. */
const lookAgainMs = 5_000;
const withoutNetworkMs = 15_000;

const leftOf = ({ idleSecondsLeft, secondsLeft }: SessionTime): number => Math.min(idleSecondsLeft, secondsLeft);

/**
 * Warns a minute before the session ends and offers to stay. The server is asked when the end should be near, because
 * other tabs use the same session; asking does not prolong it. After the end the answer is 401, and sign-in follows.
 * @returns a function that says whether the warning is shown: nothing less urgent should replace it
 */
export function useSessionEnd(): () => boolean {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const toast = useToast();
  const latest = useRef({ t, language, toast });
  latest.current = { t, language, toast };
  const warned = useRef(false);
  useEffect(() => {
    const watch = new SessionWatch(
      () => latest.current,
      (isWarned) => {
        warned.current = isWarned;
      },
    );
    watch.start();
    return watch.stop;
  }, []);
  return useCallback(() => warned.current, []);
}

interface Surroundings {
  t: (key: keyof typeof messages) => string;
  language: 'ar' | 'en';
  toast: ReturnType<typeof useToast>;
}

/**
 * Nothing prolongs a session beyond its absolute end: then there is no button.
 * @returns the id of the toast
 */
function showWarning({ t, toast }: Surroundings, { secondsLeft }: SessionTime, onStay: () => void): number {
  if (secondsLeft <= warnSeconds)
    return toast.show({ tone: 'warning', sticky: true, title: t('last'), text: t('lastText') });
  return toast.show({
    tone: 'warning',
    sticky: true,
    title: t('idle'),
    text: t('idleText'),
    action: { label: t('stay'), altText: t('stayAlt'), onClick: onStay },
  });
}

/** Asks when the session ends, warns before it, and prolongs the session when the user wants to stay. */
class SessionWatch {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private warning: number | null = null;
  private stopped = false;

  constructor(
    private readonly now: () => Surroundings,
    private readonly onWarned: (isWarned: boolean) => void,
  ) {}

  start(): void {
    document.addEventListener('visibilitychange', this.onVisible);
    this.next(firstAskMs);
  }

  readonly stop = (): void => {
    this.stopped = true;
    clearTimeout(this.timer);
    this.closeWarning();
    document.removeEventListener('visibilitychange', this.onVisible);
  };

  // Timers stop while a computer sleeps.
  private readonly onVisible = (): void => {
    if (document.visibilityState === 'visible') this.next(0);
  };

  private next(ms: number): void {
    clearTimeout(this.timer);
    if (!this.stopped) this.timer = setTimeout(() => void this.ask(), ms);
  }

  private setWarning(id: number | null): void {
    this.warning = id;
    this.onWarned(id !== null);
  }

  private closeWarning(): void {
    if (this.warning !== null) this.now().toast.close(this.warning);
    this.setWarning(null);
  }

  private follow(time: SessionTime): void {
    if (this.stopped) return;
    const left = leftOf(time);
    if (left > warnSeconds) {
      this.closeWarning();
      return this.next((left - warnSeconds) * 1000);
    }
    if (this.warning === null) this.setWarning(showWarning(this.now(), time, () => void this.stay()));
    // One second after the end, so that the answer is the end itself.
    this.next(Math.min((left + 1) * 1000, lookAgainMs));
  }

  private async ask(): Promise<void> {
    try {
      this.follow(await http.get('/api/user/session', sessionTime));
    } catch (error) {
      // 401 has already led to sign-in; without a network the session may still exist.
      if (error instanceof ConnectionError) this.next(withoutNetworkMs);
      else this.closeWarning();
    }
  }

  private async stay(): Promise<void> {
    this.setWarning(null);
    try {
      this.follow(await http.post('/api/user/session/prolong', undefined, sessionTime));
      const { t, toast } = this.now();
      toast.show({ title: t('stayed') });
    } catch (error) {
      const { t, toast, language } = this.now();
      toast.show({ tone: 'error', title: t('failed'), text: errorMessage(error, language) });
      this.next(lookAgainMs);
    }
  }
}
