import { style } from '../html/page';
import { settle } from '../jobs/settle';
import { handlePayPageRequest, unknownPage } from '../pay-pages/handle-request';
import type { FakeHosts } from '../payments/addresses';
import type { SiteRuntime } from '../site';
import { readChatCall } from './chat-log';
import { handleProcessorRequest, withCors } from './processor-api';
import { chatScripts, processorScripts, type ReadScript, scriptResponse } from './scripts';

/** Sites as the fakes find them: by the id in a path, or by a host of theirs. */
export interface Sites {
  readonly byId: (id: string) => Promise<SiteRuntime | undefined>;
  readonly byHost: (host: string) => Promise<SiteRuntime | undefined>;
  readonly readScript?: ReadScript | undefined;
  readonly hosts: FakeHosts;
}

const notFound = (): Response => Response.json({ message: 'Not found' }, { status: 404 });
const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Parts of a path, read; none where one cannot be read. */
function partsOf(pathname: string): string[] {
  try {
    return pathname.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return [];
  }
}

const styleSheet = (): Response =>
  new Response(style, { headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'max-age=600' } });

async function handlePayHostRequest(sites: Sites, request: Request): Promise<Response> {
  const [area = '', ...rest] = partsOf(new URL(request.url).pathname);
  if (area === 'js')
    return scriptResponse(own(processorScripts, (rest[0] ?? '').replace(/\.js$/, '')), sites.readScript);
  if (area === 'pay' && rest[0] === 'style.css') return styleSheet();
  const [siteId = '', ...path] = area === 'v1' && rest[0] === 'payments' ? rest.slice(1) : rest;
  if (area !== 'pay' && area !== 'v1') return notFound();
  const site = await sites.byId(siteId);
  if (!site) return area === 'pay' ? unknownPage() : notFound();
  await settle(site);
  return area === 'pay' ? handlePayPageRequest(site, request, path) : handleProcessorRequest(site, request, path);
}

/** The site of a page: its own, or a chat frame's, which has the site's id in its address. */
async function siteOfPage(sites: Sites, origin: string, page: string): Promise<SiteRuntime | undefined> {
  if (!URL.canParse(origin)) return undefined;
  const { host } = new URL(origin);
  if (!sites.hosts.isChat(host)) return sites.hosts.isFake(host) ? undefined : sites.byHost(host);
  const [area, id] = URL.canParse(page) && new URL(page).origin === origin ? partsOf(new URL(page).pathname) : [];
  return area === 'frame' && id !== undefined ? sites.byId(id) : undefined;
}

/** Keeps what a page asked of a chat provider: for the site whose page it was. */
async function recordChat(sites: Sites, request: Request): Promise<Response> {
  const call = readChatCall(await request.text());
  const site = call && (await siteOfPage(sites, request.headers.get('origin') ?? '', call.page));
  if (!call || !site) return notFound();
  site.chat.add(call);
  return withCors(site, request, new Response(null, { status: 204 }));
}

async function handleChatHostRequest(sites: Sites, request: Request): Promise<Response> {
  const [first = ''] = partsOf(new URL(request.url).pathname);
  if (first === 'calls' && request.method === 'POST') return recordChat(sites, request);
  return scriptResponse(own(chatScripts, first.replace(/\.js$/, '')), sites.readScript);
}

/** Answers a request to the hosts of the processors' and chat providers' fakes. */
export function handleFakeRequest(sites: Sites, host: string, request: Request): Promise<Response> {
  return sites.hosts.isPay(host) ? handlePayHostRequest(sites, request) : handleChatHostRequest(sites, request);
}
