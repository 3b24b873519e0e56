import { setServerTime } from '@console/api';

/**
 * Takes the server's time from the response that brought the page. One that comes from a file says none, and over plain HTTP
 * browsers keep it to themselves: the first response of the API tells it then.
 */
export function readServerTime(): void {
  const [load] = performance.getEntriesByType('navigation');
  if (!(load instanceof PerformanceNavigationTiming)) return;
  const time = load.serverTiming.find(({ name }) => name === 'now')?.duration;
  if (time !== undefined) setServerTime(time, performance.timeOrigin + load.responseStart);
}
