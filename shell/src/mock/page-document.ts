import DOMPurify from 'dompurify';

/**
 * The styles of a page of the sandbox, those that it links to included: the policy of the console's own page would refuse
 * both.
 */
export async function stylesOf(html: string, page: URL, ask: (url: URL) => Promise<Response>): Promise<string> {
  const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(async ([, href = '']) =>
    (await ask(new URL(href, page))).text(),
  );
  const inside = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '');
  return [...(await Promise.all(linked)), ...inside].join('\n');
}

/** The page without scripts and styles. */
export const withoutCode = (html: string): TrustedHTML =>
  DOMPurify.sanitize(html, {
    WHOLE_DOCUMENT: true,
    FORBID_TAGS: ['style', 'script', 'iframe'],
    ADD_ATTR: ['target'],
    RETURN_TRUSTED_TYPE: true,
  });

/** What a form sends when a button of it is pressed: its address and its body. */
export function submission(form: HTMLFormElement, submitter: HTMLElement | null, page: URL): [URL, RequestInit?] {
  const url = new URL(form.getAttribute('action') || page.href, page);
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  const name = submitter?.getAttribute('name');
  if (name) fields.append(name, submitter?.getAttribute('value') ?? '');
  if (form.method !== 'post') {
    url.search = fields.toString();
    return [url];
  }
  return [url, { method: 'POST', body: fields }];
}
