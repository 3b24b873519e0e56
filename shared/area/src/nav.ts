import type { Location, Navigator, To } from 'react-router-dom';
import { BASE_PATH } from '@console/contract/paths';

/** How one came to a page: the names of the router's `NavigationType`, which is not here where nobody is signed in. */
export type NavAction = 'Pop' | 'Push' | 'Replace';

/** The one history of the page, under all React roots. */
export interface NavSnapshot {
  readonly action: NavAction;
  readonly location: Location;
}

interface HistoryState {
  readonly usr: unknown;
  readonly key: string;
  readonly idx: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function stateOf(value: unknown): HistoryState {
  const state = isRecord(value) ? value : {};
  return {
    usr: state['usr'] ?? null,
    key: typeof state['key'] === 'string' ? state['key'] : 'default',
    idx: typeof state['idx'] === 'number' ? state['idx'] : 0,
  };
}

function read(action: NavAction): NavSnapshot {
  const { pathname, search, hash } = window.location;
  const { usr, key } = stateOf(window.history.state);
  return { action, location: { pathname, search, hash, state: usr, key } };
}

/** Asked before a navigation; takes it over by returning true, and calls `proceed` if it is to happen after all. */
export type Blocker = (proceed: () => void) => boolean;

let snapshot = read('Pop');
let index = stateOf(window.history.state).idx;
let isOwnChange = false;
/** Steps of the history that are taken without asking, because they were asked about or undo one. */
let silentSteps = 0;
const subscribers = new Set<() => void>();
const blockers = new Set<Blocker>();

function publish(action: NavAction): void {
  index = stateOf(window.history.state).idx;
  snapshot = read(action);
  for (const notify of subscribers) notify();
}

const isBlocked = (proceed: () => void): boolean => [...blockers].some((block) => block(proceed));

function onPopState(event: PopStateEvent): void {
  if (isOwnChange) return; // single-spa's artificial event after our own pushState
  const isArtificial = 'singleSpa' in event;
  const delta = stateOf(event.state).idx - index;
  if (silentSteps > 0) {
    silentSteps -= 1;
    if (delta === 0) {
      event.stopImmediatePropagation(); // back where we were: nothing has happened for anybody
      return;
    }
  } else if (!isArtificial && delta !== 0 && blockers.size > 0) {
    const proceed = (): void => {
      silentSteps += 1;
      window.history.go(delta);
    };
    if (isBlocked(proceed)) {
      event.stopImmediatePropagation();
      silentSteps += 1;
      window.history.go(-delta);
      return;
    }
  }
  publish('Pop');
}
// Before single-spa's own listener, so that a step that is taken back unmounts nothing.
window.addEventListener('popstate', onPopState, { capture: true });

const hrefOf = (to: To): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

/** The application's root is `/app/`; the router writes the base path alone. */
const withRoot = (href: string): string =>
  /^[?#]|^$/.test(href.slice(BASE_PATH.length)) && href.startsWith(BASE_PATH)
    ? `${BASE_PATH}/${href.slice(BASE_PATH.length)}`
    : href;

function write(method: 'pushState' | 'replaceState', to: To, state: unknown): void {
  const isPush = method === 'pushState';
  const next: HistoryState = {
    usr: state ?? null,
    key: Math.random().toString(36).slice(2, 10),
    idx: index + (isPush ? 1 : 0),
  };
  isOwnChange = true;
  try {
    window.history[method](next, '', withRoot(hrefOf(to)));
  } finally {
    isOwnChange = false;
  }
  publish(isPush ? 'Push' : 'Replace');
}

const guarded = (go: () => void): void => {
  if (!isBlocked(go)) go();
};

const navigator: Navigator = {
  createHref: hrefOf,
  go: (delta) => window.history.go(delta),
  push: (to, state) => guarded(() => write('pushState', to, state)),
  replace: (to, state) => guarded(() => write('replaceState', to, state)),
};

/**
 * The navigation singleton. A push stays a push in every React root; single-spa's artificial popstate, which makes
 * plain routers see a step back, is ignored after our own changes.
 */
export const nav = {
  navigator,
  get: (): NavSnapshot => snapshot,
  subscribe(notify: () => void): () => void {
    subscribers.add(notify);
    return () => subscribers.delete(notify);
  },
  /** Asks before each navigation. Returns how to stop. */
  block(blocker: Blocker): () => void {
    blockers.add(blocker);
    return () => blockers.delete(blocker);
  },
} as const;
