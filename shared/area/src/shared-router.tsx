import { useSyncExternalStore, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { BASE_PATH } from '@console/contract/paths';
import { nav } from './nav';

/** Puts a React root on the page's one history. Paths inside are relative to the base path. */
export function SharedRouter({ children }: { children: ReactNode }) {
  const { action, location } = useSyncExternalStore(nav.subscribe, nav.get);
  return (
    <Router basename={BASE_PATH} location={location} navigationType={action} navigator={nav.navigator}>
      {children}
    </Router>
  );
}
