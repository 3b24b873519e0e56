import { useEffect, useState } from 'react';
import { currentSite, replacePage } from '@console/area';
import { useLocation } from '@console/area/router';
import { paths } from '@console/contract/paths';
import type { WayKind } from '../ways';

/** Whether the page was loaded at this very address: then its policy is what the server has for it, whatever that is. */
function wasLoadedAt(path: string, way: WayKind): boolean {
  const [load] = performance.getEntriesByType('navigation');
  if (!load || !URL.canParse(load.name)) return false;
  const { pathname, searchParams } = new URL(load.name);
  return pathname.endsWith(path) && searchParams.get('way') === way;
}

/**
 * PayPal's script writes HTML, which the policy of other pages keeps out. A policy holds from the load of a page to the next, so
 * this page is loaded anew for it, once. (deploy/docs/processors.md)
 * @param way that is chosen; undefined while none is
 * @returns whether its script may be loaded
 */
export function useVendorPage(account: number, way: WayKind | undefined): boolean {
  const path = paths.cardAdd({ id: account });
  const { search } = useLocation();
  const [isOwn] = useState(() => currentSite().takesVendorHtml === true || wasLoadedAt(path, 'paypal_vault'));
  const isReady = way !== 'paypal_vault' || isOwn;
  useEffect(() => {
    if (isReady || way === undefined) return;
    const query = new URLSearchParams(search);
    query.set('way', way);
    replacePage(`${path}?${query}`);
  }, [isReady, way, path, search]);
  return isReady;
}
