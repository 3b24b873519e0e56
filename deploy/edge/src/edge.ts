import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { environmentOf } from '@console/contract/environment';
import type { SiteDefinition } from '@console/sites';
import { type Context, Hono } from 'hono';
import { readFigures, type AreaFigure } from './area-figures';
import { areaHealth } from './area-health';
import type { AssetSources } from './assets';
import { findAsset } from './assets';
import type { AssetFault, Backend, SiteRequestSource } from './backend';
import type { ClientOf } from './client';
import { chatHostResponse, reportedFrame, type ChatHostSources } from './chat-frame/chat-host';
import { makePage, pageResponse } from './console-pages';
import { CSP_REPORTS_PATH } from './csp';
import { cspReportIntake } from './csp-reports';
import { mockSiteResponse, type PageSources } from './site-document';
import { COMPRESSED_PATHS, compressResponses } from './api/compression';
import { onceForEachKey } from './api/idempotency';
import { DROP_HEADER, breakResponse, isDrop } from './drop';
import type { Canaries } from './follow/published';
import { hostName } from './host-name';
import type { ReadyFiles } from './ready-files';
import type { ReadyPages } from './ready-pages';
import { reportIntake } from './reports';
import { addSecurityHeaders, type ResponseKind } from './security-headers';
import { fileResponse } from './static-files';

export interface EdgeOptions extends PageSources, AssetSources, ChatHostSources {
  readonly backend: Backend;
  /** Which visitors get what is tried on some of them. */
  readonly canaries: Canaries;
  /** Tells who has sent a request. */
  readonly clientOf: ClientOf;
  /** Counts what pages tell of their areas; without it nobody asks them. */
  readonly onFigure?: ((figure: AreaFigure) => void) | undefined;
  /** Keep what is given out at hand for whoever asks next. */
  readonly readyFiles?: Pick<ReadyFiles, 'keep'> | undefined;
  readonly readyPages?: Pick<ReadyPages, 'keep'> | undefined;
  /** The site of a Host header. */
  readonly siteOf: (host: string) => SiteDefinition | undefined;
  /** The site of an id. */
  readonly siteNamed: (id: string) => SiteDefinition | undefined;
}

type Env = { Bindings: HttpBindings; Variables: { site: SiteDefinition; host: string; kind?: ResponseKind } };

/** Bytes of what a page tells of its areas. */
const FIGURES_LIMIT = 8192;

const notFound = (): Response =>
  Response.json({ message: 'Not found' }, { status: 404, headers: { 'Cache-Control': 'no-store' } });

function faultResponse(fault: AssetFault, regular: Response): Response {
  if (fault.status === undefined && fault.body === undefined) return regular;
  const body = typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body ?? '');
  return new Response(body, {
    status: fault.status ?? 200,
    headers: { 'Content-Type': fault.content_type ?? 'text/html', 'Cache-Control': 'no-store' },
  });
}

/** Whether something comes after the head of a request. */
const hasBody = ({ headers }: Request): boolean =>
  Number(headers.get('content-length') ?? 0) > 0 || headers.has('transfer-encoding');

