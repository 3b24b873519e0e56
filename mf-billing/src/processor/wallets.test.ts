import { provideTestSite } from '@console/area/testing';
import { paypalOf } from './paypal';
import { stripeOf } from './stripe';

const scripts = () => [...document.querySelectorAll('script')];

beforeEach(() => {
  document.head.innerHTML = '';
  Object.assign(provideTestSite(), { fakes: { pay: 'http://pay.localhost:9013', chat: '' } });
});

it("gives Stripe the key of the site, with the script that the sandbox's host has", async () => {
  const stripe = { elements: () => undefined };
  const Stripe = Object.assign(jest.fn().mockReturnValue(stripe), { version: 'endive' });
  const loaded = stripeOf('pk_test_1');
  expect(scripts().map(({ src }) => src)).toEqual(['http://pay.localhost:9013/js/stripe.js']);
  Object.assign(window, { Stripe });
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(await loaded).toBe(stripe);
  expect(Stripe).toHaveBeenCalledWith('pk_test_1');
});

it("loads PayPal's script once for an id, and anew for the next", async () => {
  const load = async (idToken: string) => {
    const loaded = paypalOf('client-1', idToken);
    Object.assign(window, { paypal: { version: idToken } });
    scripts()[0]?.dispatchEvent(new Event('load'));
    return loaded;
  };
  await load('first');
  const [tag] = scripts();
  expect(tag?.src).toBe('http://pay.localhost:9013/js/paypal.js?client-id=client-1&components=buttons');
  expect(tag?.dataset['userIdToken']).toBe('first');
  await paypalOf('client-1', 'first');
  expect(scripts()).toEqual([tag]);
  expect(await load('second')).toEqual({ version: 'second' });
  expect(scripts().map(({ dataset }) => dataset['userIdToken'])).toEqual(['second']);
});
