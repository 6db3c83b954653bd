import { useServerEvent } from '@waqf/platform-web';
import { useToast } from '@waqf/ui/core';

/** While somebody is signed in: news of the server appear as toasts, wherever the person is. */
export function SessionWatch() {
  const toast = useToast();
  useServerEvent('notification', ({ notification }) => {
    toast.show({ tone: notification.type, title: notification.title, text: notification.message });
  });
  return null;
}
