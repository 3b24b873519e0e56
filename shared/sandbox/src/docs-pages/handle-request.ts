import { originOf } from '../api/origin';
import { apiKeyOf } from '../seed/people';
import type { SiteRuntime } from '../site';
import { sandboxPage } from './page';
import { style } from './style';

const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

const PATHS = new Set(['/sandbox', '/sandbox/', '/sandbox/style.css', '/sandbox/openapi.json']);

/** Whether a path is a page about the sandbox. They are there without the controls, too. */
export const isDocsPath = (path: string): boolean => PATHS.has(path);

const HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const response = (content: string, type: string): Response =>
  new Response(content, { headers: { ...HEADERS, 'content-type': `${type}; charset=utf-8` } });

/** The document is made when it is first asked for: nobody else needs what makes it. */
const loadDocument = async () => (await import('@console/contract/openapi')).openApiDocument();

let document: ReturnType<typeof loadDocument> | undefined;

async function content(site: SiteRuntime, request: Request, path: string, hasControls: boolean): Promise<Response> {
  if (path === '/sandbox') return new Response(null, { status: 308, headers: { ...HEADERS, location: '/sandbox/' } });
  if (path === '/sandbox/style.css') return response(style, 'text/css');
  const found = await (document ??= loadDocument());
  if (path === '/sandbox/openapi.json') return response(JSON.stringify(found), 'application/json');
  const facts = {
    siteName: site.config.siteName,
    hasControls,
    origin: originOf(request),
    location: site.defaultLocation,
    apikey: apiKeyOf('customer@example.com'),
  };
  return response(sandboxPage(found, facts), 'text/html');
}

/** Answers a request for a page about the sandbox. */
export async function handleDocsRequest(
  site: SiteRuntime,
  request: Request,
  { path, hasControls }: { readonly path: string; readonly hasControls: boolean },
): Promise<Response> {
  const { method } = request;
  if (method !== 'GET' && method !== 'HEAD') return Response.json({ message: 'Not found' }, { status: 404 });
  const made = await content(site, request, path, hasControls);
  return method === 'HEAD' ? new Response(null, made) : made;
}
