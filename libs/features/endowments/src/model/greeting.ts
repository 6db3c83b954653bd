/** `morning` until noon in Riyadh, then `evening`: Arabic greets with these two. Riyadh keeps UTC+3 all year. */
export function greetingAt(now: Date): 'morning' | 'evening' {
  return (now.getUTCHours() + 3) % 24 < 12 && (now.getUTCHours() + 3) % 24 >= 4 ? 'morning' : 'evening';
}
