import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AreaFigure } from '../area-figures';
import type { SeenRequest } from './observe';

/** Seconds: a file takes some milliseconds, a machine 33 s to make, and the API may take 185 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 180];

/** Seconds: from the browser's cache to a slow connection; after 8 s a page gives up. */
const LOAD_BUCKETS = [0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8];

export interface Metrics {
  readonly contentType: string;
  count(seen: SeenRequest): void;
  /** Counts what a page has told of an area. */
  countArea(figure: AreaFigure): void;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
}

/** Figures of an edge. `connections`: how many are open now; `certificateEnds`: when TLS ends, in seconds since 1970. */
export function createMetrics({
  connections,
  certificateEnds = () => undefined,
}: {
  readonly connections: () => number;
  readonly certificateEnds?: () => number | undefined;
}): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const requests = new Counter({
    name: 'console_requests_total',
    help: 'Responses that have ended, by kind of address and status; aborted ones were not sent to their end',
    labelNames: ['route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'console_request_duration_seconds',
    help: 'From the head of a request to the end of its response',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  const apiErrors = new Counter({
    name: 'console_api_errors_total',
    help: 'Calls of the API that ended with 500 or more, or were broken off',
    labelNames: ['status'],
    registers,
  });
  const AREA_LABELS = ['site', 'brand', 'area', 'version'] as const;
  const areaLoads = new Histogram({
    name: 'console_area_load_seconds',
    help: 'How long the screens of an area took to come to a page, as pages tell it',
    labelNames: AREA_LABELS,
    buckets: LOAD_BUCKETS,
    registers,
  });
  const areaFailures = new Counter({
    name: 'console_area_failures_total',
    help: 'Errors of areas in pages, as pages tell them',
    labelNames: AREA_LABELS,
    registers,
  });
  const open: Gauge = new Gauge({
    name: 'console_open_connections',
    help: 'Connections of clients that are open',
    registers,
    collect: () => open.set(connections()),
  });
  if (certificateEnds() !== undefined) {
    const ends: Gauge = new Gauge({
      name: 'console_certificate_end_seconds',
      help: 'When the first certificate of TLS ends, in seconds since 1970',
      registers,
      collect: () => ends.set(certificateEnds() ?? 0),
    });
  }
  return {
    contentType: register.contentType,
    count({ route, status, seconds }) {
      requests.inc({ route, status });
      durations.observe({ route }, seconds);
      if (route === 'api' && (status === 'aborted' || status >= 500)) apiErrors.inc({ status });
    },
    countArea({ site, brand, area, version, load, failures }) {
      const labels = { site, brand, area, version };
      if (load !== undefined) areaLoads.observe(labels, load);
      if (failures > 0) areaFailures.inc(labels, failures);
    },
    text: () => register.metrics(),
  };
}
