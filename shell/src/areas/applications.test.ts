import { act, screen } from '@testing-library/react';
import { nav as routes, OUTLET_ID, provideReporter, type RemoteApp } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { guardedApplication } from './applications';
import type { Area } from './registry';
import * as remotes from './remotes';
import { areaStatus } from './status';

jest.mock('./remotes', () => ({
  ...jest.requireActual<typeof remotes>('./remotes'),
  loadApp: jest.fn(),
  resetRemote: jest.fn(),
}));
const loadApp = jest.mocked(remotes.loadApp);

const area: Area = {
  manifest: {
    name: 'mf-x',
    area: 'x',
    owner: 'team',
    contract: '^0.1.0',
    signedOut: false,
    routes: [{ prefix: '/x' }],
    navigation: [],
    kinds: [],
    slots: [],
    data: [],
  },
  closed: [],
  remote: {
    name: 'mf-x',
    version: '1',
    base: '/remotes/mf-x/1/',
    entry: 'remoteEntry.js',
    integrity: 'sha384-x',
    area: null,
  },
};

const outlet = (): HTMLElement => {
  const element = document.getElementById(OUTLET_ID);
  if (!element) throw new Error('no outlet');
  return element;
};

/** An area that draws one line, and goes as it is told to. */
const app = (unmount: RemoteApp['unmount']): RemoteApp => ({
  bootstrap: () => Promise.resolve(),
  mount: async () => outlet().append('An area'),
  unmount,
});

const report = jest.fn();

