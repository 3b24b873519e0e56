import { provideSite } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { signOutEverywhere } from '../session/sign-out';
import { hasForgotten, isToForget } from './forget';

jest.mock('@console/area', () => ({ ...jest.requireActual<object>('@console/area'), fullLoad: jest.fn() }));

beforeEach(() => localStorage.clear());

it('has the frame forget the conversation of whoever signs out, once', async () => {
  provideSite({ ...provideTestSite(), chatFrame: 'https://chat.example.com/frame/test' });
  await signOutEverywhere();
  expect(isToForget()).toBe(true);
  hasForgotten();
  expect(isToForget()).toBe(false);
});

it('leaves nothing behind on a site without chat', async () => {
  provideTestSite();
  await signOutEverywhere();
  expect(isToForget()).toBe(false);
});
