import { fireEvent, render, screen } from '@testing-library/react';
import { resetApi, session, signIn } from '@console/api';
import * as area from '@console/area';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { isToForget } from '../chat/forget';
import MockBanner from './banner';

jest.mock('@console/area', () => ({
  ...jest.requireActual<typeof area>('@console/area'),
  fullLoad: jest.fn(),
}));

it('leaves mock mode with nothing of the person, and has the chat forget them', () => {
  resetApi();
  provideTestSite();
  nav.navigator.push('/app/');
  signIn('mock');
  localStorage.setItem('enableMockApi', 'default');
  localStorage.setItem('language', 'et');
  sessionStorage.setItem('draft.vm-create', '{}');
  render(
    <AreaRoot name="test">
      <MockBanner />
    </AreaRoot>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(session.getState()).toEqual({});
  expect([localStorage.getItem('enableMockApi'), localStorage.getItem('language')]).toEqual([null, null]);
  expect([sessionStorage.length, isToForget()]).toEqual([0, true]);
  expect(jest.mocked(area.fullLoad)).toHaveBeenCalledWith('/');
});
