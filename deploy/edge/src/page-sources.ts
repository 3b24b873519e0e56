import { createHash } from 'node:crypto';
import type { OwnSources } from './csp';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = '']) => found);

const once = (sources: readonly string[]): string[] => [...new Set(sources)];

/**
 * What the policy of a page without a nonce has to let in: its inline scripts and styles by their hashes, its files by the hash
 * that pins them. Read from the page itself, so that nothing else than what stands there is let in.
 * @param html of `renderPage`, without a nonce
 * @param preloaded integrity of scripts that the page asks for ahead of their code
 */
export function ownSourcesOf(html: string, preloaded: readonly string[]): OwnSources {
  const inline = all(html, /<script>([\s\S]*?)<\/script>/g).map(hashOf);
  const files = all(html, /<script src="[^"]*" integrity="([^"]+)"/g);
  return {
    scripts: once([...inline, ...[...files, ...preloaded].map((integrity) => `'${integrity}'`)]),
    // Overlays add a style element that is empty at first, and fill it by rules.
    styles: once([...all(html, /<style>([\s\S]*?)<\/style>/g).map(hashOf), hashOf('')]),
  };
}
