/** The same function, computed once per argument (memoised); objects are compared by identity. */
export function memoise<Of, Value>(work: (of: Of) => Value): (of: Of) => Value {
  const known = new Map<Of, Value>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before;
    const value = work(of);
    known.set(of, value);
    return value;
  };
}
