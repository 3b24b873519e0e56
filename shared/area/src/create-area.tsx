import type { ComponentType } from 'react';
import { textsReady } from '@console/ui';
import { createRoot, type Root } from 'react-dom/client';
import { AreaRoot } from './area-root';
import { rootErrors } from './root-errors';

/** Where the shell has areas draw. */
export const OUTLET_ID = 'outlet';

/** What an area exposes as './app': single-spa's lifecycle. */
export interface RemoteApp {
  bootstrap(): Promise<void>;
  mount(): Promise<void>;
  unmount(): Promise<void>;
}

export interface AreaOptions {
  /** Folder name: 'mf-compute'. */
  readonly name: string;
  /** The area's routes, with absolute paths. */
  readonly App: ComponentType;
}

/**
 * Makes the lifecycle of an area: a React root of its own inside the shell's outlet.
 * @throws Error from mount when the shell has no outlet
 */
export function createArea({ name, App }: AreaOptions): RemoteApp {
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
      root.render(
        <AreaRoot name={name}>
          <App />
        </AreaRoot>,
      );
    },
    unmount() {
      isWanted = false;
      clear();
      return Promise.resolve();
    },
  };
}
