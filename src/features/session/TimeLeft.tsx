import { useEffect, useState } from 'react';
import { hidden, tabular } from '../../ui/theme/token.ts';

// Announced when each limit is reached, since every second would be too much.
const announced: [seconds: number, words: string][] = [
  [10, '10 seconds left'],
  [30, '30 seconds left'],
  [60, '1 minute left'],
];

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export function TimeLeft({ until }: { until: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
  return (
    <>
      <strong role="timer" style={tabular}>
        {clockOf(seconds)}
      </strong>
      <span role="status" style={hidden}>
        {announced.find(([from]) => seconds <= from)?.[1]}
      </span>
    </>
  );
}
