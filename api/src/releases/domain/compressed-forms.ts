/** Files that are served compressed; all others are compressed by themselves. */
export const compressible = /\.(?:js|css|svg|json)$/;

/** Where the quickly compressed form of a stored file is. */
export const quickFormOf = (file: string): string => `${file}.br`;

/** Where the densely compressed form of a stored file is. */
export const denseFormOf = (file: string): string => `${file}.dense.br`;

/** Where a build leaves the densely compressed form of one of its files, in its folder. */
export const builtDenseFormOf = (path: string): string => `dense/${path}.br`;