beforeEach(() => {
  document.body.innerHTML = `<div id="${OUTLET_ID}"></div>`;
  provideTestSite();
  provideReporter(report);
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

it.each([
  ['rejects', () => Promise.reject(new Error('no way'))],
  [
    'throws',
    () => {
      throw new Error('no way');
    },
  ],
])('leaves nothing of an area whose unmount %s', async (_, unmount) => {
  loadApp.mockResolvedValue(app(unmount));
  const guarded = await guardedApplication(area)();
  await guarded.mount();
  expect(outlet()).toHaveTextContent('An area');
  await guarded.unmount();
  expect(outlet()).toBeEmptyDOMElement();
  expect(report).toHaveBeenCalledTimes(1);
});

it('does not wait for ever for an area to go', async () => {
  jest.useFakeTimers();
  loadApp.mockResolvedValue(app(() => new Promise(() => undefined)));
  const guarded = await guardedApplication(area)();
  await guarded.mount();
  const gone = guarded.unmount();
  await jest.advanceTimersByTimeAsync(8000);
  await gone;
  expect(outlet()).toBeEmptyDOMElement();
});

describe('an area that does not come', () => {
  const pageAround = (): HTMLElement => {
    routes.navigator.push('/app/x');
    const nav = document.createElement('nav');
    nav.textContent = 'Navigation';
    document.body.prepend(nav);
    return nav;
  };

  const no = (): never => {
    throw new Error('no way');
  };
  it.each<[string, Partial<RemoteApp>]>([
    ['bootstrap rejects', { bootstrap: async () => no() }],
    ['bootstrap throws', { bootstrap: no }],
    ['mount rejects', { mount: async () => no() }],
    ['mount throws', { mount: no }],
    [
      'mount throws halfway',
      {
        mount: async () => {
          outlet().append('Half an area');
          no();
        },
      },
    ],
  ])('is said in its place, and the rest of the page stays: its %s', async (_, broken) => {
    const nav = pageAround();
    loadApp.mockResolvedValue({ ...app(() => Promise.resolve()), ...broken });
    const guarded = await guardedApplication(area)();
    await act(() => guarded.mount());
    expect(await screen.findByText(/could not be loaded/)).toBeVisible();
    expect(outlet()).toHaveTextContent('no way');
    expect(outlet()).not.toHaveTextContent('Half an area');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(nav).toBeVisible();
    expect(areaStatus.getState()['mf-x']).toBe('failed');
    expect(report).toHaveBeenCalledTimes(1);
    await act(() => guarded.unmount());
    expect(outlet()).toBeEmptyDOMElement();
  });

  it.each<[string, Partial<RemoteApp>]>([
    ['mount', { mount: () => new Promise(() => undefined) }],
    ['bootstrap', { bootstrap: () => new Promise(() => undefined) }],
  ])('is not waited for for ever: its %s never answers', async (_, silent) => {
    jest.useFakeTimers();
    const nav = pageAround();
    loadApp.mockResolvedValue({ ...app(() => Promise.resolve()), ...silent });
    const coming = guardedApplication(area)();
    const mounted = coming.then((guarded) => guarded.mount());
    await act(() => jest.advanceTimersByTimeAsync(8000));
    await act(() => mounted);
    expect(outlet()).toHaveTextContent(/could not be loaded.*No response within 8 s/);
    expect(nav).toBeVisible();
    expect(areaStatus.getState()['mf-x']).toBe('failed');
    await act(async () => (await coming).unmount());
  });
});

describe('an area that is slow', () => {
  const started = (): { come: (loaded: RemoteApp) => void; guarded: Promise<RemoteApp> } => {
    let come: (loaded: RemoteApp) => void = () => undefined;
    loadApp.mockReturnValueOnce(
      new Promise((resolve) => {
        come = resolve;
      }),
    );
    routes.navigator.push('/app/x');
    return { come, guarded: guardedApplication(area, () => window.location.pathname === '/app/x')() };
  };

  it('holds nobody up who goes elsewhere, and is there for who comes back', async () => {
    const { come, guarded } = started();
    routes.navigator.push('/app/x');
    routes.navigator.push('/app/y');
    const own = await guarded;
    await own.unmount();
    expect(outlet()).toBeEmptyDOMElement();
    come(app(() => Promise.resolve()));
    routes.navigator.push('/app/x');
    await own.mount();
    expect(outlet()).toHaveTextContent('An area');
    expect([areaStatus.getState()['mf-x'], loadApp.mock.calls.length]).toEqual(['mounted', 1]);
  });

  /** An area that draws when it is let to. */
  const drawingLate = () => {
    const draws: (() => void)[] = [];
    const unmount = jest.fn(async () => outlet().replaceChildren());
    const mount = () =>
      new Promise<void>((resolve) => {
        draws.push(() => {
          outlet().append('An area');
          resolve();
        });
      });
    return { draw: () => draws.shift()?.(), own: { ...app(unmount), mount } };
  };

  it('holds nobody up who goes elsewhere while it mounts, and leaves nothing of what it draws then', async () => {
    const { draw, own } = drawingLate();
    const { come, guarded } = started();
    come(own);
    const mounting = (await guarded).mount();
    routes.navigator.push('/app/y');
    await mounting;
    await (await guarded).unmount();
    draw();
    await Promise.resolve();
    expect(outlet()).toBeEmptyDOMElement();
    expect(report).not.toHaveBeenCalled();
  });

  it('says that it comes while it mounts, at a later visit, too', async () => {
    jest.useFakeTimers();
    const { draw, own } = drawingLate();
    const { come, guarded } = started();
    come(own);
    const area_ = await guarded;
    const first = area_.mount();
    draw();
    await first;
    expect(areaStatus.getState()['mf-x']).toBe('mounted');
    await area_.unmount();
    const again = area_.mount();
    await jest.advanceTimersByTimeAsync(200);
    expect(areaStatus.getState()['mf-x']).toBe('loading');
    draw();
    await again;
    expect(areaStatus.getState()['mf-x']).toBe('mounted');
  });

  it('is tried anew for who comes back after it has failed meanwhile', async () => {
    loadApp.mockResolvedValue(app(() => Promise.resolve()));
    loadApp.mockRejectedValueOnce(new remotes.RemoteError('no way'));
    routes.navigator.push('/app/x');
    let isHere = false;
    const begun = guardedApplication(area, () => isHere)();
    routes.navigator.push('/app/y');
    const own = await begun;
    isHere = true;
    await act(() => own.mount());
    expect(outlet()).toHaveTextContent('An area');
    expect(loadApp).toHaveBeenCalledTimes(2);
    expect(remotes.resetRemote).toHaveBeenCalledWith(area.remote);
  });
});
