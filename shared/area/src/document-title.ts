import { useEffect } from 'react';
import { currentSite } from './site';

/** A title that was changed for a moment is restored after this. (spec 1, section 9) */
export const RESTORE_MS = 2000;

let title = '';
/** Which part of it is shown. */
let part: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const full = (text: string): string => {
  const { siteName } = currentSite().config;
  return text ? `${text} | ${siteName}` : siteName;
};

const own = (): string => full(part === undefined ? title : `${title}: ${part}`);

/** Sets the title of the document: '{title} | {siteName}'. */
export function setTitle(text: string): void {
  title = text;
  if (timer === undefined) document.title = own();
}

/**
 * Names the part of a page that is shown, as long as it is: '{title}: {part} | {siteName}'. Two tabs of a browser with two
 * parts of one thing are told apart.
 * @param text undefined for the part that the page's address alone shows
 */
export function useTitlePart(text: string | undefined): void {
  useEffect(() => {
    part = text;
    setTitle(title);
    return () => {
      part = undefined;
      setTitle(title);
    };
  }, [text]);
}

/** Changes the title for two seconds, for something that has just happened. */
export function flashTitle(text: string): void {
  clearTimeout(timer);
  document.title = full(text);
  timer = setTimeout(() => {
    timer = undefined;
    document.title = own();
  }, RESTORE_MS);
}
