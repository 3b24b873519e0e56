import { randomUUID } from 'node:crypto';
import { environmentOf } from '@console/contract/environment';
import type { SiteDefinition } from '@console/sites';
import type { Backend, SiteRequestSource } from './backend';
import { type CspViolation, violationsOf } from './csp-violation';
import { reportIntake } from './reports';
import { sampler, type SampleLimit } from './sample';

/** Browsers gather reports for a minute; each brings the whole policy along. */
const INTAKE = { isFromAnywhere: true, limit: 256 * 1024, rate: { windowMs: 60_000, each: 60, all: 600 } };
/** Every visitor's browser says the same when a release breaks the policy. */
const SAMPLE: SampleLimit = { windowMs: 10 * 60_000, each: 3, kinds: 200 };

/**
 * What browsers call their reports. That keeps pages of elsewhere out: before one could send these types to another origin, its
 * browser asks, and the edge does not agree. Origins say nothing here: that somebody frames the console is reported from there.
 */
const TYPES = /^application\/(?:reports\+json|csp-report)\s*(?:;|$)/i;

const sentence = ({ directive, blocked, page, source, position }: CspViolation): string =>
  `${directive} kept out ${blocked || 'something'} on ${page}${source && ` (${source}${position})`}`;

/** A violation as an envelope of the error-reporting service. */
function envelopeOf(violation: CspViolation, site: SiteDefinition, host: string): string {
  const id = randomUUID().replaceAll('-', '');
  const event = {
    event_id: id,
    timestamp: Date.now() / 1000,
    platform: 'javascript',
    level: 'warning',
    logger: 'csp',
    environment: environmentOf(host),
    message: `Content security policy: ${sentence(violation)}`,
    fingerprint: ['csp', violation.directive, violation.blocked, violation.source],
    tags: { site: site.id, directive: violation.directive, blocked: violation.blocked },
  };
  return [{ event_id: id }, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');
}

async function parsed(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}

/**
 * What takes the browsers' reports about broken content security policies, for one server. The first few of each kind go to the
 * log and to the site's error-reporting service; the others are counted in the log.
 * @returns 204 for what was read, 400 for what is no JSON, 415 for another type, 413 and 429 as for error reports
 */
export function cspReportIntake(report: Backend['report'], sample = SAMPLE) {
  const take = reportIntake(INTAKE);
  const isSampled = sampler(sample, (kind, count) =>
    console.error(`Content security policy: ${count} more reports of ${kind}`),
  );

  function tell(violation: CspViolation, site: SiteDefinition, host: string): void {
    const { directive, blocked, source } = violation;
    if (!isSampled([site.id, directive, blocked, source].join(' '))) return;
    console.error(`${site.id}: content security policy: ${sentence(violation)}`);
    const body = envelopeOf(violation, site, host);
    // The log has it already: a service that is down costs nothing more.
    report(new Request(`http://${host}/reports`, { method: 'POST', body }), site).catch(() => undefined);
  }

  return async (request: Request, { site, ...source }: SiteRequestSource): Promise<Response> => {
    if (!TYPES.test(request.headers.get('content-type') ?? '')) return new Response(null, { status: 415 });
    return take(request, source, async (whole) => {
      const body = await parsed(whole);
      if (body === undefined) return new Response(null, { status: 400 });
      for (const violation of violationsOf(body, source.host)) tell(violation, site, source.host);
      return new Response(null, { status: 204 });
    });
  };
}
