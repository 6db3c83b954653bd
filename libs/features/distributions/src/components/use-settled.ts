import { useEffect, useState } from 'react';

/**
 * Returns a value after it has not changed for a moment, so that a moving slider does not send a request at every step.
 */
export function useSettled<Value>(value: Value, restMs = 300): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
}
