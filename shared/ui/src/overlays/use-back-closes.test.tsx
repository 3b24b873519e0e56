import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BottomSheet } from './dialogs';
import { MenuOverlay } from './menu-overlay';
import { PlainOverlay } from './plain-overlay';
import { PopoverOverlay } from './popover-overlay';

const placed = { anchor: document.body, open: true, label: 'More', align: 'start', onExited: () => undefined } as const;

describe.each<[string, string, (onClose: () => void) => ReactNode]>([
  [
    'a sheet',
    'dialog',
    (close) => (
      <BottomSheet open onClose={close} title="More">
        <a href="#x">Storage</a>
      </BottomSheet>
    ),
  ],
  ['a menu', 'menu', (close) => <MenuOverlay {...placed} onClose={close} items={[{ id: 'a', label: 'Start' }]} />],
  [
    'a popover',
    'dialog',
    (close) => (
      <PopoverOverlay {...placed} onClose={close} width={320}>
        Jobs
      </PopoverOverlay>
    ),
  ],
  [
    'a plain dialog',
    'dialog',
    (close) => (
      <PlainOverlay label="Search" onClose={close}>
        <input aria-label="Search" />
      </PlainOverlay>
    ),
  ],
])('%s, which has no address', (_, role, shown) => {
  const go = (path: string) => window.history.pushState(null, '', path);
  const goByItself = (path: string) => {
    go(path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  const back = async () => {
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await popped;
  };

  it('is closed by Back, which leads to another screen below it', async () => {
    const close = jest.fn();
    go('/app/billing');
    go('/app/compute');
    render(shown(close));
    await screen.findByRole(role);
    await back();
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('stays where the screen changes by itself, or only what the list below shows', async () => {
    const close = jest.fn();
    go('/app/compute');
    go('/app/compute?q=web');
    render(shown(close));
    await screen.findByRole(role);
    await back();
    goByItself('/app/compute/vm/tll/1');
    expect(close).not.toHaveBeenCalled();
  });

  it('is closed by Back from where the screen went by itself', async () => {
    const close = jest.fn();
    go('/app/compute/create');
    render(shown(close));
    await screen.findByRole(role);
    goByItself('/app/compute/vm/tll/1');
    await back();
    expect(close).toHaveBeenCalledTimes(1);
  });
});
