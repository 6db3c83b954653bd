import { lookUp, plainValue } from '@waqf/contracts';
import { queueLabels } from '@waqf/contracts/operations';
import { useLanguage } from '@waqf/platform-web';

/** The purpose of a queue, in words. */
export function useQueueName(): (queue: string) => string {
  const { language } = useLanguage();
  return (queue) => lookUp(queueLabels, queue)?.[language] ?? plainValue(queue);
}
