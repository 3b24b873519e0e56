import type { ComponentType, ReactNode } from 'react';
import { isValidElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { createRoutesFromElements, matchRoutes, Routes } from 'react-router-dom';
import { BASE_PATH } from '@console/contract/paths';
import { preloadOf } from './screen-preloads';

/** The routes of every area whose code is there. */
const known: RouteObject[][] = [];

/**
 * Declares the routes of an area; once, at the top of its app module, so that links in the whole console lead to its screens at once.
 * @param routes its `<Route>`s, with absolute paths
 * @returns draws the screen of the address
 */
export function defineRoutes(routes: ReactNode): ComponentType {
  known.push(createRoutesFromElements(routes));
  return function AreaRoutes() {
    return <Routes>{routes}</Routes>;
  };
}

/** @param path without the base path */
function preloadScreen(path: string): void {
  for (const routes of known) {
    for (const { route } of matchRoutes(routes, path) ?? []) {
      const { element } = route;
      if (isValidElement(element) && typeof element.type !== 'string') preloadOf(element.type);
    }
  }
}

/** The path, without the base path, of the link that an event is about; undefined where that is none into the console. */
export function linkedPath({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return undefined;
  return link.pathname.startsWith(`${BASE_PATH}/`) ? link.pathname.slice(BASE_PATH.length) : undefined;
}

/**
 * Asks for the code of a screen as soon as somebody points at a link to it, touches it, or has it in the focus; called once. What
 * does not come is asked for again, and told, when the screen is opened.
 * @param loadArea asks for the area that owns a path, without the base path, where its code may not be there yet
 */
export function watchLikelyScreens(loadArea: (path: string) => Promise<unknown> | undefined): void {
  const look = (event: Event): void => {
    const path = linkedPath(event);
    if (path === undefined) return;
    preloadScreen(path);
    loadArea(path)?.then(
      () => preloadScreen(path),
      () => undefined,
    );
  };
  document.addEventListener('pointerover', look, { passive: true });
  document.addEventListener('focusin', look);
}
