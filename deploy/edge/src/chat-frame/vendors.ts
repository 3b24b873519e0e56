import type { ChatProvider, KnownChat } from '@console/contract/chat';

/** Where a provider's widget comes from, and what it uses. */
interface Vendor {
  /** Origin of its script. */
  readonly origin: string;
  /** Path of its script there; names in braces are fields of the configuration. */
  readonly path: string;
  /** Hosts for scripts, styles, fonts, frames, media and calls, beside the origin. */
  readonly hosts: readonly string[];
}

/**
 * The providers, as their installation pages and the snippets that they hand out have it. Intercom documents its hosts;
 * of the others the whole domains are let in, and what else public policies of sites with that widget name.
 */
const vendors: Readonly<Record<ChatProvider, Vendor>> = {
  intercom: {
    origin: 'https://widget.intercom.io',
    path: '/widget/{intercom_app_id}',
    hosts: [
      '*.intercom.io',
      '*.intercomcdn.com',
      '*.intercomcdn.eu',
      '*.intercomusercontent.com',
      '*.intercom-messenger.com',
      'intercom-sheets.com',
      'www.intercom-reporting.com',
    ],
  },
  qiscus: {
    origin: 'https://omnichannel.qiscus.com',
    path: '/js/qismo-v4.js',
    hosts: ['*.qiscus.com', 's3-ap-southeast-1.amazonaws.com'],
  },
  botika: {
    origin: 'https://chat.botika.online',
    path: '/client/assets/js/botika.widget.js',
    hosts: ['*.botika.online'],
  },
  oncehub: {
    origin: 'https://cdn.oncehub.com',
    path: '/co/widget.js',
    hosts: ['*.oncehub.com'],
  },
  leadbooster: {
    origin: 'https://leadbooster-chat.pipedrive.com',
    path: '/assets/loader.js',
    hosts: ['*.pipedrive.com', '*.pipedriveassets.com'],
  },
  tawk: {
    origin: 'https://embed.tawk.to',
    path: '/{property_id}/{widget_id}',
    hosts: ['*.tawk.to', 'cdn.jsdelivr.net'],
  },
};

function scriptPath(config: KnownChat): string {
  const fields = new Map<string, string>(Object.entries(config));
  return vendors[config.type].path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(fields.get(name) ?? ''),
  );
}

/** What a frame loads: the provider's script, and the hosts that it may use. */
export interface FrameSources {
  readonly script: string;
  /** As sources of a content security policy. */
  readonly hosts: readonly string[];
}

/** The sources of a provider; `fakes`: origin of the sandbox's scripts, which take the place of all providers. */
export function frameSources(config: KnownChat, fakes: string | undefined): FrameSources {
  const path = scriptPath(config);
  if (fakes !== undefined) return { script: `${fakes}/${config.type}${path}`, hosts: [fakes] };
  const { origin, hosts } = vendors[config.type];
  return {
    script: `${origin}${path}`,
    hosts: [origin, ...hosts.flatMap((host) => [`https://${host}`, `wss://${host}`])],
  };
}
