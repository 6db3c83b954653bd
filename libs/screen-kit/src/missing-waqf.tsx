import { HttpError } from '@waqf/platform-web';
import { Button, EmptyState, Icon } from '@waqf/ui/core';

/** Whether there is no such waqf, or none of the person's: the server answers both alike. */
export const isMissing = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 404 || error.status === 400);

/** In place of a waqf that is not there. */
export function MissingWaqf({ title, text, back }: { title: string; text: string; back: string }) {
  return (
    <EmptyState
      page
      icon={<Icon.Waqf size={28} />}
      title={title}
      text={text}
      action={
        <Button href="/waqf" variant="primary">
          {back}
        </Button>
      }
    />
  );
}
