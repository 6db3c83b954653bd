import { HttpError } from '@waqf/platform-web';
import { Button, EmptyState, Icon } from '@waqf/ui/core';

/** Whether the waqf does not exist or the user may not see it: the server answers both in the same way. */
export const isMissing = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 404 || error.status === 400);

/** Shown instead of a waqf that does not exist. */
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
