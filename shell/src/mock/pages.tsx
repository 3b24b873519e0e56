import DOMPurify from 'dompurify';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toApiError } from '@console/api';
import { Button, ErrorPanel, LoadingScreen } from '@console/ui';
import { mockPageOf, shownAt } from './address';
import { useText } from './demo-texts';
import { mockFetch } from './start';

import './pages.css';

/**
 * The styles of a page of the sandbox, those that it links to included: the policy of the console's own page would refuse
 * both.
 */
async function stylesOf(html: string, page: URL, request: (url: URL) => Promise<Response>): Promise<string> {
  const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(async ([, href = '']) =>
    (await request(new URL(href, page))).text(),
  );
  const inside = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '');
  return [...(await Promise.all(linked)), ...inside].join('\n');
}

/** The page without scripts and styles. */
const withoutCode = (html: string): TrustedHTML =>
  DOMPurify.sanitize(html, {
    WHOLE_DOCUMENT: true,
    FORBID_TAGS: ['style', 'script', 'iframe'],
    ADD_ATTR: ['target'],
    RETURN_TRUSTED_TYPE: true,
  });

/** What a form sends when a button of it is pressed: its address and its body. */
function submission(form: HTMLFormElement, submitter: HTMLElement | null, page: URL): [URL, RequestInit?] {
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

type Shown = { readonly url: URL; readonly html: string; readonly css: string } | { readonly error: Error };

const isRedirect = (status: number): boolean => status >= 300 && status < 400;
const asHtml = (content: string): string => {
  const holder = document.createElement('pre');
  holder.textContent = content;
  return `<!doctype html><title>Answer</title>${holder.outerHTML}`;
};

/** Asks for a page; a redirect leads on, and out of here where it leads back to the console. */
async function load(url: URL, init?: RequestInit): Promise<Shown | undefined> {
  const response = await mockFetch(url, init);
  const location = response.headers.get('location');
  if (isRedirect(response.status) && location) {
    const next = new URL(location, url);
    const address = shownAt(next, window.location);
    if (new URL(address, url).pathname.startsWith('/app/mock/')) return load(next);
    window.location.assign(address);
    return undefined;
  }
  const content = await response.text();
  const isHtml = (response.headers.get('content-type') ?? '').includes('html');
  return isHtml
    ? { url, html: content, css: await stylesOf(content, url, mockFetch) }
    : { url, html: asHtml(content), css: '' };
}

interface FrameProps {
  readonly url: URL;
  readonly html: string;
  readonly css: string;
  readonly onGo: (url: URL, init?: RequestInit) => void;
}

/** What is pressed in a page is asked of the sandbox. */
function intercept(inside: Document, { url, onGo }: Pick<FrameProps, 'url' | 'onGo'>): void {
  for (const link of inside.links) {
    link.addEventListener('click', (event) => {
      const target = link.getAttribute('href') ?? '';
      if (target.startsWith('#')) return;
      event.preventDefault();
      onGo(new URL(target, url));
    });
  }
  for (const form of inside.forms) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      onGo(...submission(form, event.submitter, url));
    });
  }
}

/** A sheet of the frame's own making: the policy of a page that is a file lets no style element in that it does not know. */
function wear(inside: Document, css: string): void {
  const Sheet = inside.defaultView?.CSSStyleSheet;
  if (!Sheet) return;
  const sheet = new Sheet();
  sheet.replaceSync(css);
  inside.adoptedStyleSheets.push(sheet);
}

/** The page in a frame that runs no scripts. */
function Frame({ url, html, css, onGo }: FrameProps) {
  const t = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const prepare = (): void => {
      const inside = element.contentDocument;
      if (!inside) return;
      wear(inside, css);
      intercept(inside, { url, onGo });
    };
    element.addEventListener('load', prepare);
    // Assigned this way the text stays the trusted object that the policy demands.
    Object.assign(element, { srcdoc: withoutCode(html) });
    return () => element.removeEventListener('load', prepare);
  }, [html, css, url, onGo]);
  return <iframe ref={frame} className="shell-mock-page" title={t('page')} sandbox="allow-same-origin allow-forms" />;
}

/** Pages of this browser's sandbox that a server would show at hosts of its own: payments, mails, documentation. */
export default function MockPages({ path, search }: { path: string; search: string }) {
  const t = useText();
  const [shown, setShown] = useState<Shown>();
  const go = useCallback((url: URL, init?: RequestInit): void => {
    load(url, init).then(
      (next) => next && setShown(next),
      (error: unknown) => setShown({ error: toApiError(error) }),
    );
  }, []);
  useEffect(() => {
    const page = mockPageOf(path, search, window.location);
    if (page) go(page);
  }, [path, search, go]);
  return (
    <main className="shell-mock">
      <Button variant="bare" onClick={() => window.history.back()}>
        {t('back')}
      </Button>
      {shown === undefined ? (
        <LoadingScreen />
      ) : 'error' in shown ? (
        <ErrorPanel error={shown.error} onRetry={() => window.location.reload()} />
      ) : (
        <Frame {...shown} onGo={go} />
      )}
    </main>
  );
}
