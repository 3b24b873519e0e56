import { isKnownChat, type KnownChat } from '@console/contract/chat';
import type { SiteAllowList, FakeOrigins } from '@console/contract/site-document';
import type { SiteDefinition } from '@console/sites';

type Config = SiteDefinition['config'];

/** The provider of a site that has chat on; undefined where it is off, not set up, or unknown to the console. */
export function chatOf({ chatEnabled = true, chatConfig }: Config): KnownChat | undefined {
  return chatEnabled && chatConfig && isKnownChat(chatConfig) ? chatConfig : undefined;
}

/** Where the chat of a site runs: at the sandbox's fakes where there are some, otherwise where the site says. */
export const chatOrigin = ({ chatHost }: SiteDefinition, fakes: FakeOrigins | undefined): string | undefined =>
  fakes?.chat ?? chatHost?.origin;

/** Address of a site's chat frame; undefined where it has none. */
export function chatFrameAddress(
  site: SiteDefinition,
  config: Config,
  fakes: FakeOrigins | undefined,
): string | undefined {
  const origin = chatOrigin(site, fakes);
  return origin !== undefined && chatOf(config) ? `${origin}/frame/${encodeURIComponent(site.id)}` : undefined;
}

/** What chat needs in the policy of the console's own pages: to hold its frame, and nothing else. */
export function chatAllow(config: Config, origin: string | undefined): Partial<SiteAllowList> {
  return origin !== undefined && chatOf(config) ? { frame: [origin] } : {};
}
