import { useSyncExternalStore } from 'react';

const cache = new Map<string, MediaQueryList>();

function query(text: string): MediaQueryList | undefined {
  if (typeof matchMedia !== 'function') return undefined;
  const list = cache.get(text) ?? matchMedia(text);
  cache.set(text, list);
  return list;
}

/** Whether a media query holds; follows the window. */
export function useMedia(text: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = query(text);
      list?.addEventListener('change', notify);
      return () => list?.removeEventListener('change', notify);
    },
    () => query(text)?.matches ?? false,
  );
}

/** Whether somebody wants as little movement as can be; asked where a movement begins. */
export const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the layout is that of a phone: 700 px wide or less. (spec 1, section 9) */
export const useIsPhone = (): boolean => useMedia('(max-width: 700px)');
