export { StaleBanner, staleOf, StaleStrip, type StaleQuery } from './stale-strip';
