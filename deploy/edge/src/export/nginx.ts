import { API_LIMITS } from '../api/limits';
import { addSecurityHeaders, NEVER_OF_API, type ResponseKind, securityHeaders } from '../security-headers';
import { ENCODINGS, IMMUTABLE, TYPES } from '../static-files';
import { FILES, otherPage, pageRules } from './page-rules';
import type { StaticPage } from './static-pages';

/** nginx reads no longer word than 4096 bytes; a policy is put together of shorter ones. */
const PIECE = 3000;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** Cut at spaces, which stay. */
function pieces(text: string): string[] {
  const cut: string[] = [''];
  for (const word of text.split(/(?<= )/)) {
    const last = cut.at(-1) ?? '';
    if (last.length + word.length > PIECE) cut.push(word);
    else cut[cut.length - 1] = last + word;
  }
  return cut;
}

const CSP = 'content-security-policy';
const CACHE = 'cache-control';

/** The policy of a response that is no page. */
function policyOf(kind: ResponseKind, type?: string): string {
  const headers = new Headers(type === undefined ? {} : { 'content-type': type });
  addSecurityHeaders(headers, kind);
  return headers.get(CSP) ?? '';
}

/** Rows of a `map`, as a pattern of what is looked at and its value. */
type Rows = readonly (readonly [pattern: string, value: string])[];

const map = (of: string, name: string, rows: Rows, fallback: string): string =>
  [
    `map ${of} $${name} {`,
    `    default ${quoted(fallback)};`,
    ...rows.map(([pattern, value]) => `    ${quoted(`~${pattern}`)} ${quoted(value)};`),
    '}',
  ].join('\n');

/** Which page answers which path. */
const pageRows = (pages: readonly StaticPage[]): Rows =>
  pageRules(pages).map(({ prefix, way, file }) => {
    if (way !== undefined) return [`^/app${prefix.replace('/id/', '/[0-9]+/')}/? ${escaped(way)}$`, `/${file}`];
    return [prefix === '/' ? '^/app/? ' : `^/app${escaped(prefix)}(/| )`, `/${file}`];
  });

/** What is served in the end, and whether it is. */
const STATUS_AND_FILE = '"$status $uri"';
const SERVED = '^(200|206|304)';

/** Policies by what is served in the end; long ones in several variables. */
function policyMaps(pages: readonly StaticPage[]): { readonly maps: string[]; readonly header: string } {
  const rules: Rows = [
    ['^[0-9]+ /api/', policyOf('api')],
    [String.raw`${SERVED} /.*\.js$`, policyOf('site', 'text/javascript')],
    ...pages.map(({ file, policy }) => [`${SERVED} /${escaped(file)}$`, policy] as const),
  ];
  const cut = rules.map(([pattern, policy]) => [pattern, pieces(policy)] as const);
  const most = Math.max(...cut.map(([, parts]) => parts.length));
  const names = Array.from({ length: most }, (_, at) => `console_policy_${at + 1}`);
  const maps = names.map((name, at) => {
    const rows = cut.map(([pattern, parts]) => [pattern, parts[at] ?? ''] as const);
    return map(STATUS_AND_FILE, name, rows, at === 0 ? policyOf('site') : '');
  });
  return { maps, header: names.map((name) => `$${name}`).join('') };
}

const LAST = /;?$/;
const directives = (indent: string, lines: readonly string[]): string =>
  lines.map((line) => `${indent}${line.replace(LAST, ';')}`).join('\n');

/** What is said of the API's response to nobody: all that would speak for the console's origin. */
const HIDDEN = [
  ...securityHeaders('api').keys(),
  ...NEVER_OF_API,
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'access-control-expose-headers',
  'alt-svc',
  'content-security-policy-report-only',
  'cross-origin-embedder-policy',
  'etag',
  'expires',
  'last-modified',
  'link',
  'nel',
  'report-to',
  'reporting-endpoints',
  'x-powered-by',
];

