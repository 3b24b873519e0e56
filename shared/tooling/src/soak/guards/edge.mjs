import { ofFile } from './of-file.mjs';

const { raw } = String;
const inEdge = (name) => `deploy/edge/src/${name}`;
const HEADERS = [inEdge('security-headers.test.ts')];

export const edge = [
  ...ofFile(
    inEdge('client.ts'),
    [inEdge('client.test.ts')],
    [['the protocol as the sender claims it', `request.headers.set('x-forwarded-proto', protocol);`, '']],
  ),
  ...ofFile(
    inEdge('api/idempotency.ts'),
    [inEdge('api/idempotency.test.ts')],
    [
      ['whose response is given again', `headers.get('apikey') ?? ''`, `''`],
      ['responses that are kept for ever', `    setTimeout(forget, KEPT_MS, key).unref();\n`, ''],
    ],
  ),
  ...ofFile(
    'deploy/sites/src/site-file.ts',
    ['deploy/sites/src/read-sites.test.ts'],
    [['all hosts below a public suffix', `getDomain(host, { allowPrivateDomains: true }) !== null`, `host !== ''`]],
  ),
  ...ofFile(
    inEdge('csp.ts'),
    [inEdge('csp.test.ts')],
    [
      ['what no directive names', `directive('default-src', "'none'")`, `directive('default-src', "'self'")`],
      [
        'inline scripts',
        `"'strict-dynamic'", ...allow.script`,
        `"'strict-dynamic'", "'unsafe-inline'", ...allow.script`,
      ],
      [
        'inline style sheets',
        `directive('style-src', "'self'", `,
        `directive('style-src', "'self'", "'unsafe-inline'", `,
      ],
      ['objects', `    directive('object-src', "'none'"),\n`, ''],
      ['a base for addresses', `    directive('base-uri', "'none'"),\n`, ''],
      ['frames around the console', `    directive('frame-ancestors', "'none'"),\n`, ''],
      ['frames in the console', `["'none'"]`, `['*']`],
      ['forms that lead elsewhere', `    directive('form-action', "'self'", ...allow.form),\n`, ''],
      ['script addresses from texts', `[directive('require-trusted-types-for', "'script'")]`, '[]'],
      ['policies that nobody reviewed', `directive('trusted-types', ...POLICIES)`, `directive('trusted-types', '*')`],
    ],
  ),
  ...ofFile(
    inEdge('page-sources.ts'),
    [inEdge('export/static-pages.test.ts')],
    [
      [
        'which inline scripts a page that is a file has',
        `[...inline, ...[...files`,
        `["'unsafe-inline'", ...[...files`,
      ],
      ['which styles a page that is a file has', `.map(hashOf), hashOf('')]`, `.map(hashOf), "'unsafe-inline'"]`],
    ],
  ),
  ...ofFile(
    inEdge('export/demo.ts'),
    [inEdge('export/demo.test.ts')],
    [
      ['all of development in a demo', 'OF_DEMO.test(file)', `file.startsWith('dev-')`],
      ['whom a demo talks to', 'allow: mergeAllow()', 'allow: mergeAllow(vendorAllow(config))'],
    ],
  ),
  ...ofFile(
    inEdge('export/static-pages.ts'),
    [inEdge('export/static-pages.test.ts')],
    [
      ['the policy in a page that is a file', `{ ...bare, policy: inPage }`, 'bare'],
      ['development in a page that is a file', `.filter(({ file }) => isWanted(file))`, ''],
    ],
  ),
  ...ofFile(
    inEdge('vendor-page.ts'),
    [inEdge('vendor-page.test.ts')],
    [
      ['HTML of a vendor on every page', `    route === paths.cardAdd({ id }) &&\n`, ''],
      ['HTML of a vendor in every form', `    query.get('way') === WRITES_HTML &&\n`, ''],
      [
        'HTML of a vendor that the site has not',
        `(paymentProcessors ?? []).some(({ keyword }) => keyword === WRITES_HTML)`,
        'true',
      ],
    ],
  ),
  ...ofFile(
    inEdge('csp-violation.ts'),
    [inEdge('csp-violation.test.ts')],
    [
      ['paths of other hosts in reports of policies', `url.origin.replace(LONG_RUN, '*')`, 'url.href'],
      ['keys in host names in reports of policies', `url.origin.replace(LONG_RUN, '*')`, 'url.origin'],
      ['queries in reports of policies', 'pathOf(url.pathname)', 'pathOf(url.pathname) + url.search'],
      ['ids in reports of policies', ` || PLAIN_PART.test(part) ? part : '*'`, ` || part ? part : '*'`],
      ['reports that are not of policies', `v.literal('csp-violation')`, 'v.string()'],
    ],
  ),
  ...ofFile(
    inEdge('csp-reports.ts'),
    [inEdge('csp-reports.test.ts')],
    [
      ['reports of policies as a form can send them', `if (!TYPES.test(`, `if (false && !TYPES.test(`],
      ['reports of policies without end', 'limit: 256 * 1024', 'limit: 256 * 1024 * 1024'],
      ['floods of the same report of a policy', `if (!isSampled(`, `if (false && !isSampled(`],
    ],
  ),
  ...ofFile(
    inEdge('console-pages.ts'),
    [inEdge('console-pages.test.ts')],
    [
      [
        'a nonce that can be guessed, of a page',
        `randomBytes(18).toString('base64')`,
        `Buffer.alloc(18).toString('base64')`,
      ],
    ],
  ),
  ...ofFile(
    inEdge('chat-frame/chat-host.ts'),
    [inEdge('chat-frame/chat-frame.test.ts')],
    [
      [
        'a nonce that can be guessed, of a chat frame',
        `randomBytes(18).toString('base64')`,
        `Buffer.alloc(18).toString('base64')`,
      ],
      ['the frame of another site', 'return site && isHere(site, host, sources) ?', 'return site ?'],
    ],
  ),
  ...ofFile(
    inEdge('chat-frame/frame-page.ts'),
    [inEdge('chat-frame/chat-frame.test.ts')],
    [
      ['other bytes for the script of a chat frame', '${file}"${pinned} defer', '${file}" defer'],
      ['pages of elsewhere around the chat frame', `    directive('frame-ancestors', ...ancestors),\n`, ''],
      [
        'a field of the configuration that ends its element',
        '${embeddedJson(document)}',
        '${JSON.stringify(document)}',
      ],
      ['a process that is shared with the console', `  'Origin-Agent-Cluster': '?1',\n`, ''],
    ],
  ),
  ...ofFile(
    'shared/contract/src/embedded-json.ts',
    [inEdge('boot-scripts.test.ts')],
    [
      [
        'a value that ends an inline script',
        raw`JSON.stringify(value).replaceAll('<', '\\u003c')`,
        'JSON.stringify(value)',
      ],
    ],
  ),
  ...ofFile(
    inEdge('boot-scripts.ts'),
    [inEdge('boot-scripts.test.ts'), inEdge('processor-hosts.test.ts')],
    [
      ['script addresses of another origin', 'url.origin===location.origin&&', ''],
      [
        'script addresses that are no files of the console',
        raw`&&/^\\/(app\\/assets|remotes)\\//.test(url.pathname)`,
        '',
      ],
      ['tokens in the history of a page', `history.replaceState(history.state,'',at.pathname+at.search);\n`, ''],
      ['cookies in a call for first data', `credentials:'omit',`, ''],
      ['first data in the browser’s cache', `,cache:'no-store'`, ''],
      ['first data on the callback', 'if(!credential||${AT_CALLBACK})return;', 'if(!credential)return;'],
    ],
  ),
  ...ofFile(
    inEdge('page.ts'),
    [inEdge('page.test.ts')],
    [
      ['a site document that ends its element', '${embeddedJson(document)}', '${JSON.stringify(document)}'],
      [
        'mock mode in pages of other hosts',
        `document.environment === 'development' ? script(mockModeScript) : ''`,
        'script(mockModeScript)',
      ],
    ],
  ),
  ...ofFile(
    inEdge('page.ts'),
    [inEdge('page.test.ts')],
    [['files of the shell that were swapped', "integrity === undefined ? '' : ` integrity", "true ? '' : ` integrity"]],
  ),
  ...ofFile(
    inEdge('preloads.ts'),
    [inEdge('preloads.test.ts')],
    [['style sheets of remotes that were swapped', '  ...remotes.flatMap(({ styles }) => styles),\n', '']],
  ),
  ...ofFile(
    'shared/tooling/src/webpack/page-integrity-plugin.ts',
    ['shared/tooling/src/webpack/page-integrity-plugin.test.ts'],
    [
      ['chunks of the shell that were swapped', 'if (this.#hasScripts)', 'if (false)'],
      ['style sheets that were swapped', '${pinned(tag, href)}', ''],
    ],
  ),
  ...ofFile(
    inEdge('api/proxy.ts'),
    [inEdge('api/proxy.test.ts')],
    [
      ['redirects of a real API', 'if (status >= 300 && status < 400) {', 'if (false) {'],
      ['paths that lead out of a real API', 'return leadsOut || plain', 'return plain'],
      ['bodies without end for a real API', '    if (size > limit) throw new BodyTooLong();\n', ''],
    ],
  ),
  ...ofFile(
    inEdge('api/headers.ts'),
    [inEdge('api/proxy.test.ts')],
    [
      ['cookies for a real API', "const REQUEST = ['accept',", "const REQUEST = ['cookie', 'accept',"],
      ['the name of the console for a real API', "const REQUEST = ['accept',", "const REQUEST = ['host', 'accept',"],
      ['cookies of a real API', 'const RESPONSE = [\n', "const RESPONSE = [\n  'set-cookie',\n"],
      ['the policy of a real API', 'const RESPONSE = [\n', "const RESPONSE = [\n  'content-security-policy',\n"],
    ],
  ),
  ...ofFile(inEdge('security-headers.ts'), HEADERS, [
    ['types that browsers guess', `  'X-Content-Type-Options': 'nosniff',\n`, ''],
    ['addresses that leave with a link', `  'Referrer-Policy': 'no-referrer',\n`, ''],
    ['camera, microphone and place', `  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',\n`, ''],
    [
      'plain HTTP after the first visit',
      `  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',\n`,
      '',
    ],
    ['answers in caches', `  'Cache-Control': 'no-store',\n`, ''],
    ['frames, for browsers without a policy', `  'X-Frame-Options': 'DENY',\n`, ''],
    ['windows that reach back', `  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',\n`, ''],
  ]),
  ...ofFile(
    inEdge('assets.ts'),
    [inEdge('development-only.test.ts')],
    [['files of development on other hosts', `environment === 'development' || !DEVELOPMENT_ONLY.test(file)`, 'true']],
  ),
  ...ofFile(
    inEdge('ready-files.ts'),
    [inEdge('ready-files.test.ts')],
    [
      [
        'files of development at hand for other hosts',
        `if (search !== '' || !isHandedOut(pathname.split('/').at(-1) ?? '', 'production')) return;`,
        `if (search !== '') return;`,
      ],
    ],
  ),
  ...ofFile(
    inEdge('ready-responses.ts'),
    [inEdge('ready-files.test.ts'), inEdge('ready-pages.test.ts')],
    [
      ['what is ready at hosts of nobody', ` || !siteOf(host)`, ''],
      [
        'what is ready of development’s console through a proxy',
        `environmentOf(host) !== 'development' || !clientOf(incoming).isProxied`,
        'true',
      ],
    ],
  ),
  ...ofFile(
    inEdge('ready-pages.ts'),
    [inEdge('ready-pages.test.ts')],
    [
      ['the policy of another protocol', '`${protocol}://${host}${address}`', '`${host}${address}`'],
      ['a nonce that is given out twice', ` || isForOne`, ''],
    ],
  ),
  ...ofFile(
    inEdge('site-document.ts'),
    [inEdge('development-only.test.ts')],
    [
      [
        'the site of mock mode on other hosts',
        ` || environmentOf(host) !== 'development') return undefined`,
        ') return undefined',
      ],
    ],
  ),
  ...ofFile(
    inEdge('settings.ts'),
    [inEdge('settings.test.ts')],
    [
      [
        'controls by a word that nobody understands',
        'if (ON.includes(word) || OFF.includes(word)) return ON.includes(word);',
        'return !OFF.includes(word);',
      ],
      ['controls beside a real API', ' && apiOrigin === undefined', ''],
    ],
  ),
  ...ofFile(
    inEdge('registered-domain.ts'),
    [inEdge('registered-domain.test.ts')],
    [['neighbours at a host of many', '{ allowPrivateDomains: true }', '{}']],
  ),
  ...ofFile(
    'shared/sandbox/src/controls/order.ts',
    ['shared/sandbox/src/controls/controls.test.ts'],
    [
      ['orders of a page of elsewhere', 'origin !== null && origin !== originOf(request)', 'false'],
      ['orders as a form can send them', raw`!/^application\/json\s*(;|$)/i.test(type ?? '')`, 'false'],
    ],
  ),
  ...ofFile(
    'shared/sandbox/src/controls/app.ts',
    ['shared/sandbox/src/controls/controls.test.ts'],
    [['orders without end', 'const BODY_LIMIT = 1024 * 1024;', 'const BODY_LIMIT = 1024 * 1024 * 1024;']],
  ),
];
