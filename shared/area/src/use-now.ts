import { useEffect, useState } from 'react';

type Listener = (now: number) => void;

/** Whoever shows the time, and how often it wants to. All of them show one moment: two places never tell two percentages of a job. */
const listeners = new Map<Listener, number>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  const now = Date.now();
  for (const listener of listeners.keys()) listener(now);
}

/** The fastest of them sets the pace of all. */
function restart(): void {
  clearInterval(timer);
  timer = listeners.size > 0 ? setInterval(tick, Math.min(...listeners.values())) : undefined;
}

function join(listener: Listener, ms: number): () => void {
  listeners.set(listener, ms);
  restart();
  tick();
  return () => {
    listeners.delete(listener);
    restart();
  };
}

/** The browser's time in epoch milliseconds, refreshed at least every so many milliseconds while `active`. */
export function useNow(ms: number, active = true): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => (active ? join(setNow, ms) : undefined), [ms, active]);
  return now;
}
