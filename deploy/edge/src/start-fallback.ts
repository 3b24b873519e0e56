import { embeddedJson } from '@console/contract/embedded-json';
import { pageTexts } from './page-texts';

/** A console that shows nothing after this has most likely lost a script on the way; in milliseconds. */
const PATIENCE_MS = 20_000;

/**
 * The inline script that shows the fallback where a script of the shell does not come (missing, blocked, broken off, tampered
 * with) or nothing was drawn in time. As soon as the console draws anything, the fallback's style hides it.
 * @param files addresses of the shell's scripts, as the page names them
 */
export const startFallbackScript = (files: readonly string[]): string => `(function(files,ms){
function isShell(address){try{return files.indexOf(new URL(address,location.href).pathname)>=0}catch(e){return false}}
function show(){if(document.readyState==='loading')return addEventListener('DOMContentLoaded',show);
document.getElementById('start-fallback').hidden=false}
addEventListener('error',function(event){if(isShell(event.target&&event.target.src||event.filename))show()},true);
addEventListener('click',function(event){if(event.target&&event.target.id==='start-reload')location.reload()});
setTimeout(show,ms)})(${embeddedJson(files)},${PATIENCE_MS})`;

/** Style of the fallback: nothing but the page itself and the brand's colours are there. */
export const startFallbackStyle = `#start-fallback{position:fixed;inset:0;display:grid;place-content:center;justify-items:center;
gap:12px;padding:24px;text-align:center;background:var(--surface);color:var(--text);font:16px/1.5 var(--font)}
#start-fallback h1{margin:0;font:600 18px/1.3 var(--head)}#start-fallback p{margin:0;max-width:46ch}
#start-reload{height:44px;padding:0 16px;border:0;border-radius:var(--r1);background:var(--brand-solid);
color:var(--on-brand);font:inherit;font-weight:600;cursor:pointer}
#start-fallback[hidden],#root:not(:empty)~#start-fallback{display:none}`;

/** The fallback's markup, after #root. `locale`: the site's. Texts of ours only: nothing in them needs escaping. */
export function startFallback(locale: string): string {
  const { notLoaded, advice, reload } = pageTexts(locale);
  return `<div id="start-fallback" role="alert" hidden><h1>${notLoaded}</h1><p>${advice}</p><button type="button" id="start-reload">${reload}</button></div>`;
}
