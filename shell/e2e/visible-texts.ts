import type { Page } from '@playwright/test';

/** A text that somebody can see or hear, and what shows it: 'a', or the name of an attribute. */
export interface VisibleText {
  readonly text: string;
  readonly where: string;
}

/** All texts of a page as it is: what stands in it, what is read out, and the title of the document. Programs are no words. */
export const visibleTexts = (page: Page): Promise<VisibleText[]> =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'title'];
    const found = [{ text: document.title, where: 'document' }];
    const whole = new Set<Element>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('pre,code,script,style')) continue;
      // An address that may break within is one text.
      const isBreakable = parent.querySelector(':scope > wbr') !== null;
      if (isBreakable && whole.has(parent)) continue;
      whole.add(parent);
      const text = (isBreakable ? parent.textContent : node.nodeValue) ?? '';
      found.push({ text, where: parent.tagName.toLowerCase() });
    }
    for (const name of attributes) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (element.checkVisibility() && !element.closest('pre'))
          found.push({ text: element.getAttribute(name) ?? '', where: name });
      }
    }
    return found;
  });

/** Fields of answers whose values are words of the API, not names that people have given. */
const WORDS_OF_API = /^(status|state|type|kind|role|mode|category|reason|restriction_level)$/;

/** Collects what people have called their things: all texts in the answers of the API, from now on. */
export function watchData(page: Page): ReadonlySet<string> {
  const data = new Set<string>();
  const collect = (value: unknown, key = ''): void => {
    if (typeof value === 'string') {
      if (!WORDS_OF_API.test(key)) for (const line of value.split('\n')) data.add(line.trim().toLowerCase());
    } else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) collect(part, Array.isArray(value) ? key : name);
  };
  page.on('response', (response) => {
    // An answer of a page that was left cannot be read any more.
    if (response.url().includes('/api/v1/')) response.json().then(collect, () => undefined);
  });
  return data;
}
