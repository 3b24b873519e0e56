import { linkProcessors } from '@console/contract/payment-link';
import { sites } from '@console/sites';
import { byNonce, contentSecurityPolicy } from './csp';
import { trustedTypesScript } from './boot-scripts';
import { mergeAllow, fakeAllow, vendorAllow } from './processor-hosts';

const config = sites[0]?.config ?? sites[1]?.config;
if (!config) throw new Error('There is no site');

const directive = (policy: string, name: string): string[] =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? [];

it('lets in the fakes on the port of the console', () => {
  const policy = contentSecurityPolicy(byNonce('abc'), fakeAllow(config, 'http://pay.localhost:8140'));
  expect(directive(policy, 'frame-src')).toEqual(['http://pay.localhost:8140']);
  expect(directive(policy, 'connect-src')).toEqual(["'self'", 'http://pay.localhost:8140']);
  expect(directive(policy, 'form-action')).toEqual(["'self'", 'http://pay.localhost:8140']);
  expect(directive(policy, 'img-src')).toContain('http://pay.localhost:8140');
  expect(fakeAllow({ ...config, paymentProcessors: [] }, 'http://pay.localhost:8140').script).toEqual([]);
});

it('lets in the hosts of real processors, only of those that the site has', () => {
  expect(vendorAllow(config).script).toEqual([
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://cdn.omise.co',
    'https://*.paypal.com',
    'https://*.paypalobjects.com',
    'https://checkout.razorpay.com',
    'https://cdn.razorpay.com',
  ]);
  // Omise makes tokens of cards in a frame of its vault.
  expect(vendorAllow(config).frame).toContain('https://vault.omise.co');
  expect(vendorAllow({ ...config, paymentProcessors: [{ type: 'link', name: 'Adyen', keyword: 'adyen' }] })).toEqual(
    mergeAllow({ leave: { adyen: ['adyen.com', 'adyen.link'] } }),
  );
});

it('lets a payment lead to the processors that the site has, and to nobody else', () => {
  expect(vendorAllow({ ...config, paymentProcessors: [] }).leave).toEqual({});
  const links = linkProcessors.map((keyword) => ({ type: 'link' as const, name: keyword, keyword }));
  const leave = vendorAllow({ ...config, paymentProcessors: links }).leave ?? {};
  expect(Object.keys(leave)).toEqual(linkProcessors);
  for (const [keyword, hosts] of Object.entries(leave)) expect(hosts[0]).toContain(keyword.split('_')[0]);
  expect(fakeAllow(config, 'http://pay.localhost:8140').leave).toMatchObject({ adyen: ['pay.localhost:8140'] });
  expect(vendorAllow({ ...config, paymentProcessors: [{ type: 'link', name: '', keyword: 'constructor' }] })).toEqual(
    mergeAllow(),
  );
});

it('merges lists without doubles', () => {
  const merged = mergeAllow(
    { script: ['https://a.example'], leave: { adyen: ['a.example'] } },
    { script: ['https://a.example', 'https://b.example'], leave: { adyen: ['a.example', 'b.example'] } },
  );
  expect(merged.leave).toEqual({ adyen: ['a.example', 'b.example'] });
  expect(merged.script).toEqual(['https://a.example', 'https://b.example']);
});

describe('the default policy of Trusted Types', () => {
  function createScriptUrl(allowed: readonly string[]): (value: string) => string {
    let made: ((value: string) => string) | undefined;
    Object.defineProperty(window, 'trustedTypes', {
      configurable: true,
      value: {
        createPolicy: (_name: string, policy: { createScriptURL: (value: string) => string }) => {
          made = policy.createScriptURL;
        },
      },
    });
    const script = document.createElement('script');
    script.textContent = trustedTypesScript(allowed);
    document.head.append(script);
    if (!made) throw new Error('No policy was made');
    return made;
  }

  const allowed = [
    'http://pay.localhost:8140/js/',
    'https://js.stripe.com',
    'https://*.paypal.com',
    'http://localhost:*',
  ];

  it.each([
    '/app/assets/1/main.js',
    'http://pay.localhost:8140/js/stripe.js',
    'https://js.stripe.com/endive/stripe.js',
    'https://www.paypal.com/sdk/js?client-id=1',
    'https://a.b.paypal.com/x.js',
    'http://localhost:9000/remotes/mf-compute/dev/remoteEntry.js',
  ])('takes %s', (address) => expect(createScriptUrl(allowed)(address)).toBe(address));

  it.each([
    'http://pay.localhost:8140/pay/default/x',
    'http://pay.localhost:8140/js/../pay/x',
    'https://js.stripe.com.evil.example/x.js',
    'https://js.stripe.com@evil.example/x.js',
    'https://paypal.com/x.js',
    'https://evil-paypal.com/x.js',
    'https://www.paypal.com.evil.example/x.js',
    'https://evil.example/.paypal.com/x.js',
    'https://www.paypal.com@evil.example/x.js',
    'https://www.paypal.com:8443/x.js',
    'http://www.paypal.com/x.js',
    'http://pay.localhost:8141/js/x.js',
    'https://localhost:9000/x.js',
    'http://localhost.evil.example:9000/x.js',
    'http://evil.localhost:9000/x.js',
    '/api/v1/x.js',
    'data:text/javascript,1',
    'https://evil.example/app/assets/1/main.js',
    '//evil.example/remotes/mf-auth/1/remoteEntry.js',
  ])('refuses %s', (address) => expect(() => createScriptUrl(allowed)(address)).toThrow('Not a script of the console'));
});
