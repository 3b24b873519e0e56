import { htmlPage, instead, noRoute } from './deviating-api';
import { broken, type Deviation, GATEWAY, losing, NO_CALL, readOver, RETRY, VMS } from './deviation';

/** Answers as a whole. */
export const responseDeviations: readonly Deviation[] = [
  broken(
    'a list as a map',
    VMS,
    async (real) => ({ ...(await real()), body: { 0: {} } }),
    [['listVms', '', 'can not be used: the screen says so']],
    ['vmsEnabled'],
  ),
  broken(
    'a list whose content was lost',
    VMS,
    instead(200, '', 'application/json'),
    [['listVms', '200 Unexpected content', GATEWAY]],
    ['vmsEnabled'],
  ),
  broken(
    'an answer that breaks off',
    VMS,
    instead(200, '[{"uuid":'),
    [['listVms', '200 Unexpected content', GATEWAY]],
    ['vmsEnabled'],
  ),
  broken(
    'JSON that says it is text',
    VMS,
    instead(200, '[]', 'text/plain'),
    [['listVms', '200 Unexpected response (text/plain)', GATEWAY]],
    ['vmsEnabled'],
  ),
  broken(
    'a gateway’s page for 502',
    VMS,
    htmlPage(502),
    [['listVms', '502 <html>', 'asked again three times']],
    ['vmsEnabled'],
  ),
  broken('a gateway’s page for 504', VMS, htmlPage(504), [['listVms', '504 <html>', RETRY]], ['vmsEnabled']),
  broken('a firewall’s page', /charging\/usage$/, htmlPage(403), [['listUsage', '403 <html>', GATEWAY]]),
  broken(
    'a failure with a text for each field',
    /charging\/usage$/,
    instead(400, { errors: { billing_account_id: 'Invalid whole number provided' } }),
    [['listUsage', '400 billing account: Invalid whole number provided', RETRY]],
  ),
  broken(
    'a failure with its text in an object',
    /charging\/usage$/,
    instead(403, {
      errors: {
        'consumer::resource_forbidden': {
          msg: 'Consumer not allowed to access resource.',
          subtype: 'resource_forbidden',
          type: 'consumer',
        },
      },
    }),
    [['listUsage', '403 Consumer not allowed to access resource.', RETRY]],
  ),
  broken(
    'a named failure with status 500',
    /host_pool\/list$/,
    instead(500, { errors: { Error: 'Failed to list host pools' } }),
    [['listHostPools', '500 Failed to list host pools', RETRY]],
  ),
  broken('a redirect to a sign-in page', /charging\/usage$/, async () => ({ status: 302, type: '', body: '' }), [
    ['listUsage', '302 a redirect', 'the edge passes no redirect on'],
  ]),
  broken('a list of prices by policy only', /pricing\/list\/current$/, noRoute, [['getPriceList', NO_CALL, RETRY]]),
  broken(
    'no bare metal',
    /\/metal\//,
    noRoute,
    [
      ['listMetalOs', NO_CALL, RETRY],
      ['listMetalSpecs', NO_CALL, RETRY],
      ['listMetalLeases', NO_CALL, RETRY],
    ],
    ['bareMetalEnabled'],
  ),
  broken('no delegations', /access_group$/, noRoute, [['listAccessDelegations', NO_CALL, RETRY]]),
  broken('no invitations', /user-resource\/impersonation$/, noRoute, [['listImpersonations', NO_CALL, RETRY]]),
  broken('a whitelist in each location only', /whitelist_addresses$/, noRoute, [
    ['listServiceWhitelist', NO_CALL, RETRY],
  ]),
  broken(
    'no load balancers',
    /load_balancers/,
    noRoute,
    [['listLoadBalancers', NO_CALL, RETRY]],
    ['loadBalancerEnabled'],
  ),
  broken(
    'no object storage',
    /\/storage\//,
    noRoute,
    [
      ['listBuckets', NO_CALL, RETRY],
      ['listS3Keys', NO_CALL, RETRY],
      ['getS3Endpoint', NO_CALL, RETRY],
    ],
    ['storageEnabled'],
  ),
  broken(
    'no list of what services there are',
    /service\/configurations$/,
    noRoute,
    [['listServiceImages', NO_CALL, RETRY]],
    ['servicesEnabled', 'kubernetesEnabled'],
  ),
  broken('no interfaces of machines', /\/interfaces$/, noRoute, [['listVmInterfaces', NO_CALL, RETRY]]),
  broken('no amount of a top-up', /final_topup_amount$/, noRoute, [['getFinalTopUpAmount', NO_CALL, RETRY]]),
  broken('no threshold of limited accounts', /clear_topup_threshold$/, noRoute, [
    ['getClearThreshold', NO_CALL, RETRY],
  ]),
  readOver('no configuration of the site', /ui\/config$/, noRoute, [
    ['getUiConfig', '', NO_CALL, 'what the site.json says holds'],
  ]),
  readOver('a configuration that can not be used', /ui\/config$/, instead(200, { siteName: 'Acme' }), [
    ['getUiConfig', 'siteTheme', 'Expected "siteTheme" but received undefined', 'what the site.json says holds'],
  ]),
  {
    name: 'no second factor where its switch is off',
    api: { at: /mfa\/is_active$/, respond: noRoute },
    result: 'differs',
    says: [['getMfaStatus', 'broken', '', NO_CALL, RETRY]],
  },
  losing('no check for an administrator', /user\/privileges$/, noRoute, [
    [
      'getPrivileges',
      '',
      '404, which means that the key is an administrator’s',
      'shows what only administrators are offered',
    ],
  ]),
];

/** What is the same for all calls. */
export const transportDeviations: readonly Deviation[] = [
  losing(
    'a wrong key that is only forbidden',
    /^GET \/user-resource\/user$/,
    async (real) => {
      const response = await real();
      return response.status === 403 ? { ...response, body: { message: 'Forbidden' } } : response;
    },
    [['with a key that nobody has', '', "403 'Forbidden' does not say that the key is not valid", 'stays signed in']],
  ),
  {
    name: 'no need of a key',
    api: {
      at: /^GET \/user-resource\/user$/,
      respond: async (real, request) =>
        request.headers.has('apikey') ? real() : { status: 200, type: 'application/json', body: {} },
    },
    result: 'breaks',
    says: [['without a key', 'broken', '', 'getUser is answered and not refused', 'is taken for signed in']],
  },
  readOver('a page for an address that is none', /conformance\/nowhere$/, htmlPage(404), [
    ['at an address that is none', '', '404 <html>', GATEWAY],
  ]),
  losing('an answer about what is not there', /^GET \/\w+\/network\/network\/00000000/, instead(200, null), [
    ['about what is not there', '', 'getNetwork is answered and not refused', 'in place of saying that it is gone'],
  ]),
  readOver('no clock', VMS, async (real) => ({ ...(await real()), without: ['date'] }), [
    ['the header Date', '', 'is not there', 'the clock of the visitor’s device'],
  ]),
];
