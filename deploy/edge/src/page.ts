import type { BrandDocument } from '@console/contract/brand';
import type { AssetFile, ShellRecord, SiteDocument } from '@console/contract/site-document';
import { schemeBootScript } from '@console/ui/brand';
import type { PreloadSets } from './boot-scripts';
import {
  earlyDataScript,
  fragmentScript,
  integrityScript,
  lostScriptsScript,
  mockModeScript,
  preloadScript,
  trustedTypesScript,
} from './boot-scripts';
import { embeddedJson } from '@console/contract/embedded-json';
import { frameScript, frameStyle } from './first-frame';
import { pageTexts } from './page-texts';
import { startFallback, startFallbackScript, startFallbackStyle } from './start-fallback';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

/** The mark of a brand as the page's icon: an SVG in a data address, made of path data only. */
export function brandIcon(brand: BrandDocument): string {
  const shapes = brand.mark.map(({ d, paint, stroke, opacity }) => {
    const colour = paint === 'ink' ? brand.primary : brand.accent;
    const fill = stroke ? `fill="none" stroke="${colour}" stroke-width="${stroke}"` : `fill="${colour}"`;
    return `<path d="${escapeHtml(d)}" ${fill}${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${shapes.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/**
 * The icons of a brand: its files, or its mark where it has none. Beside a favicon its icon is for whatever does not take that
 * one: the last `icon` of a page is its first choice. (spec 1, section 3: theme)
 */
export function iconLinks(brand: BrandDocument): string {
  const { favicon, icon, png } = brand.assets ?? {};
  return [
    favicon && icon && `<link rel="alternate icon" type="image/svg+xml" href="${icon}">`,
    `<link rel="icon" href="${favicon ?? icon ?? escapeHtml(brandIcon(brand))}">`,
    png && `<link rel="apple-touch-icon" href="${png}">`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Scripts of a brand. Those that the console waits for run before it, in their order; the others when they are there. */
function brandScripts(brand: BrandDocument, admitted: string, waited: boolean): string {
  return (brand.assets?.scripts ?? [])
    .filter(({ waitForLoad }) => waitForLoad === waited)
    .map(
      ({ src, integrity }) =>
        `<script src="${src}" integrity="${integrity ?? ''}" ${waited ? 'defer' : 'async'}${admitted}></script>`,
    )
    .join('\n');
}

/** The style sheet of a brand: after the console's own, so that it has the last word. */
function brandSheet(brand: BrandDocument, admitted: string): string {
  const sheet = brand.assets?.styleSheet;
  return sheet ? `<link rel="stylesheet" href="${sheet.src}" integrity="${sheet.integrity ?? ''}"${admitted}>` : '';
}

/** A style sheet that is part of the page. */
export interface PageStyles {
  /** The brand's custom properties and font faces. */
  readonly brandCss: string;
  /** Addresses of fonts to ask for at once. */
  readonly fonts: readonly string[];
}

export interface PageParts {
  /** Of the page's policy. A page that is a file has none: its policy names what it carries by hashes. */
  readonly nonce?: string;
  /** The policy of a page that is a file, for where no header brings it. */
  readonly policy?: string;
  readonly styles: PageStyles;
  readonly shell: ShellRecord;
  /** Files that are loaded on demand; the page vouches for them. */
  readonly lazy: readonly AssetFile[];
  readonly preloads: PreloadSets;
  /** Addresses of the route's first data, relative to the API prefix. */
  readonly data: readonly string[];
  /** The only path whose data that is, where the page answers others, too. */
  readonly dataPath?: string;
  /** What stands there until the console or sign-in does. */
  readonly frame?: string | undefined;
}

/** Takes a file only with the bytes that were built; asked for as the preload of it is (boot-scripts.ts). */
const pinned = ({ integrity }: AssetFile): string =>
  integrity === undefined ? '' : ` integrity="${integrity}" crossorigin="anonymous"`;

function shellFiles(shell: ShellRecord, admitted: string): string {
  const styles = shell.styles.map(
    (style) => `<link rel="stylesheet" href="${shell.base}${style.file}"${pinned(style)}${admitted}>`,
  );
  const scripts = shell.scripts.map(
    (script) => `<script src="${shell.base}${script.file}"${pinned(script)} defer${admitted}></script>`,
  );
  return [...styles, ...scripts].join('\n');
}

/**
 * The page that every route of the application answers: brand, site document, preloads and the shell. Nothing in it
 * depends on who is asking.
 */
export function renderPage(document: SiteDocument, parts: PageParts): string {
  const { nonce, policy, styles, shell, lazy, preloads, data, dataPath, frame } = parts;
  const { brand, config } = document;
  const admitted = nonce === undefined ? '' : ` nonce="${nonce}"`;
  const script = (code: string) => `<script${admitted}>${code}</script>`;
  return `<!doctype html>
<html lang="${escapeHtml(config.siteLocale)}" data-brand="${brand.id}" data-scheme="light">
<head>
<meta charset="utf-8">
${policy === undefined ? '' : `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`}
${script(fragmentScript)}
<title>${escapeHtml(config.siteName)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${nonce === undefined ? '' : `<meta name="csp-nonce" nonce="${nonce}">`}
${iconLinks(brand)}
${script(schemeBootScript)}
${document.environment === 'development' ? script(mockModeScript) : ''}
${frame === undefined ? '' : script(frameScript(document.environment))}
${script(trustedTypesScript([...document.allow.script, ...(document.overrides ?? [])]))}
${styles.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${script(startFallbackScript(shell.scripts.map(({ file }) => shell.base + file)))}
${script(integrityScript(lazy))}
${script(preloadScript(preloads, nonce))}
${data.length > 0 ? script(earlyDataScript(data, document, dataPath)) : ''}
${brand.assets?.scripts.length ? script(lostScriptsScript) : ''}
${brandScripts(brand, admitted, true)}
${shellFiles(shell, admitted)}
<style${admitted}>${styles.brandCss}
${startFallbackStyle}${frame === undefined ? '' : frameStyle}</style>
${brandSheet(brand, admitted)}
${brandScripts(brand, admitted, false)}
<script type="application/json" id="site-document">${embeddedJson(document)}</script>
</head>
<body>
<div id="root"></div>
${startFallback(config.siteLocale)}
${frame === undefined ? '' : `<div id="frame">${frame}</div>`}
<noscript>${escapeHtml(config.siteName)}: ${pageTexts(config.siteLocale).needsScript}</noscript>
</body>
</html>
`;
}
