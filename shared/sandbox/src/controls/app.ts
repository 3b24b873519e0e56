import { Hono } from 'hono';
import * as v from 'valibot';
import { readBody } from '../api/request-params';
import { ApiFault } from '../api/errors';
import { settle } from '../jobs/settle';
import { seedSite } from '../seed/seed';
import type { SiteRuntime } from '../site';
import { paymentControls } from '../fakes/controls';
import { FaultRule } from './faults';

export const CONTROLS_PREFIX = '/sandbox';

interface Call {
  readonly site: SiteRuntime;
  readonly body: unknown;
}

const Reset = v.object({ seed: v.optional(v.picklist(['demo', 'empty']), 'demo') });
const Faults = v.union(
  [
    v.array(FaultRule),
    v.pipe(
      FaultRule,
      v.transform((rule) => [rule]),
    ),
  ],
  'Expected a list of fault rules',
);
const Clock = v.object({ advance_seconds: v.pipe(v.number(), v.integer()) });
const Speed = v.object({ factor: v.pipe(v.number(), v.minValue(0)) });

const app = new Hono<{ Bindings: Call }>().basePath(CONTROLS_PREFIX);

app.route('/', paymentControls);

app.post('/reset', async (c) => {
  const { site, body } = c.env;
  const { seed } = v.parse(Reset, body);
  await seedSite(site, seed);
  await site.blobs.sweep(site.store);
  site.faults.clear();
  site.requests.clear();
  site.failures.clear();
  site.chat.clear();
  site.reports.clear();
  site.waiters.wakeAll();
  return c.json({ seed });
});

app.get('/faults', (c) => c.json(c.env.site.faults.rules));

app.post('/faults', (c) => {
  c.env.site.faults.add(v.parse(Faults, c.env.body));
  return c.json(c.env.site.faults.rules);
});

app.delete('/faults', (c) => {
  c.env.site.faults.clear();
  return c.json([]);
});

app.get('/requests', (c) => c.json(c.env.site.requests.seen));

app.delete('/requests', (c) => {
  c.env.site.requests.clear();
  return c.json([]);
});

app.get('/reports', (c) => c.json(c.env.site.reports.seen));

app.delete('/reports', (c) => {
  c.env.site.reports.clear();
  return c.json([]);
});

app.get('/clock', (c) => c.json({ now: new Date(c.env.site.nowMs()).toISOString() }));

app.post('/clock', async (c) => {
  const { site, body } = c.env;
  const { advance_seconds } = v.parse(Clock, body);
  await site.store.transact(() => site.remember({ clock_ahead_s: site.state.clock_ahead_s + advance_seconds }));
  await settle(site);
  site.waiters.wakeAll();
  return c.json({ now: new Date(site.nowMs()).toISOString() });
});

app.get('/speed', (c) => c.json({ factor: c.env.site.state.speed }));

app.post('/speed', async (c) => {
  const { site, body } = c.env;
  const { factor } = v.parse(Speed, body);
  await site.store.transact(() => site.remember({ speed: factor }));
  await settle(site);
  site.waiters.wakeAll();
  return c.json({ factor });
});

app.get('/outbox', (c) =>
  c.json(
    c.env.site.store.mails.all().map(({ to, kind, subject, text, link, at }) => ({
      to,
      kind,
      subject,
      text,
      ...(link ? { link } : {}),
      at: new Date(at * 1000).toISOString(),
    })),
  ),
);

app.notFound((c) => c.json({ message: 'Not found' }, 404));

app.onError((error, c) => {
  if (v.isValiError(error)) return c.json({ message: error.issues.map((issue) => issue.message).join('; ') }, 400);
  throw error;
});

/** A list is JSON too here, unlike in the API. */
async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.clone().text();
  return text.trimStart().startsWith('[') ? JSON.parse(text) : readBody(request);
}

/** Answers a request to the controls of a site. */
export async function handleControlsRequest(site: SiteRuntime, request: Request): Promise<Response> {
  try {
    const body = await bodyOf(request);
    const response = await app.fetch(new Request(request.url, { method: request.method }), { site, body });
    response.headers.set('cache-control', 'no-store');
    return response;
  } catch (error) {
    if (error instanceof SyntaxError) return Response.json({ message: 'The body is not JSON' }, { status: 400 });
    if (error instanceof ApiFault) return Response.json(error.body, { status: error.status });
    throw error;
  }
}
