/** The states of a request for approval. */
export const approvalStates = ['requested', 'approved', 'rejected', 'withdrawn', 'expired'] as const;
export type ApprovalState = (typeof approvalStates)[number];
