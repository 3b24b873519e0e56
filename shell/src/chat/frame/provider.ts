import type { ChatOf, ChatProvider } from '@console/contract/chat';

/** What a widget tells of itself. */
export interface ChatEvents {
  /** It has opened by itself, or a message came with it. */
  readonly opened: () => void;
  /** It was closed by its own button. */
  readonly closed: () => void;
  readonly unread: (count: number) => void;
}

/** A widget that has been started. */
export interface Widget {
  /** @throws Error where the provider has no way to */
  readonly show: () => void;
  readonly hide: () => void;
}

/** How a provider's widget is started, as its own snippet does it. */
export interface Provider<Type extends ChatProvider> {
  /** What it looks good in; CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** Attributes of its script element. */
  readonly attributes?: (config: ChatOf<Type>) => Readonly<Record<string, string>>;
  /** What has to be there before its script runs. */
  readonly prepare?: (config: ChatOf<Type>, events: ChatEvents) => void;
  /** After its script has run. `script`: the address that it came from. */
  readonly start: (config: ChatOf<Type>, events: ChatEvents, script: string) => Widget;
}

/** A value that a provider's script must have left in the page. @throws Error where it did not */
export function left<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The script left no ${name}`);
  return value;
}
