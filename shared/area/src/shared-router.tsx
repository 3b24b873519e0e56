import { useRef, useSyncExternalStore, type ReactNode } from 'react';
import { NavigationType, Router } from 'react-router-dom';
import { BASE_PATH } from '@console/contract/paths';
import { nav } from './nav';

export interface SharedRouterProps {
  readonly children: ReactNode;
  /**
   * Whether a path is drawn here. On its way out an area keeps the last path of its own: it must not look for a screen at
   * the address of the next one.
   */
  readonly owns?: (pathname: string) => boolean;
}

/** Puts a React root on the page's one history. Paths inside are relative to the base path. */
export function SharedRouter({ children, owns }: SharedRouterProps) {
  const last = useRef(nav.get());
  const current = () => {
    const now = nav.get();
    if (!owns || owns(now.location.pathname)) last.current = now;
    return last.current;
  };
  const { action, location } = useSyncExternalStore(nav.subscribe, current);
  return (
    <Router basename={BASE_PATH} location={location} navigationType={NavigationType[action]} navigator={nav.navigator}>
      {children}
    </Router>
  );
}
