import { useEffect, useState } from 'react';

const BLOCK_TAGS = ['b', 'strong', 'em', 'i', 'u', 'small', 'br', 'p', 'span', 'h1', 'h2'];
const INLINE_TAGS = ['b', 'strong', 'em', 'i', 'u', 'small', 'br', 'span'];

/** Whether a text of the site's settings needs the sanitiser at all. */
export const hasMarkup = (html: string): boolean => /[<&]/.test(html);

async function sanitised(html: string, tags: string[]): Promise<string> {
  const { default: purify } = await import('dompurify');
  // With trusted types a TrustedHTML, which its declaration does not say; React passes it on as it is.
  return purify.sanitize(html, { ALLOWED_TAGS: tags, ALLOWED_ATTR: [], KEEP_CONTENT: true, RETURN_TRUSTED_TYPE: true }) as unknown as string;
}

interface SiteHtmlProps {
  readonly html: string;
  /** Only what may stand inside a heading. */
  readonly inline?: boolean;
}

/** HTML from the site's settings, with a few tags for emphasis and nothing else: no attributes, links, styles or forms. */
export function SiteHtml({ html, inline = false }: SiteHtmlProps) {
  const [safe, setSafe] = useState<string>();
  useEffect(() => {
    if (!hasMarkup(html)) return;
    let wanted = true;
    sanitised(html, inline ? INLINE_TAGS : BLOCK_TAGS)
      .then((clean) => wanted && setSafe(clean))
      .catch(() => wanted && setSafe(undefined));
    return () => {
      wanted = false;
    };
  }, [html, inline]);
  if (!hasMarkup(html)) return html;
  if (safe === undefined) return '\u00a0';
  return inline ? <span dangerouslySetInnerHTML={{ __html: safe }} /> : <div dangerouslySetInnerHTML={{ __html: safe }} />;
}