/** The server that a browser talks to, as one fetch-style application. */
export function createEdge(options: EdgeOptions): Hono<Env> {
  const { backend, canaries, clientOf, siteOf } = options;
  const app = new Hono<Env>();
  const takeCspReport = cspReportIntake((report, site) => backend.report(report, site));

  // Around everything else: also what fails, and what no site answers, has its headers.
  app.use('*', async (c, next) => {
    await next();
    addSecurityHeaders(c.res.headers, c.get('kind') ?? 'other');
    const drop = c.res.headers.get(DROP_HEADER);
    if (isDrop(drop)) {
      await breakResponse(drop, c.res, c.env.outgoing);
      // Laid over the response that is there it would become one of its own, and be sent.
      c.res = undefined;
      c.res = RESPONSE_ALREADY_SENT;
    }
  });

  app.use('*', async (c, next) => {
    const host = c.req.header('host') ?? '';
    const client = clientOf(c.env.incoming);
    const chat = await chatHostResponse(c.req.raw, host, options, client.protocol);
    if (chat) return chat;
    const reporting = reportedFrame(c.req.raw, host, options);
    if (reporting) return takeCspReport(c.req.raw, { site: reporting, host, client });
    if (backend.servesHost(hostName(host))) return backend.fetch(c.req.raw, { site: undefined, host, client });
    const site = siteOf(host);
    if (!site) return c.text(`No site answers at ${host}.`, 421);
    // Where a proxy names itself in place of the host that was asked for, everybody would get development's console.
    if (client.isProxied && environmentOf(host) === 'development')
      return c.text(`A proxy has passed this on to ${host}: it must keep the Host header of the request.`, 421);
    c.set('site', site);
    c.set('host', host);
    c.set('kind', 'site');
    return next();
  });

  const sourceOf = ({ env, get }: Context<Env>): SiteRequestSource => ({
    site: get('site'),
    host: get('host'),
    client: clientOf(env.incoming),
  });
  const pass = (c: Context<Env>): Promise<Response> => {
    const { raw, method } = c.req;
    const getBody = method === 'GET' && hasBody(raw) ? { getBody: c.env.incoming } : {};
    return backend.fetch(raw, { ...sourceOf(c), ...getBody });
  };
  for (const path of backend.paths.fakes) app.all(path, pass);
  app.on('GET', [...COMPRESSED_PATHS], compressResponses);
  const once = onceForEachKey();
  for (const path of backend.paths.api)
    app.all(path, (c) => {
      c.set('kind', 'api');
      return once(c.req.raw, c.get('host'), () => pass(c));
    });

  const takeReport = reportIntake();
  app.post('/reports', (c) => {
    const source = sourceOf(c);
    return takeReport(c.req.raw, source, async (report) =>
      backend.report(await canaries.reported(source.site, report, source.client), source.site),
    );
  });
  const takeFigures = reportIntake({ limit: FIGURES_LIMIT });
  app.post('/reports/areas', (c) => {
    const { onFigure } = options;
    if (!onFigure) return notFound();
    const source = sourceOf(c);
    return takeFigures(c.req.raw, source, async (report) => {
      const { site } = source;
      const registries = [options.registryOf(site), ...canaries.registriesOf(site)];
      const figures = readFigures(await report.text(), site, registries);
      for (const figure of figures ?? []) onFigure(figure);
      return new Response(null, { status: figures ? 204 : 400 });
    });
  });
  app.post(CSP_REPORTS_PATH, (c) => takeCspReport(c.req.raw, sourceOf(c)));

  app.on(['GET', 'HEAD'], ['/remotes/*', '/app/assets/*', '/app/fonts/*', '/app/brand/*'], async (c) => {
    const path = c.req.path;
    const fault = backend.takeFault({ scope: 'remotes', host: c.get('host'), method: c.req.method, path });
    if (fault?.delay_ms) await new Promise((resolve) => setTimeout(resolve, fault.delay_ms));
    const file = await findAsset(c.req.raw, environmentOf(c.get('host')), options);
    if (file && !fault) options.readyFiles?.keep(c.req.raw, file);
    const regular = file ? fileResponse(c.req.raw, file) : notFound();
    if (!fault) return regular;
    const response = faultResponse(fault, regular);
    if (fault.drop) response.headers.set(DROP_HEADER, fault.drop);
    return response;
  });

  // The page names its icon; browsers ask here for pages that have none (the identity provider's, images).
  app.get('/favicon.ico', (c) => c.body(null, 204));
  app.get('/', (c) => c.redirect('/app/'));
  app.get('/app', (c) => c.redirect('/app/'));
  app.get('/app/mock-sites/:id', async (c) => {
    const site = options.siteNamed(c.req.param('id'));
    return (await mockSiteResponse(site, c.get('host'), options)) ?? notFound();
  });
  app.get('/app/_health.json', async (c) =>
    Response.json(await areaHealth(c.get('site'), c.get('host'), options), {
      headers: { 'Cache-Control': 'no-store' },
    }),
  );
  app.on(['GET', 'HEAD'], ['/app/*', '/referral/*'], async (c) => {
    const source = sourceOf(c);
    const { bucket, setCookie } = canaries.of(source.site, c.req.raw, source.client);
    const page = await makePage(c.req.raw, source, options, bucket);
    const response = pageResponse(c.req.raw, page);
    if (bucket === undefined) options.readyPages?.keep(c.req.raw, source.client, page);
    if (setCookie !== undefined) response.headers.append('Set-Cookie', setCookie);
    return response;
  });
  app.notFound(notFound);
  app.onError((error) => {
    console.error(error);
    return Response.json({ message: 'The server failed' }, { status: 500, headers: { 'Cache-Control': 'no-store' } });
  });
  return app;
}
