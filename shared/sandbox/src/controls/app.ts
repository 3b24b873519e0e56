import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { settle } from '../jobs/settle';
import { seedSite } from '../seed/seed';
import type { SiteRuntime } from '../site';
import { paymentControls } from '../fakes/controls';
import { FaultRule } from './faults';
import { type ControlsEnv, refusalOf } from './order';

export const CONTROLS_PREFIX = '/sandbox';

/** Bytes of a body: rules for some hundred faults, each with what it answers. */
const BODY_LIMIT = 1024 * 1024;

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

const app = new Hono<ControlsEnv>().basePath(CONTROLS_PREFIX);

app.use('*', async (c, next) => {
  const refusal = refusalOf(c.req.raw);
  if (refusal) return c.json({ message: refusal.message }, refusal.status);
  c.header('cache-control', 'no-store');
  return next();
});
app.use(
  '*',
  bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => c.json({ message: 'The body is larger than 1 MiB' }, 413) }),
);
app.use('*', async (c, next) => {
  const text = await c.req.text();
  c.set('body', text.trim() === '' ? {} : JSON.parse(text));
  return next();
});

app.route('/', paymentControls);

app.post('/reset', async (c) => {
  const { site } = c.env;
  const { seed } = v.parse(Reset, c.get('body'));
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
  c.env.site.faults.add(v.parse(Faults, c.get('body')));
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
  const { site } = c.env;
  const { advance_seconds } = v.parse(Clock, c.get('body'));
  await site.store.transact(() => site.remember({ clock_ahead_s: site.state.clock_ahead_s + advance_seconds }));
  await settle(site);
  site.waiters.wakeAll();
  return c.json({ now: new Date(site.nowMs()).toISOString() });
});

app.get('/speed', (c) => c.json({ factor: c.env.site.state.speed }));

app.post('/speed', async (c) => {
  const { site } = c.env;
  const { factor } = v.parse(Speed, c.get('body'));
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
  if (error instanceof SyntaxError) return c.json({ message: 'The body is not JSON' }, 400);
  throw error;
});

/** Answers a request to the controls of a site; 403, 413 or 415 for one that may not give orders. */
export const handleControlsRequest = async (site: SiteRuntime, request: Request): Promise<Response> =>
  app.fetch(request, { site });
