import { Blob as NodeBlob } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { chatScripts, processorScripts } from '../fakes/scripts';
import type { TestSandbox } from './client';
import { ORIGIN, press } from './pay-site';

// jsdom's Blob can not be read; every browser's can, as Node's.
Object.defineProperty(globalThis, 'Blob', { value: NodeBlob, configurable: true });

const textOf = (name: string): string => readFileSync(`${__dirname}/../fakes/scripts/${name}.js`, 'utf8');

interface Host {
  base: string;
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  open: (url: string, title: string, onClose: () => void) => () => void;
}

declare global {
  interface Window {
    sandboxPayHost?: Host;
    sandboxChatHost?: { base: string; fetch: Host['fetch'] };
  }
}

/** What a person does on a page that a script opens: a button of it, or closing it. */
export type Choice = 'approve' | 'decline' | 'timeout' | 'close';

interface Connection {
  readonly test: TestSandbox;
  readonly response: Choice;
  readonly sent: { readonly url: string; readonly body: string }[];
  readonly opened: string[];
}

let current: Connection | undefined;

const connection = (): Connection => {
  if (!current) throw new Error('The scripts are not connected');
  return current;
};

function send(url: string, init: RequestInit = {}): Promise<Response> {
  const { test, sent } = connection();
  sent.push({ url, body: typeof init.body === 'string' ? init.body : '' });
  const { hostname, pathname } = new URL(url);
  return test.fetchFrom(pathname, { ...init, headers: { ...init.headers, origin: ORIGIN } }, hostname);
}

function open(url: string, _title: string, onClose: () => void): () => void {
  const { test, response, opened } = connection();
  opened.push(url);
  if (response === 'close') onClose();
  else void press(test, url, { action: response });
  return () => {};
}

/**
 * Connects the scripts to a sandbox in place of the network, also those that a loader has kept from before. `answer`:
 * what the person does on each page that is opened. Answers what was asked of the processor's host, and those pages.
 */
export function connectScripts(test: TestSandbox, response: Choice): Connection {
  current = { test, response, sent: [], opened: [] };
  window.sandboxPayHost = { base: 'http://pay.localhost:8140', fetch: send, open };
  window.sandboxChatHost = { base: 'http://chat.localhost:8140', fetch: send };
  return current;
}

/** Runs a processor's or chat provider's script in the page, as if it had been loaded, from `src` if that is given. */
export function runScript(name: string, { src, ...attributes }: Readonly<Record<string, string>> = {}): void {
  const files = processorScripts[name] ?? chatScripts[name];
  if (!files) throw new Error(`There is no script '${name}'`);
  const script = document.createElement('script');
  for (const [attribute, value] of Object.entries(attributes)) script.setAttribute(attribute, value);
  script.textContent = files.map(textOf).join('\n');
  // A real source would be loaded in place of the text.
  if (src) Object.defineProperty(script, 'src', { value: src });
  document.head.append(script);
}

/** Takes the scripts' globals away, as a new page would. */
export function forgetScripts(): void {
  const names = ['SandboxProcessor', 'SandboxCard', 'SandboxStripeElements', 'SandboxChat', 'sandboxChat'];
  const globals = ['Stripe', 'Omise', 'Razorpay', 'paypal', 'Intercom', 'Tawk_API', 'LeadBooster', 'Qismo'];
  for (const name of [...names, ...globals]) Reflect.deleteProperty(window, name);
  document.body.innerHTML = '';
  document.head.innerHTML = '';
}
