/** Where pages send their error reports: the site's own origin. */
export const REPORTS_PATH = '/reports';

const KEPT = 200;
const LIMIT = 1024 * 1024;

/** An error report as it arrived. */
export interface SeenReport {
  /** ISO time of the machine's clock. */
  readonly at: string;
  /** The event, as the reporting service's SDK writes it. */
  readonly event: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The events of an envelope: lines of JSON, where the line before an event says that it is one. */
function eventsOf(envelope: string): unknown[] {
  const lines = envelope.split('\n');
  return lines.flatMap((line, index) => {
    if (index === 0 || line === '') return [];
    const header: unknown = JSON.parse(lines[index - 1] ?? 'null');
    return isRecord(header) && header['type'] === 'event' ? [JSON.parse(line)] : [];
  });
}

/** The latest error reports of a site: what would have gone to its error-reporting service. */
export class ReportLog {
  #seen: SeenReport[] = [];

  get seen(): readonly SeenReport[] {
    return this.#seen;
  }

  /** Takes an envelope, as the service would. */
  async take(request: Request): Promise<Response> {
    const envelope = await request.text();
    if (request.method !== 'POST') return new Response(null, { status: 405 });
    if (envelope.length > LIMIT) return new Response(null, { status: 413 });
    try {
      const at = new Date().toISOString();
      this.#seen = [...this.#seen, ...eventsOf(envelope).map((event) => ({ at, event }))].slice(-KEPT);
      return Response.json({}, { headers: { 'cache-control': 'no-store' } });
    } catch {
      return new Response(null, { status: 400 });
    }
  }

  clear(): void {
    this.#seen = [];
  }
}
