/** The same function, worked out once for each argument; objects are the same when they are one object. */
export function remembered<Of, Value>(work: (of: Of) => Value): (of: Of) => Value {
  const known = new Map<Of, Value>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before;
    const value = work(of);
    known.set(of, value);
    return value;
  };
}
