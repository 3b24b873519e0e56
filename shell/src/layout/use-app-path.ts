import { useSyncExternalStore } from 'react';
import { nav } from '@console/area';
import { appPath } from '../areas/app-path';

/** The path that is shown, relative to the application. */
export const useAppPath = (): string => appPath(useSyncExternalStore(nav.subscribe, nav.get).location.pathname);
