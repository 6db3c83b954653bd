import { useEffect, useState } from 'react';

/** Whole seconds until a time, and how many there were at first. */
export function useTimeLeft(expiresAt: string): { left: number; total: number } {
  const secondsLeft = () => Math.max(0, Math.ceil((Date.parse(expiresAt) - Date.now()) / 1000));
  const [total] = useState(secondsLeft);
  const [left, setLeft] = useState(total);
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((Date.parse(expiresAt) - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [expiresAt]);
  return { left, total };
}
