import { useEffect, useState } from 'react';

/**
 * Returns a value after it has not changed for a moment, so that a moving slider does not send a request at every step.
 */
export function useDebouncedValue<Value>(value: Value, delayMs = 300): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
