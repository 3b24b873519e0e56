import { ofFile } from './of-file.mjs';

const { raw } = String;
const auth = (name) => `mf-auth/src/${name}`;

export const signIn = [
  ...ofFile(
    'shared/area/src/safe-path.ts',
    ['shared/area/src/safe-path.test.ts'],
    [
      ['a path that begins with two slashes', raw`!/^\/(?!\/)/.test(value)`, raw`!/^\//.test(value)`],
      ['a path with control characters or a backslash', ' || CONTROL_OR_BACKSLASH.test(value)', ''],
      ['a path whose dots hide a second slash', ` || url.pathname.startsWith('//')`, ''],
      [
        'a host that is not among those given',
        `if (hosts && url && !hosts.includes(url.host)`,
        `if (false && url && !hosts?.includes(url.host)`,
      ],
    ],
  ),
  ...ofFile(
    'shared/contract/src/external-address.ts',
    ['shared/area/src/safe-path.test.ts'],
    [
      ['javascript: and other schemes in a link', 'return !isSecure || ', 'return '],
      [
        'plain HTTP outside of this machine',
        `(url.protocol === 'http:' && isLocal(url.hostname))`,
        `url.protocol === 'http:'`,
      ],
      ['a user name in a link', ` || url.username !== ''`, ''],
      ['a password in a link', ` || url.password !== ''`, ''],
    ],
  ),
  ...ofFile(
    'shared/area/src/safe-path.ts',
    ['shared/area/src/open-tab.test.ts'],
    [['a new tab that reaches back', '  tab.opener = null;\n', '']],
  ),
  ...ofFile(
    auth('callback/return-path.ts'),
    [auth('callback/return-path.test.ts')],
    [
      ['a return path that leaves the site', `safePath(value, '')`, 'value'],
      ['a return path to the callback itself', ` || isCallback(path) ? '/'`, ` ? '/'`],
      [
        'a return path that is no text',
        `if (typeof value !== 'string' || !value.startsWith('/')) {`,
        'if (value === undefined) {',
      ],
    ],
  ),
  ...ofFile(
    auth('identity/nonce.ts'),
    [auth('identity/nonce.test.ts')],
    [
      ['a nonce that can be guessed', 'crypto.getRandomValues(new Uint8Array(24))', 'new Uint8Array(24)'],
      ['an answer that is used twice', '  storage.session.remove(KEY);\n', ''],
      ['an answer by cookie that is used twice', '  for (const nonce of inCookies) forgetAttempt(nonce);\n', ''],
      [
        'an attempt that cannot be told from a forged one',
        'if (!storage.session.isKept() && !keepAttempt(nonce)) throw',
        'if (!storage.session.isKept() && !keepAttempt(nonce) && false) throw',
      ],
    ],
  ),
  ...ofFile(
    auth('callback/verify.ts'),
    [auth('callback/verify.test.ts')],
    [
      ['tokens that this browser has not asked for', `if (nonces.size === 0) throw`, 'if (false) throw'],
      ['a token of another issuer', '    issuer: provider.issuer,\n', ''],
      ['a token for another client', '    audience: provider.clientId,\n', ''],
      ['a token of another attempt', `if (!nonces.has(String(payload['nonce']))) throw`, 'if (false) throw'],
      [
        'an access token of somebody else',
        `if (payload['at_hash'] !== (await accessTokenHash(accessToken))) throw`,
        'if (false) throw',
      ],
      ['a token from the future', 'if (Number(payload.iat) > now.getTime() / 1000 + AHEAD) throw', 'if (false) throw'],
      ['a token that never expires', `['exp', 'iat', 'sub', 'nonce']`, `['iat', 'sub', 'nonce']`],
      ['the clock of the browser', '    currentDate: now,\n', ''],
    ],
  ),
  ...ofFile(
    auth('callback/exchange.ts'),
    [auth('callback/screen.test.tsx')],
    [
      [
        'tokens that are sent before they are proven',
        '  await verifyTokens({ idToken, accessToken, nonces, provider: way.provider, now: serverNow() });\n',
        '',
      ],
    ],
  ),
  ...ofFile(
    auth('callback/mask.ts'),
    [auth('callback/mask.test.ts')],
    [
      ['tokens in the dump', `const hide = SECRET.test(name) && value !== '';`, 'const hide = false;'],
      ['a dump without end', 'cutText(value, LIMIT)', 'value'],
    ],
  ),
  ...ofFile(
    auth('callback/fragment.ts'),
    [auth('callback/fragment.test.ts')],
    [
      ['a code without end', `cutText(text('error'), CODE_LIMIT)`, `text('error')`],
      [
        'a description without end',
        `cutText(text('error_description'), DESCRIPTION_LIMIT)`,
        `text('error_description')`,
      ],
    ],
  ),
  ...ofFile(
    auth('callback/provider-error.ts'),
    [auth('callback/screen.test.tsx')],
    [['a code named like what every object has', 'ownValue(TEXTS, code)', 'TEXTS[code]']],
  ),
  ...ofFile(
    auth('identity/failure.ts'),
    [auth('identity/failure.test.ts')],
    [['words of the provider without end', 'cutText(message, LIMIT)', 'message']],
  ),
  ...ofFile(
    auth('identity/provider.ts'),
    [auth('identity/provider.test.ts')],
    [
      ['a provider at somebody else’s domain', ' && belongsToSite(authDomain, site)', ''],
      [
        'a provider over plain HTTP',
        `page.protocol === 'http:' && isLoopback(page.hostname)`,
        `page.protocol === 'http:'`,
      ],
      [
        'the fake of signing in on a public host',
        `environmentOf(page.host) === 'development' ? { kind: 'stub' }`,
        `page ? { kind: 'stub' }`,
      ],
    ],
  ),
  ...ofFile(
    auth('profile/ticket.ts'),
    [auth('profile/ticket.test.ts')],
    [
      ['a ticket at somebody else’s domain', ' && belongsToSite(new URL(safe).host, site)', ''],
      ['a ticket of another scheme', 'safeExternalUrl(url)', 'url'],
    ],
  ),
  ...ofFile(
    auth('frame/site-html.tsx'),
    [auth('frame/site-html.test.tsx')],
    [
      ['attributes in the HTML of a site', '    ALLOWED_ATTR: [],\n', ''],
      ['tags in the HTML of a site', '    ALLOWED_TAGS: inline ? INLINE_TAGS : BLOCK_TAGS,\n', ''],
      ['data attributes in the HTML of a site', '    ALLOW_DATA_ATTR: false,\n', ''],
      ['ARIA attributes in the HTML of a site', '    ALLOW_ARIA_ATTR: false,\n', ''],
    ],
  ),
  ...ofFile(
    auth('frame/safe-address.ts'),
    [auth('frame/safe-address.test.ts')],
    [
      ['a picture or document from anywhere', ': safeExternalUrl(address)', ': address'],
      ['a picture with another type', raw`/^data:image\/(?:svg\+xml|png|webp|jpeg)[;,]/`, '/^data:/'],
    ],
  ),
  ...ofFile(
    auth('profile/avatar.tsx'),
    [auth('profile/avatar.test.tsx')],
    [['a portrait from anywhere', 'safeExternalUrl(address)', 'address']],
  ),
  ...ofFile(
    'shared/area/src/contacts.ts',
    ['shared/area/src/contacts.test.ts'],
    [
      ['mail headers in an address', 'text && ADDRESS.test(text) ? text', 'text ? text'],
      ['a support page of another scheme', 'safeExternalUrl(config.supportUrl)', 'config.supportUrl ?? undefined'],
    ],
  ),
];
