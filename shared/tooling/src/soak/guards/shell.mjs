import { ofFile } from './of-file.mjs';

const { raw } = String;
const inShell = (name) => `shell/src/${name}`;

export const shell = [
  ...ofFile(
    inShell('reports/secrets.ts'),
    [inShell('reports/secrets.test.ts')],
    [
      ['a text that takes the cube of its length', raw`(?<![\\w-])(?=`, '(?='],
      ['a text that is read without end', 'text.slice(0, TEXT_LIMIT)', 'text'],
      ['the keys of this tab', '  for (const key of knownKeys()) clean = clean.replaceAll(key, FILTERED);\n', ''],
      ['private keys', '    .replace(KEY_BLOCK, FILTERED)\n', ''],
      ['signed tokens', '    .replace(SIGNED_TOKEN, FILTERED)\n', ''],
      ['secrets of JSON', '    .replace(QUOTED, `$1${FILTERED}`)\n', ''],
      ['secrets of addresses', '    .replace(ASSIGNED, `$1${FILTERED}`)\n', ''],
      ['secrets of addresses in addresses', '    .replace(ENCODED, `$1${FILTERED}`)\n', ''],
      ['secrets of headers', '    .replace(NAMED, `$1 ${FILTERED}`)\n', ''],
      ['codes of addresses', '    .replace(CODE, `$1${FILTERED}`)\n', ''],
      ['cards', '    .replace(CARD, (run) => (isCard(run) ? FILTERED : run))\n', ''],
      ['users of addresses', '    .replace(USER_OF_ADDRESS, `//${FILTERED}@`)\n', ''],
      ['e-mail addresses', '    .replace(EMAIL, FILTERED)\n', ''],
      ['long runs of letters and digits', raw`    .replace(LONG_RUN, (run) => (/\d/.test(run) ? FILTERED : run))`, ''],
    ],
  ),
  ...ofFile(
    inShell('reports/without-secrets.ts'),
    [inShell('reports/secrets.test.ts')],
    [
      ['secret fields of reports', `isSecretName(key) ? '[filtered]' : `, ''],
      ['objects without end', 'if (depth === 0) return CUT;', ''],
      ['secrets in the names of fields', '        withoutSecretText(key),\n', '        key,\n'],
    ],
  ),
  ...ofFile(
    inShell('reports/sender.ts'),
    [inShell('reports/sender.test.ts')],
    [
      ['secrets in messages and stacks', '    beforeSend: clean,\n', ''],
      ['secrets in the details of reports', 'const clean = withoutSecrets(value);', 'const clean = value;'],
    ],
  ),
  ...ofFile(
    inShell('reports/breadcrumbs.ts'),
    [inShell('reports/breadcrumbs.test.ts')],
    [
      ['secrets in steps', 'message: withoutSecretText(message)', 'message'],
      ['the text of a link', 'if (control instanceof HTMLAnchorElement)', 'if (false)'],
    ],
  ),
  ...ofFile(
    inShell('session/forget.ts'),
    [inShell('session/session.test.tsx')],
    [['what a tab keeps after sign-out', '  storage.session.clear();\n', '']],
  ),
  ...ofFile(
    inShell('session/sign-out.ts'),
    [inShell('session/session.test.tsx')],
    [['a sign-out at somebody else’s domain', ' || !belongsToSite(authDomain, site)', '']],
  ),
  ...ofFile(
    inShell('layout/announcement.tsx'),
    [inShell('layout/announcement.test.tsx')],
    [['an announcement that leads to a script', 'safeExternalUrl(url)', 'url']],
  ),
  ...ofFile(
    inShell('boot/site-document.ts'),
    [inShell('boot/boot.test.ts')],
    [
      [
        'an element that passes for the site document',
        'script#${ELEMENT_ID}[type="application/json"]',
        '#${ELEMENT_ID}',
      ],
      ['the configuration of another host', 'cached.host === host && ', ''],
      ['the configuration of another brand', ' && value.siteTheme === brand', ''],
    ],
  ),
  ...ofFile(
    inShell('boot/mock-mode.ts'),
    [inShell('boot/boot.test.ts')],
    [['mock mode outside of development', `site.environment !== 'development' || `, '']],
  ),
  ...ofFile(
    inShell('boot/referral.ts'),
    [inShell('boot/boot.test.ts')],
    [['a referral code that is none', 'referralCodeEnabled && CODE.test(code)', 'referralCodeEnabled']],
  ),
  ...ofFile(
    inShell('areas/federation-plugin.ts'),
    [inShell('areas/remotes.test.ts')],
    [
      ['a remote of another origin', '(origin !== window.location.origin && !integrity) || ', ''],
      ['a remote whose bytes were swapped', '  if (integrity) script.integrity = integrity;\n', ''],
    ],
  ),
  ...ofFile(
    inShell('override/developed.ts'),
    [inShell('override/override.test.tsx')],
    [
      [
        'an area of an origin that the site does not name',
        `  if (origin === undefined) throw new OverrideError(() => text('refused'));\n`,
        '',
      ],
      ['files of an area at another place than it was asked for', 'base === `/remotes/${name}/${version}/`', 'true'],
      ['another area than the one that was confirmed', 'if (record.name !== name) throw', 'if (!record.name) throw'],
    ],
  ),
  ...ofFile(
    inShell('override/with-override.ts'),
    [inShell('override/override.test.tsx')],
    [['an area that somebody before has confirmed', 'session.getState().credential === undefined', 'false']],
  ),
  ...ofFile(
    inShell('chat/frame-link.ts'),
    [inShell('chat/frame-link.test.ts')],
    [
      ['a message of another window', 'event.source !== frame.contentWindow || ', ''],
      ['a message of another origin in the frame', ' || event.origin !== origin', ''],
      ['a message that is none', 'if (message.success) listen(message.output);', 'listen(message.output);'],
      ['a message that another origin reads', 'postMessage(message, origin)', `postMessage(message, '*')`],
    ],
  ),
  ...ofFile(
    inShell('chat/frame/console-link.ts'),
    [inShell('chat/frame/console-link.test.ts')],
    [
      ['a page of elsewhere around the chat', ' || !origins.has(origin)', ''],
      ['a window that does not hold the chat', 'source !== window.parent || ', ''],
      ['a second partner of the chat', ' || origin !== (partner ?? origin)', ''],
    ],
  ),
  ...ofFile(
    inShell('chat/widget.tsx'),
    [inShell('chat/chat.test.tsx')],
    [
      ['a chat frame without a sandbox', '          sandbox={SANDBOX}\n', ''],
      ['a chat frame that learns the address', '          referrerPolicy="no-referrer"\n', ''],
    ],
  ),
  ...ofFile(
    'shared/ui/src/forms/draft.ts',
    ['shared/ui/src/forms/draft.test.ts'],
    [
      [
        'secrets that are written to a draft',
        'const open = Object.entries(values).filter(([name]) => !secrets.includes(name));',
        'const open = Object.entries(values);',
      ],
      ['names of a draft that the form does not have', 'Object.hasOwn(defaults, name) && ', ''],
    ],
  ),
  ...ofFile(
    'shared/area/src/actions/job-persistence.ts',
    ['shared/area/src/actions/jobs.test.tsx'],
    [
      [
        'jobs of somebody who is not signed in',
        '(isSignedIn ? readStored(KEY, v.array(StoredJob)) : undefined)',
        'readStored(KEY, v.array(StoredJob))',
      ],
    ],
  ),
  ...ofFile(
    'shared/ui/src/data/csv/csv-text.ts',
    ['shared/ui/src/data/csv/csv-text.test.ts'],
    [
      ['formulas in cells', "(FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text)", 'text'],
      ['formulas behind a semicolon or a line end', `.replace(FORMULA_WITHIN, "$1'")`, ''],
      ['cells that begin with NUL', raw`/^[=+\-@＝＋－＠\t\r\n\0]/`, raw`/^[=+\-@＝＋－＠\t\r\n]/`],
    ],
  ),
];