/** Requests to the API pass on what an edge passes on (api/headers.ts), within its bounds. */
function apiLocation(api: string): string {
  const { requestBytes, connectMs, headersMs } = API_LIMITS;
  const isTls = api.startsWith('https:');
  return `location ^~ /api/ {
    # A path that leads out of /api/ once its escapes are read again.
    if ($request_uri ~* "^[^?]*%25(2e|2f|5c)") {
        return 400;
    }
${directives('    ', [
  `proxy_pass ${api}`,
  'proxy_http_version 1.1',
  ...(isTls
    ? [
        'proxy_ssl_server_name on',
        'proxy_ssl_verify on',
        'proxy_ssl_verify_depth 5',
        'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt',
      ]
    : []),
  'proxy_pass_request_headers off',
  'proxy_set_header Host $proxy_host',
  'proxy_set_header Accept $http_accept',
  'proxy_set_header Accept-Encoding $http_accept_encoding',
  'proxy_set_header Accept-Language $http_accept_language',
  'proxy_set_header Apikey $http_apikey',
  'proxy_set_header Content-Type $content_type',
  'proxy_set_header User-Agent $http_user_agent',
  'proxy_set_header X-Forwarded-For $remote_addr',
  'proxy_set_header X-Forwarded-Host $http_host',
  'proxy_set_header X-Forwarded-Proto $scheme',
  'proxy_set_header Connection ""',
  'proxy_ignore_headers X-Accel-Redirect X-Accel-Expires X-Accel-Limit-Rate X-Accel-Buffering X-Accel-Charset Vary Set-Cookie Cache-Control Expires',
  ...HIDDEN.map((name) => `proxy_hide_header ${name}`),
  'proxy_buffering off',
  `client_max_body_size ${requestBytes}`,
  `proxy_connect_timeout ${connectMs}ms`,
  `proxy_read_timeout ${headersMs}ms`,
  // A write must never be sent twice.
  'proxy_next_upstream off',
  'proxy_intercept_errors on',
  'error_page 301 302 303 307 308 =502 @redirected',
])}
}

location @redirected {
    types { }
    default_type application/json;
    return 502 '{"message":"The API redirects: this is not its address"}';
}
`;
}

const types = (): string => {
  const lines = Object.entries(TYPES).map(([ending, type]) => `    ${type.split(';')[0]} ${ending.slice(1)};`);
  return ['types {', '    text/html html;', ...lines, '}'].join('\n');
};

function serverFile(header: string, api: string | undefined): string {
  const everywhere = [...securityHeaders('site')].filter(([name]) => name !== CSP && name !== CACHE);
  const endings = ENCODINGS.map(([, ending]) => ending.slice(1)).join('|');
  return `# Inside a server of nginx, beside its listen, server_name and root. Made by npm run export: change nothing here.
${types()}
charset utf-8;
charset_types text/javascript text/css application/json;
default_type application/octet-stream;

server_tokens off;
absolute_redirect off;
gzip_static on;
gzip_vary on;
etag on;

# All headers stand here: one in a location would take these away from it.
${everywhere.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`).join('\n')}
add_header cross-origin-resource-policy $console_of_api always;
add_header cache-control $console_cache always;
add_header content-security-policy ${quoted(header)} always;

error_page 404 @missing;
location @missing {
    types { }
    default_type application/json;
    return 404 '{"message":"Not found"}';
}

location / {
    return 404;
}
location = / {
    return 302 /app/;
}
location = /app {
    return 302 /app/;
}
location = /favicon.ico {
    return 204;
}
location ^~ /app/ {
    try_files $console_page =404;
}
location ^~ /referral/ {
    try_files $console_page =404;
}
${FILES.map((place) => `location ^~ ${place} {\n    location ~ [.](${endings})$ {\n        return 404;\n    }\n    try_files $uri =404;\n}`).join('\n')}
${api === undefined ? '' : `\n${apiLocation(api)}`}`;
}

function httpFile(pages: readonly StaticPage[], maps: readonly string[]): string {
  const other = otherPage(pages)?.file ?? '';
  const immutable = `${SERVED} (${FILES.join('|')})`;
  return `# Beside the servers of nginx. Made by npm run export: change nothing here.
# Which page a path gets; by the query, too, where a vendor's script needs a page of its own.
${map('"$uri $arg_way"', 'console_page', pageRows(pages), `/${other}`)}
${map(STATUS_AND_FILE, 'console_cache', [[immutable, IMMUTABLE]], securityHeaders('site').get(CACHE) ?? '')}
${map('$uri', 'console_of_api', [['^/api/', securityHeaders('api').get('cross-origin-resource-policy') ?? '']], '')}
# Policies, by the file that is served.
${maps.join('\n')}
`;
}

/**
 * The configuration of nginx for a site that is files, by name of the file: `http.conf` for the place where servers are, `server.conf`
 * for inside one. Headers are those of the edge.
 * @param api origin that /api is passed on to
 */
export function nginxFiles(pages: readonly StaticPage[], api?: string): readonly (readonly [string, string])[] {
  const { maps, header } = policyMaps(pages);
  return [
    ['http.conf', httpFile(pages, maps)],
    ['server.conf', serverFile(header, api)],
  ];
}
