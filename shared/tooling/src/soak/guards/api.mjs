import { ofFile } from './of-file.mjs';

const { raw } = String;
const inApi = (name) => `shared/api/src/${name}`;

export const api = [
  ...ofFile(
    inApi('transport.ts'),
    [inApi('transport.test.ts')],
    [
      ['cookies in a call', `    credentials: 'omit',\n`, ''],
      ['answers in the browser’s cache', `    cache: 'no-store',\n`, ''],
      [
        'a write as somebody who has left in another tab',
        `if (!isPublic && endpoint.method !== 'GET' && isSessionOutdated())`,
        'if (false)',
      ],
      [
        'an answer of the one before',
        'if (!isPublic && session.getState().credential !== credential) throw abortedError();',
        '',
      ],
      [
        'the key in a public call',
        'credential: isPublic ? undefined : (other ?? credential),',
        'credential: other ?? credential,',
      ],
    ],
  ),
  ...ofFile(
    inApi('in-flight.ts'),
    [inApi('transport.test.ts')],
    [['calls that go on for the one before', 'controller.abort(abortedError())', 'void controller']],
  ),
  ...ofFile(
    inApi('cache.ts'),
    [inApi('query.test.tsx')],
    [
      [
        'answers of another person under one key',
        raw`${'`'}${'$'}{credentialId()}|${'$'}{endpoint.name}|${'$'}{stableText(params)}${'`'}`,
        raw`${'`'}${'$'}{endpoint.name}|${'$'}{stableText(params)}${'`'}`,
      ],
      ['answers that stay when the person changes', 'onCredentialChange(clearCache);\n', ''],
    ],
  ),
  ...ofFile(
    inApi('kept/database.ts'),
    [inApi('kept/kept.test.tsx')],
    [
      ['lists of the last visit after sign-out', 'onCredentialChange(forgetViews);\n', ''],
      ['lists of the last visit of a key that is refused', '  if (rejected) forgetViews();\n', ''],
    ],
  ),
  ...ofFile(
    inApi('kept/write.ts'),
    [inApi('kept/kept.test.tsx')],
    [
      ['what a call does not declare in what is kept', 'pickParts(row, paths)', 'row'],
      ['lists kept for whoever has left', '    if (!isOwn(view.id) || isSessionOutdated()) return;\n', ''],
      ['lists of somebody else that stay', ' && isOwn(id)', ''],
    ],
  ),
  ...ofFile(
    inApi('kept/view.ts'),
    [inApi('kept/kept.test.tsx')],
    [['lists that are kept for ever', ' || !(Math.abs(Date.now() - at) < MOST_AGE)', '']],
  ),
  ...ofFile(
    inApi('early-responses.ts'),
    [inApi('transport.test.ts')],
    [
      ['first data of somebody else', `early['credential'] !== credential || `, ''],
      ['first data that is taken twice', '  delete responses[url];\n', ''],
    ],
  ),
  ...ofFile(
    inApi('callback-fragment.ts'),
    [inApi('callback-fragment.test.ts')],
    [
      ['tokens in the history', `  window.history.replaceState(window.history.state, '', pathname + search);\n`, ''],
      ['a fragment that is read twice', `  fragment = '';\n  return taken`, '  return taken'],
    ],
  ),
  ...ofFile(
    inApi('session.ts'),
    [inApi('session.test.ts'), 'mf-auth/src/identity/sign-in-method.test.ts'],
    [
      ['a page out of the browser’s cache that knows an old key', '    if (event.persisted) refresh(false);\n', ''],
      ['another tab’s sign-out', `window.addEventListener('storage',`, `window.addEventListener('never',`],
      ['the key after sign-out', '  storage.persistent.remove(STORAGE_KEYS.apikey);\n', ''],
      [
        'the token of acting for somebody after sign-out',
        'function forgetCredential(): void {\n  forgetImpersonation();\n',
        'function forgetCredential(): void {\n',
      ],
      [
        'the token of acting for somebody after another sign-in',
        '  forgetImpersonation();\n  storage.persistent.set(STORAGE_KEYS.apikey',
        '  storage.persistent.set(STORAGE_KEYS.apikey',
      ],
      ['how somebody signed in, after sign-out', '  storage.persistent.remove(STORAGE_KEYS.signInMethod);\n', ''],
      ['acting for somebody on behalf of somebody else', 'if (storedImpersonation()) throw', 'if (false) throw'],
    ],
  ),
  ...ofFile(
    inApi('websocket-url.ts'),
    [inApi('websocket-url.test.ts')],
    [['a key in the address of a websocket', raw`[^?#\\\s]*$`, raw`.*$`]],
  ),
  ...ofFile(
    inApi('privileges.ts'),
    [inApi('privileges.test.tsx')],
    [
      ['403 that is read as a permission', 'if (status === 403) return false;', 'if (status === 403) return true;'],
      ['a check that is tried again', '    onErrorRetry: retry,\n', ''],
    ],
  ),
  ...ofFile(
    inApi('interpret.ts'),
    [inApi('interpret.test.ts')],
    [['HTML of an error page', 'if (isHtml(body)) return htmlError(response);', '']],
  ),
  ...ofFile(
    inApi('error.ts'),
    [inApi('interpret.test.ts')],
    [
      ['a message without end', 'text: cutText(text, TEXT_LIMIT),', 'text,'],
      ['a correlation id without end', 'cutText(correlationId, ID_LIMIT)', 'correlationId'],
      ['words of a field without end', 'cutText(words, FIELD_TEXT_LIMIT)', 'words'],
      ['fields without end', '            .slice(0, FIELDS_LIMIT)\n', ''],
    ],
  ),
];
