import type { ComponentProps } from 'react';
import { isValidElement, useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { createRoutesFromElements, matchRoutes, Routes as RouterRoutes } from 'react-router-dom';
import { BASE_PATH } from '@console/contract/paths';
import { preloadOf } from './screen-preloads';

/** The routes that stand on the page: those of the area that is open. */
const open = new Set<readonly RouteObject[]>();

/** The router's own; it also tells which screen a link of the area leads to. */
export function Routes(props: ComponentProps<typeof RouterRoutes>) {
  const { children } = props;
  useEffect(() => {
    const routes = createRoutesFromElements(children);
    open.add(routes);
    return () => void open.delete(routes);
  }, [children]);
  return <RouterRoutes {...props} />;
}

/** @param path without the base path */
function preloadScreen(path: string): void {
  for (const routes of open) {
    for (const { route } of matchRoutes([...routes], path) ?? []) {
      const { element } = route;
      if (isValidElement(element) && typeof element.type !== 'string') preloadOf(element.type);
    }
  }
}

function look({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
  if (link.pathname.startsWith(`${BASE_PATH}/`)) preloadScreen(link.pathname.slice(BASE_PATH.length));
}

/**
 * Asks for the code of a screen of the open area as soon as somebody points at a link to it, touches it, or has it in the focus;
 * called once. What does not come is asked for again, and told, when the screen is opened.
 */
export function watchLikelyScreens(): void {
  document.addEventListener('pointerover', look, { passive: true });
  document.addEventListener('focusin', look);
}
