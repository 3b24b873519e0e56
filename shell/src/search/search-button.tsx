import { useEffect, useState } from 'react';
import { IS_MAC, loadMoreIcons, loadOverlays, useOnDemand, useShortcut, whenCalm } from '@console/ui';
import { SearchField } from '../frame/header-view';
import { useText } from '../texts';
import { palette } from './load';

/** The search with the dialog that it stands in. */
function preloadSearch(): void {
  palette.preload();
  void loadOverlays().catch(() => undefined);
}

function preload(): void {
  loadMoreIcons();
  preloadSearch();
}

/** Comes when the page has nothing else to do, so that the search and menus with their icons open at once. */
function usePreload(isPageThere: boolean): void {
  useEffect(() => (isPageThere ? whenCalm(preload) : undefined), [isPageThere]);
}

/** What opens the search, and the search. */
export function SearchButton({ isPageThere }: { isPageThere: boolean }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  // Wherever one is; pressed again it closes.
  useShortcut('Mod+k', () => setOpen((was) => !was));
  usePreload(isPageThere);
  const search = useOnDemand(palette, isOpen);
  return (
    <>
      <SearchField
        t={t}
        isMac={IS_MAC}
        onPointerEnter={preloadSearch}
        onFocus={preloadSearch}
        onClick={() => setOpen(true)}
      />
      {search ? <search.Palette open={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
