import type { ChatOf, ChatProvider, KnownChat } from '@console/contract/chat';
import type { ChatEvents, Provider, Widget } from '../provider';
import { botika } from './botika';
import { intercom } from './intercom';
import { leadbooster } from './leadbooster';
import { oncehub } from './oncehub';
import { qiscus } from './qiscus';
import { tawk } from './tawk';

/** A provider together with the configuration of a site. */
export interface Configured {
  readonly size: { readonly width: number; readonly height: number };
  readonly attributes: Readonly<Record<string, string>>;
  readonly prepare: (events: ChatEvents) => void;
  readonly start: (events: ChatEvents, script: string) => Widget;
}

const bind = <Type extends ChatProvider>(provider: Provider<Type>, config: ChatOf<Type>): Configured => ({
  size: provider.size,
  attributes: provider.attributes?.(config) ?? {},
  prepare: (events) => provider.prepare?.(config, events),
  start: (events, script) => provider.start(config, events, script),
});

/** The provider of a site's configuration. */
export function configured(config: KnownChat): Configured {
  switch (config.type) {
    case 'intercom':
      return bind(intercom, config);
    case 'qiscus':
      return bind(qiscus, config);
    case 'botika':
      return bind(botika, config);
    case 'oncehub':
      return bind(oncehub, config);
    case 'leadbooster':
      return bind(leadbooster, config);
    case 'tawk':
      return bind(tawk, config);
  }
}
