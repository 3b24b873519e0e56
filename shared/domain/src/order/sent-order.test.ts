import * as v from 'valibot';
import { ApiError, resetApi, signIn, storage } from '@console/api';
import { orderError, sentOrders } from './sent-order';

interface Values {
  readonly name: string;
  readonly password: string;
}

const KEY = 'draft.test-sent';
const orders = () =>
  sentOrders<Values>(KEY, v.object({ name: v.string(), password: v.string() }), (values) => ({
    ...values,
    password: '',
  }));
const filled = { name: 'web-01', password: 'Sandbox-2026' };

beforeEach(() => {
  resetApi();
  storage.session.clear();
  signIn('k'.repeat(32));
});

it('keeps what was sent for this page, and without its secrets for the next one', () => {
  const page = orders();
  expect(page.last()).toBeUndefined();
  page.remember('job-1', filled);
  expect(page.last()).toMatchObject({ id: 'job-1', values: filled, isTaken: false });
  expect(orders().last()).toEqual({ id: 'job-1', values: { name: 'web-01', password: '' }, isTaken: false });
});

it('is open until the server has taken it', () => {
  const page = orders();
  page.remember('job-1', filled);
  page.take('another');
  expect(page.last()?.isTaken).toBe(false);
  page.take('job-1');
  expect(page.last()).toMatchObject({ isTaken: true, values: filled });
  expect(orders().last()?.isTaken).toBe(true);
});

it('is nobody else’s, and forgotten when it is asked to be', () => {
  const page = orders();
  page.remember('job-1', filled);
  page.forget();
  expect(page.last()).toBeUndefined();
  page.remember('job-2', filled);
  signIn('z'.repeat(32), 'somebody else');
  expect(page.last()).toBeUndefined();
});

it.each(['', '{', '{"id":1}', '{"id":"j","values":{"name":1,"password":""}}'])('takes %j for nothing', (text) => {
  storage.session.set(KEY, text);
  expect(orders().last()).toBeUndefined();
});

it('says of an order that a reload has lost that nobody knows, and of another why', () => {
  const error = new ApiError({ kind: 'general', text: 'No room' });
  expect(orderError('web-01', { state: 'failed', error })).toBe(error);
  expect(orderError('web-01', { state: 'done' })).toBeUndefined();
  for (const job of [{ state: 'lost' as const }, undefined])
    expect(orderError('web-01', job)).toMatchObject({
      outcome: 'unknown',
      message: "We don't know whether web-01 was created. Check the list before you create it again.",
    });
});
