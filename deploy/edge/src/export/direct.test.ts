/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readSite, type SiteDefinition } from '@console/sites';
import { BrandFiles } from '../brand-files';
import { chatHostResponse } from '../chat-frame/chat-host';
import { policyDirectives } from '../csp';
import { chatFiles } from './chat-files';
import { directReporting, remarksOn } from './remarks';

const HOST = 'console.example.com';
const site: SiteDefinition = {
  ...readSite('demo-tenbyte'),
  id: 'acme',
  hosts: [HOST],
  chatHost: { origin: 'https://chat.example.com' },
  reporting: { dsn: 'https://key@errors.example.com/7' },
};
const script = 'console.log(1)';
const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
const shell = {
  version: '1',
  base: '/app/assets/1/',
  scripts: [],
  styles: [],
  groups: {},
  lazy: [],
  chatFrame: { file: 'chat-frame.js', integrity },
};
const order = { id: 'acme', isDemo: false, isProxied: false };

describe('error reports of files', () => {
  it('go to the address of the project', () =>
    expect(directReporting(site)).toEqual({
      dsn: 'https://key@errors.example.com/7',
      address: 'https://errors.example.com/api/7/envelope/?sentry_key=key&sentry_version=7',
    }));

  it.each(['http://sandbox@localhost/1', 'http://key@errors.example.com/7', 'https://key@127.0.0.1/1'])(
    'not to %s, which means another machine in a browser, or is not let in there',
    (dsn) => expect(directReporting({ reporting: { dsn } })).toBeUndefined(),
  );

  it('are let in by the policy to that project and nothing else of its host, and are no source of films', () => {
    const allow = { script: [], frame: [], connect: [], form: [] };
    const reports = ['https://errors.example.com/api/7/envelope/'];
    const plain = policyDirectives({ scripts: [], styles: [] }, allow);
    const own = policyDirectives({ scripts: [], styles: [], reports }, allow);
    expect(own.filter((directive) => !plain.includes(directive))).toEqual([
      "connect-src 'self' https://errors.example.com/api/7/envelope/",
    ]);
  });
});

describe('chat of files', () => {
  const made = chatFiles({ site, config: site.config, host: HOST, shell });

  it('has the headers and the policy of an edge; its script runs by its bytes', async () => {
    const response = await chatHostResponse(
      new Request('https://chat.example.com/frame/acme'),
      'chat.example.com',
      {
        sites: [site],
        root: '/nowhere',
        shellDist: 'dist',
        brandFiles: new BrandFiles(),
        configOf: async ({ config }) => config,
        registryOf: () => ({ shell, remotes: [] }),
        fakes: undefined,
      },
      'http',
    );
    const rows = [...(made?.nginx ?? '').matchAll(/add_header (\S+) "((?:[^"\\]|\\.)*)" always;/g)];
    const own = new Headers(rows.map(([, name = '', value = '']): [string, string] => [name, value]));
    const edge = new Headers(response?.headers);
    edge.delete('content-type');
    const plainly = (headers: Headers) =>
      [...headers].map(([name, value]) => [
        name,
        value.replaceAll(/'(nonce|sha384)-[^']+'/g, 'own').replace('; report-uri /reports/csp/acme', ''),
      ]);
    expect(plainly(own)).toEqual(plainly(edge));
    expect(own.get('content-security-policy')).toContain(`script-src '${integrity}' https://embed.tawk.to`);
    expect(own.get('content-security-policy')).toContain('frame-ancestors console.example.com');
    expect(made?.html).toContain(`<script src="/app/assets/1/chat-frame.js" integrity="${integrity}" defer></script>`);
  });

  it('says its policy in the page, too, before what it is about', () => {
    const html = made?.html ?? '';
    expect(html).toContain(`content="default-src 'none'; script-src '${integrity}'`);
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
    expect(html).not.toMatch(/frame-ancestors|nonce/);
  });

  it('is there for a site that has chat and a host for it alone', () => {
    expect(made).toMatchObject({ origin: 'https://chat.example.com', page: 'frame/acme/index.html' });
    expect(
      chatFiles({ site: { ...site, chatHost: undefined }, config: site.config, host: HOST, shell }),
    ).toBeUndefined();
    expect(chatFiles({ site, config: { ...site.config, chatEnabled: false }, host: HOST, shell })).toBeUndefined();
  });
});

describe('what is said of it', () => {
  const made = { site, config: site.config, folder: 'chat' };

  it('names where reports go, and what is served where', () => {
    const remarks = remarksOn(order, { ...made, reporting: directReporting(site), chat: 'https://chat.example.com' });
    expect(remarks).toHaveLength(3);
    expect(remarks[0]).toContain('https://errors.example.com');
    expect(remarks[1]).toContain('serve the folder chat at https://chat.example.com');
  });

  it('names what is left out, with the reason', () => {
    const plain = { ...site, chatHost: undefined, reporting: undefined };
    const remarks = remarksOn(
      { ...order, isProxied: true },
      { ...made, site: plain, reporting: undefined, chat: undefined },
    );
    expect(remarks.map((line) => line.slice(0, 28))).toEqual([
      'Left out: error reports, for',
      'Left out: chat, for the site',
      'Left out: reports of broken ',
      'Left out: _headers and _redi',
    ]);
    const demo = remarksOn({ ...order, isDemo: true }, { ...made, reporting: undefined, chat: undefined });
    expect(demo).toEqual(['Left out: error reports, a demo sends nothing.', 'Left out: chat, a demo talks to nobody.']);
  });
});
