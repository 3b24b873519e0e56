import { provideTestSite } from '@console/area/testing';
import { omiseOf } from './omise';
import { razorpayWindow } from './razorpay';
import { VendorRefusal } from './refusal';

const card = {
  name: 'K',
  number: '4242424242424242',
  expiration_month: 12,
  expiration_year: 2031,
  security_code: '123',
};

beforeEach(() => provideTestSite());

it('makes tokens and sources with the key of the site', async () => {
  const setPublicKey = jest.fn();
  const respond = jest.fn<void, [string, unknown, (status: number, response: unknown) => void]>();
  Object.assign(window, { Omise: { setPublicKey, createToken: respond, createSource: respond } });
  const omise = await omiseOf('pkey_test');
  expect(setPublicKey).toHaveBeenCalledWith('pkey_test');
  respond.mockImplementationOnce((_type, _facts, done) => done(200, { id: 'tokn_1' }));
  expect(await omise.cardToken(card)).toBe('tokn_1');
  respond.mockImplementationOnce((_type, _facts, done) => done(400, { message: 'Your card number is invalid.' }));
  await expect(omise.source('promptpay', 100, 'THB')).rejects.toThrow(
    new VendorRefusal('Omise', 'Your card number is invalid.'),
  );
  respond.mockImplementationOnce((_type, _facts, done) => done(200, { no: 'id' }));
  await expect(omise.cardToken(card)).rejects.toThrow('Omise did not accept this.');
});

it.each([
  ['handler', { state: 'answered' }],
  ['ondismiss', { state: 'closed' }],
  ['failed', { state: 'failed', message: 'Declined' }],
])("Razorpay's window ends once: %s", async (what, end) => {
  class Razorpay {
    private failed: (event: unknown) => void = () => {};
    private readonly options: { handler: () => void; modal: { ondismiss: () => void } };
    constructor(options: { handler: () => void; modal: { ondismiss: () => void } }) {
      this.options = options;
    }
    on(_name: string, listener: (event: unknown) => void): void {
      this.failed = listener;
    }
    open(): void {
      if (what === 'handler') this.options.handler();
      if (what === 'failed') this.failed({ error: { description: 'Declined' } });
      this.options.modal.ondismiss();
    }
  }
  Object.assign(window, { Razorpay });
  const open = await razorpayWindow();
  expect(await open({ key: 'rzp', orderId: 'order_1', name: 'Site' })).toEqual(end);
});
