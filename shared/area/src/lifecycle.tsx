import type { ReactNode } from 'react';
import { textsReady } from '@console/ui';
import { createRoot, type Root } from 'react-dom/client';
import { rootErrors } from './root-errors';

/** Where the shell has areas draw. */
export const OUTLET_ID = 'outlet';

/** What an area exposes as './app': single-spa's lifecycle. */
export interface RemoteApp {
  bootstrap(): Promise<void>;
  mount(): Promise<void>;
  unmount(): Promise<void>;
}

/**
 * Makes the lifecycle of what an area shows: a React root of its own inside the shell's outlet.
 * @param name folder of the area: 'mf-compute'
 * @param content all of it, with its providers
 * @throws Error from mount when the shell has no outlet
 */
export function lifecycleOf(name: string, content: ReactNode): RemoteApp {
  let root: Root | undefined;
  let element: HTMLElement | undefined;
  let isWanted = false;
  const clear = (): void => {
    root?.unmount();
    element?.remove();
    root = undefined;
    element = undefined;
  };
  return {
    bootstrap: () => Promise.resolve(),
    async mount() {
      isWanted = true;
      await textsReady();
      // Given up meanwhile: another area has the outlet.
      if (!isWanted) return;
      const outlet = document.getElementById(OUTLET_ID);
      if (!outlet) throw new Error(`${name}: the page has no #${OUTLET_ID}`);
      clear();
      element = document.createElement('div');
      element.dataset['area'] = name;
      element.className = 'area';
      outlet.append(element);
      root = createRoot(element, rootErrors(name));
      root.render(content);
    },
    unmount() {
      isWanted = false;
      clear();
      return Promise.resolve();
    },
  };
}
