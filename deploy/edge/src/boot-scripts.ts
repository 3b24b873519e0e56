import { MOCK_STORAGE_KEY, mockVariants } from '@console/contract/mock-mode';
import { PAGE_INTEGRITY } from '@console/contract/page-integrity';
import type { AssetFile, SiteDocument } from '@console/contract/site-document';
import { embeddedJson } from '@console/contract/embedded-json';

/** The test of a script for the page that the identity provider leads back to, with a slash at its end or without. */
const AT_CALLBACK = String.raw`/^\/app\/auth0_callback\/?$/.test(location.pathname)`;

/**
 * The first script of the page: takes what the identity provider has sent back out of the address and the history before
 * anything else runs, and tokens out of any other address, too. The client reads it aside once (shared/api, callback
 * fragment); after that nobody can.
 */
export const fragmentScript = `(function(){
var at=location,fragment=at.hash,callback=${AT_CALLBACK};
if(!fragment||!callback&&!/[#&](access|id)_token=/.test(fragment))return;
history.replaceState(history.state,'',at.pathname+at.search);
if(callback)Object.defineProperty(window,'consoleFragment',{configurable:true,get:function(){
delete window.consoleFragment;return fragment}})})()`;

/**
 * Tells the shell that mock mode is on, and under which key of the storage; pages of development hosts alone carry it, so that
 * nothing of it is in what all hosts are handed.
 */
export const mockModeScript = `(function(key){try{
var variant=localStorage.getItem(key);
if(/^(${mockVariants.join('|')})$/.test(variant))document.documentElement.dataset.mock=key+'='+variant
}catch(e){}})(${embeddedJson(MOCK_STORAGE_KEY)})`;

/**
 * Trusted Types: script addresses may only be the console's own files, and those of the origins (hosts below one, `https://*.`, or
 * origins with a path that ends in a slash, or each other port of a host, `http://localhost:*`) that the site allows. (security: one reviewed default policy)
 */
export const trustedTypesScript = (allowed: readonly string[]): string => `(function(allowed){
if(!window.trustedTypes)return;
trustedTypes.createPolicy('default',{createScriptURL:function(value){
var url=new URL(value,location.origin);
if(url.origin===location.origin&&/^\\/(app\\/assets|remotes)\\//.test(url.pathname))return value;
if(allowed.some(function(one){var parts=one.split('*');return parts.length<2?url.href.indexOf(one)===0:
(url.protocol+'//'===parts[0]||url.origin!==location.origin&&url.protocol+'//'+url.hostname+':'===parts[0])&&(url.host+'/').slice(-parts[1].length)===parts[1]}))return value;
throw new TypeError('Not a script of the console: '+url.origin+url.pathname);
}})})(${embeddedJson(allowed.map((one) => (one.endsWith('/') ? one : `${one}/`)))})`;

/**
 * Keeps which scripts of the brand did not load: they come before the console, which tells the error log once it runs.
 * (shell, reports/uncaught)
 */
export const lostScriptsScript = `(function(lost){window.consoleLostScripts=lost;
addEventListener('error',function(event){var src=event.target&&event.target.src;if(src)lost.push(src)},true)})([])`;

/**
 * The page's table of what is loaded on demand: integrity by file name. The loaders take a file that stands in it only with
 * these bytes (shared/tooling, PageIntegrityPlugin).
 */
export const integrityScript = (files: readonly AssetFile[]): string =>
  `window.${PAGE_INTEGRITY}=${embeddedJson(Object.fromEntries(files.map(({ file, integrity }) => [file, integrity])))}`;

/** An address that the page should ask for before the code that needs it has run. */
export interface Preload {
  readonly href: string;
  readonly as: 'script' | 'style';
  readonly integrity?: string;
}

/** What to preload, by whether somebody is signed in. The server can't know: the credential is in the browser. */
export interface PreloadSets {
  readonly signedIn: readonly Preload[];
  readonly signedOut: readonly Preload[];
}

/** The inline script that appends the preloads of the set that fits. Attributes equal those of the real requests. */
export function preloadScript(sets: PreloadSets, nonce = ''): string {
  return `(function(sets,nonce){var signedIn=false;
try{signedIn=!!(localStorage.getItem('impersonation')||localStorage.getItem('apikey'))}catch(e){}
if(${AT_CALLBACK})signedIn=false;
sets[signedIn?'signedIn':'signedOut'].forEach(function(item){
var link=document.createElement('link');link.rel='preload';link.as=item.as;link.nonce=nonce;
if(item.integrity){link.integrity=item.integrity;link.crossOrigin='anonymous'}
link.href=item.href;document.head.appendChild(link)})})(${embeddedJson(sets)},${embeddedJson(nonce)})`;
}

/**
 * The inline script that asks for a route's data with the active credential, before any code has run. The client takes the
 * answers over (shared/api, early answers). On development hosts it asks for nothing in mock mode: the server is not what
 * answers then.
 * @param path the only path of the browser at which it asks, where the page answers others, too
 */
export function earlyDataScript(
  urls: readonly string[],
  { environment, api = '' }: Pick<SiteDocument, 'environment' | 'api'>,
  path?: string,
): string {
  const unless = environment === 'development' ? `if(document.documentElement.dataset.mock)return;\n` : '';
  const elsewhere =
    path === undefined ? '' : `if(location.pathname.replace(/\\/$/,'')!==${embeddedJson(path)})return;\n`;
  return `(function(urls,prefix){try{
${unless}${elsewhere}var stored=localStorage.getItem('impersonation');
var credential=stored?JSON.parse(stored).token:localStorage.getItem('apikey');
if(!credential||${AT_CALLBACK})return;
var responses={};
urls.forEach(function(url){responses[url]=fetch(prefix+url,{headers:{accept:'application/json',apikey:credential},
credentials:'omit',cache:'no-store'});
responses[url].catch(function(){})});
window.consoleEarly={credential:credential,at:Date.now(),responses:responses}
}catch(e){}})(${embeddedJson(urls)},${embeddedJson(`${api}/api/v1`)})`;
}
