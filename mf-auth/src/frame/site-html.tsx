import { useEffect, useRef } from 'react';

const BLOCK_TAGS = ['b', 'strong', 'em', 'i', 'u', 'small', 'br', 'p', 'span', 'h1', 'h2'];
const INLINE_TAGS = ['b', 'strong', 'em', 'i', 'u', 'small', 'br', 'span'];

/** Whether a text of the site's settings needs the sanitiser at all. */
export const hasMarkup = (html: string): boolean => /[<&]/.test(html);

/** What is left of a site's HTML: a few tags for emphasis, and no attributes, links, styles or forms. */
export async function sanitised(html: string, inline: boolean): Promise<DocumentFragment> {
  const { default: purify } = await import('dompurify');
  return purify.sanitize(html, {
    ALLOWED_TAGS: inline ? INLINE_TAGS : BLOCK_TAGS,
    ALLOWED_ATTR: [],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}

interface SiteHtmlProps {
  readonly html: string;
  /** Only what may stand inside a heading. */
  readonly inline?: boolean;
}

/** HTML from the site's settings, made safe. The sanitiser is fetched only for a text with markup. */
export function SiteHtml({ html, inline = false }: SiteHtmlProps) {
  return hasMarkup(html) ? <Markup html={html} inline={inline} /> : html;
}

function Markup({ html, inline }: Required<SiteHtmlProps>) {
  const element = useRef<HTMLSpanElement & HTMLDivElement>(null);
  useEffect(() => {
    let wanted = true;
    sanitised(html, inline).then(
      (fragment) => wanted && element.current?.replaceChildren(fragment),
      // Without the sanitiser the text stays empty: it decorates, it does not inform.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [html, inline]);
  return inline ? <span ref={element} /> : <div ref={element} />;
}
