import { environmentOf } from '@console/contract/environment';
import type { SiteDocument } from '@console/contract/site-document';
import { envelopeAddress, type SiteDefinition } from '@console/sites';
import { chatOf } from '../chat-frame/chat-of';
import type { ExportOrder } from './played';

type Reporting = NonNullable<SiteDocument['reporting']>;

/**
 * Where pages that are files report errors: at the service itself, for nobody hands their reports on.
 * @returns undefined for none, and for the sandbox's own, whose address means the visitor's machine
 */
export function directReporting({ reporting }: Pick<SiteDefinition, 'reporting'>): Reporting | undefined {
  const address = reporting && envelopeAddress(reporting.dsn);
  if (!reporting || !address?.startsWith('https:')) return undefined;
  return environmentOf(new URL(address).host) === 'development' ? undefined : { ...reporting, address };
}

interface PutOut {
  readonly site: SiteDefinition;
  readonly config: SiteDefinition['config'];
  readonly reporting: Reporting | undefined;
  /** Origin of the chat host, where its files were put out. */
  readonly chat: string | undefined;
  /** Name of the folder with them. */
  readonly folder: string;
}

function onReports({ isDemo }: ExportOrder, { site, reporting }: PutOut): string {
  if (reporting?.address !== undefined)
    return `Error reports: browsers send them to ${new URL(reporting.address).origin}, which sees their addresses. It has to allow the console's origin (CORS).`;
  const why = isDemo ? 'a demo sends nothing' : 'its address is not one that browsers reach over TLS';
  return `Left out: error reports, ${site.reporting ? why : 'for the site names no project'}.`;
}

function onChat({ isDemo }: ExportOrder, { site, config, chat, folder }: PutOut): string[] {
  if (chat !== undefined) return [`Chat: serve the folder ${folder} at ${chat}, and nothing else there.`];
  if (!chatOf(site.config) && !chatOf(config)) return [];
  return [`Left out: chat, ${isDemo ? 'a demo talks to nobody' : 'for the site has no chatHost'}.`];
}

/** What whoever serves a site that is files has to know of it. (deploy/docs/static.md) */
export const remarksOn = (order: ExportOrder, made: PutOut): string[] => [
  onReports(order, made),
  ...onChat(order, made),
  ...(order.isDemo ? [] : ['Left out: reports of broken policies, figures of areas, canaries. They need an edge.']),
  ...(order.isProxied ? ['Left out: _headers and _redirects. Only nginx passes /api on as an edge does.'] : []),
];
