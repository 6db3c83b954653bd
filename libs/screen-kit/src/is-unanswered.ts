/**
 * Whether a query has neither been answered nor failed yet. For what waits with a whole part of a page: `isPending` is
 * true again while a failed query is asked anew, as it is when a part below comes that asks it too; taking the part
 * away for that would ask for ever.
 */
export const isUnanswered = ({ isPending, isFetched }: { isPending: boolean; isFetched: boolean }): boolean =>
  isPending && !isFetched;
