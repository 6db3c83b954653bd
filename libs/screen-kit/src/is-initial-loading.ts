/**
 * Whether a query has neither been answered nor failed yet. Use it where a whole part of a page is replaced while
 * waiting: `isPending` becomes true again when a failed query is retried, for example because a child component mounts
 * and uses it; unmounting that part then would repeat the request endlessly.
 */
export const isInitialLoading = ({ isPending, isFetched }: { isPending: boolean; isFetched: boolean }): boolean =>
  isPending && !isFetched;
