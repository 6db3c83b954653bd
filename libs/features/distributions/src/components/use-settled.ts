import { useEffect, useState } from 'react';

/** A value once it has rested for a moment: while a slider moves, the server is not asked at every step. */
export function useSettled<Value>(value: Value, restMs = 300): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
}
