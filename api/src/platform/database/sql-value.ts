/** A value for `$1`, `$2` …; JSON is passed as text. */
export type SqlValue = string | number | bigint | boolean | Date | Buffer | null | readonly SqlValue[];
