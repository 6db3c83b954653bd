/** Parts of one page share an answer of so long ago, and what the page brought; whoever comes back asks anew. In ms. */
export const freshMs = 5_000;
