import { useEffect, useRef } from 'react';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { useOnline } from '../layout/use-online';
import { SupportLine } from '../public/support-line';
import { ErrorState } from '@waqf/ui/core';

const messages = defineMessages({
  brokenTitle: { ar: 'تعذر عرض هذه الشاشة', en: 'This screen could not be shown' },
  brokenText: {
    ar: 'لم يكتمل تحميل هذا القسم من المنصة. بياناتك محفوظة ولم يتغير شيء، وبقية المنصة تعمل.',
    en: 'This part of the platform did not load. Your data is safe, nothing changed, and the rest of the platform works.',
  },
  offlineText: {
    ar: 'لا اتصال بالإنترنت. تُفتح هذه الشاشة من نفسها عند عودته، وبياناتك محفوظة.',
    en: 'There is no internet connection. This screen opens by itself when it is back. Your data is safe.',
  },
  lateTitle: { ar: 'تأخر تحميل هذه الشاشة', en: 'This screen is taking long to load' },
  lateText: {
    ar: 'ما زلنا نحاول، وستظهر الشاشة فور وصولها. بياناتك محفوظة.',
    en: 'We are still trying; the screen appears as soon as it arrives. Your data is safe.',
  },
});

/**
 * The card shown instead of a screen that failed to load, or is late. One that failed without a connection is loaded
 * again when the connection is back.
 */
export function RemoteFailure({
  reason,
  reference,
  onRetry,
}: {
  reason: 'broken' | 'late';
  reference?: string | null;
  onRetry: () => void;
}) {
  const t = useMessages(messages);
  const online = useOnline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (online && wasOffline.current) onRetry();
    wasOffline.current = !online;
  });
  const text = reason === 'late' ? 'lateText' : 'brokenText';
  return (
    <div data-remote-failure={reason}>
      <ErrorState
        title={t(reason === 'late' ? 'lateTitle' : 'brokenTitle')}
        text={t(online ? text : 'offlineText')}
        safe={null}
        reference={reference ?? undefined}
        onRetry={onRetry}
      />
      <SupportLine />
    </div>
  );
}
