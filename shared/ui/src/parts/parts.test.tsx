import type { ReactElement } from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Button } from './button';
import { IconButton, LinkButton } from './button-kinds';
import { CopyButton, CopyText } from './copy';
import { KeyFacts } from './facts';
import { LocationRail, type LocationRailProps } from './location';
import { withOther } from './money';
import { niceTop } from './chart-scale';
import { LocationFailureStrip } from './notices';
import { Runway, runwayBars } from './runway';
import { Delayed, LoadingScreen } from './states';
import { PageLinks } from './page-links';
import { Tabs } from './tabs';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('Button', () => {
  it('does nothing while pending and is no submit button then', () => {
    const click = jest.fn();
    const { rerender } = render(
      <Button type="submit" onClick={click}>
        Create
      </Button>,
    );
    expect(screen.getByRole('button')).toHaveAttribute('type', 'submit');
    rerender(
      <Button type="submit" onClick={click} pending pendingLabel="Creating">
        Create
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Creating' });
    expect(button).toHaveAttribute('type', 'button');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button);
    expect(click).not.toHaveBeenCalled();
  });

  it('says after 300 ms why it is off', () => {
    render(<Button reason="Stop the machine first">Resize</Button>);
    const button = screen.getByRole('button');
    fireEvent.pointerOver(button, { pointerType: 'mouse' });
    act(() => {
      jest.advanceTimersByTime(299);
    });
    expect(screen.queryByRole('tooltip')).toBeNull();
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(screen.getByRole('tooltip')).toHaveTextContent('Stop the machine first');
    expect(button).toHaveAccessibleDescription('Stop the machine first');
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});

it.each<[string, (reason?: { reason: string }) => ReactElement]>([
  ['Button', (reason) => <Button {...reason}>Resize</Button>],
  ['IconButton', (reason) => <IconButton icon="pencil" label="Resize" {...reason} />],
  [
    'LinkButton',
    (reason) => (
      <LinkButton to="/resize" {...reason}>
        Resize
      </LinkButton>
    ),
  ],
])('a %s keeps the focus while it is off, and when it is on again', (_, draw) => {
  const { rerender } = render(draw());
  const drawn = () => screen.queryByRole('link', { name: 'Resize' }) ?? screen.getByRole('button', { name: 'Resize' });
  drawn().focus();
  rerender(draw({ reason: 'Stop the machine first' }));
  expect(drawn()).toHaveFocus();
  rerender(draw());
  expect(drawn()).toHaveFocus();
  drawn().blur();
  rerender(draw({ reason: 'Stop the machine first' }));
  expect(document.body).toHaveFocus();
});

it('a Button that a form is there for says as text why it is off, and keeps the focus when it no longer is', () => {
  const { rerender } = render(
    <Button showsReason reason="Create a billing account first">
      Create
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Create' });
  expect(screen.getByText('Create a billing account first')).toBeVisible();
  expect(button).toHaveAccessibleDescription('Create a billing account first');
  button.focus();
  expect(screen.queryByRole('tooltip')).toBeNull();
  rerender(<Button showsReason>Create</Button>);
  expect(button).toHaveFocus();
  expect(button).not.toHaveAttribute('aria-describedby');
  expect(button).not.toHaveAttribute('aria-disabled');
});

it('a Button that can be pending takes a double click for one press, however fast its work ends', () => {
  const [once, each] = [jest.fn(), jest.fn()];
  render(
    <>
      <Button pending={false} onClick={once}>
        Apply
      </Button>
      <Button onClick={each}>More</Button>
    </>,
  );
  for (const name of ['Apply', 'More'])
    for (const detail of [1, 2]) fireEvent.click(screen.getByRole('button', { name }), { detail });
  expect([once, each].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
});

describe('the width of a Button', () => {
  it('is read when it is pressed, and kept while it is pending', () => {
    const read = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(120);
    const { rerender } = render(<Button>Create</Button>);
    expect(read).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button'));
    rerender(<Button pending>Create</Button>);
    expect(screen.getByRole('button')).toHaveStyle({ minWidth: '120px' });
    rerender(<Button>Create</Button>);
    expect(screen.getByRole('button')).not.toHaveStyle({ minWidth: '120px' });
    read.mockRestore();
  });
});

describe('CopyButton', () => {
  it('copies and says so for one second', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    render(<CopyButton value="203.0.113.87" label="public IPv4" />);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy public IPv4' })));
    expect(writeText).toHaveBeenCalledWith('203.0.113.87');
    expect(screen.getByRole('status')).toHaveTextContent('Copied!');
    act(() => {
      jest.advanceTimersByTime(1000);
    });
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('reads a secret only once it is copied, and says nothing where that fails', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const read = jest.fn(() => Promise.resolve('s3cr3t'));
    const { rerender } = render(<CopyButton value={read} label="password" />);
    expect(read).not.toHaveBeenCalled();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy password' })));
    expect(writeText).toHaveBeenCalledWith('s3cr3t');
    rerender(<CopyButton key="2" value={() => Promise.reject(new Error('refused'))} label="password" />);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy password' })));
    expect(writeText).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Copied!')).toBeNull();
  });
});

describe('addresses and links', () => {
  it.each([
    ['2001:db8:77:2ddc::2', ['2001:', 'db8:', '77:', '2ddc::', '2']],
    ['https://cloud.example/app/referral/ab12', ['https://', 'cloud.example/', 'app/', 'referral/', 'ab12']],
    ['203.0.113.87', ['203.0.113.87']],
  ])('%s may take another line where people part it, and stays the text that it is', (value, parts) => {
    for (const shown of [
      <CopyText key="text" value={value} label="it" />,
      <KeyFacts key="fact" items={[{ label: 'it', value, copy: value, mono: true }]} />,
    ]) {
      const view = render(shown);
      const text = screen.getByText(value);
      expect(text.innerHTML).toBe(parts.join('<wbr>'));
      view.unmount();
    }
  });
});

describe('LocationRail', () => {
  it('moves with the arrow keys and names a location that failed', () => {
    const change = jest.fn();
    render(
      <LocationRail
        label="Location"
        value="all"
        onChange={change}
        items={[
          { id: 'all', name: 'All', count: 2 },
          { id: 'jkt', name: 'Jakarta', code: 'jkt', state: 'failed' },
        ]}
      />,
    );
    expect(screen.getByRole('radio', { name: /Jakarta/ })).toHaveTextContent('No response');
    fireEvent.keyDown(screen.getByRole('radiogroup'), { key: 'ArrowRight' });
    expect(change).toHaveBeenCalledWith('jkt');
  });

  it('says how many there are at least, where that says anything', () => {
    const items = [
      { id: 'used', name: 'In use', count: 2, isAtLeast: true },
      { id: 'pending', name: 'Pending', count: 0, isAtLeast: true },
      { id: 'gone', name: 'Gone', count: 0 },
    ];
    render(<LocationRail label="Status" value="used" onChange={() => undefined} items={items} />);
    const cells = screen.getAllByRole('radio').map((cell) => cell.textContent?.replaceAll('\u00a0', ' '));
    expect(cells).toEqual(['In use≥ 2', 'Pending', 'Gone0']);
  });

  it('shows how many are left of before while a location is silent, and no 0', () => {
    const items = [
      { id: 'all', name: 'All', count: 0, state: 'loading' },
      { id: 'jkt', name: 'Jakarta', code: 'jkt', count: 6, state: 'failed' },
      { id: 'tll', name: 'Tallinn', code: 'tll', count: 5, state: 'loading' },
    ] as const;
    render(<LocationRail label="Location" value="all" onChange={() => undefined} items={items} />);
    expect(screen.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([
      'All',
      'jktJakartaNo response 6',
      'tllTallinn5',
    ]);
  });

  const barsOf = (items: LocationRailProps['items']): number[] => {
    render(<LocationRail label="Location" value="all" onChange={() => undefined} items={items} />);
    return screen.getAllByRole('radio').map((cell) => cell.querySelectorAll('.ui-mix > i').length);
  };

  it('draws states alone: no bar for nothing, which would look like loading', () => {
    const items = [
      { id: 'all', name: 'All', count: 3, mix: { good: 2, idle: 1 } },
      { id: 'jkt', name: 'Jakarta', code: 'jkt', count: 0, mix: {} },
    ];
    expect(barsOf(items)).toEqual([2, 0]);
  });

  it('has no bars at all where nothing has a state', () => {
    expect(barsOf([{ id: 'all', name: 'All', count: 3 }])).toEqual([0]);
    expect(document.querySelector('.ui-mix')).toBeNull();
  });
});

describe('Tabs', () => {
  afterEach(() => jest.restoreAllMocks());

  it('keeps the selected one in view when counts come that push it out', () => {
    let right = 250;
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
      const isRow = this.getAttribute('role') === 'tablist';
      return new DOMRect(isRow ? 0 : right - 80, 0, isRow ? 300 : 80, 36);
    });
    const tabs = (count?: number) => (
      <Tabs
        label="Parts"
        value="details"
        items={[
          { id: 'cards', label: 'Cards', ...(count === undefined ? {} : { count }) },
          { id: 'details', label: 'Details' },
        ]}
      />
    );
    const { rerender } = render(tabs());
    const row = screen.getByRole('tablist');
    expect(row.scrollLeft).toBe(0);
    right = 320;
    rerender(tabs(2));
    expect(row.scrollLeft).toBe(60);
    // Nor does it stand under the edge, which fades.
    row.scrollLeft = 0;
    right = 290;
    rerender(tabs(3));
    expect(row.scrollLeft).toBe(30);
  });
});

describe('PageLinks', () => {
  it('is a way between pages, which says where one is', () => {
    const items = [
      { id: 'networks', label: 'VPC networks', to: '/network/vpc' },
      { id: 'addresses', label: 'Floating IPs', to: '/network/ip_address' },
    ];
    render(<PageLinks label="Network" value="addresses" items={items} />);
    const links = within(screen.getByRole('navigation', { name: 'Network' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
    expect(screen.queryByRole('tab')).toBeNull();
  });
});

describe('Runway', () => {
  it('fills a bar for each day, the last in part, those under the notice apart', () => {
    const { container } = render(
      <Runway days={12.5} noticeDays={3} labels={{ start: 'today', middle: '12 days', end: '30 days' }} />,
    );
    const bars = [...container.querySelectorAll('.ui-run > i')];
    expect(bars).toHaveLength(30);
    expect(bars.filter((bar) => bar.classList.contains('f'))).toHaveLength(12);
    // The last days of credit are those under the notice.
    expect(bars.flatMap((bar, day) => (bar.classList.contains('w') ? [day] : []))).toEqual([10, 11, 12]);
    expect(bars[12]).toHaveStyle({ '--ui-part': '50%' });
  });

  it.each([
    [45, 20, 5],
    [60, 20, 0],
    [12, 12, 12],
    [12, 0.2, 1],
    [0, 0, 0],
    [Infinity, 0, 0],
  ])('of %s days, %s of them under the notice, %s bars stand for those', (days, notice, bars) =>
    expect(runwayBars(days, notice).underNotice).toBe(bars),
  );

  it.each([
    [0, 0, 'There is no credit'],
    [-3, 0, 'There is no credit'],
    [0.4, 0, 'Credit lasts less than a day'],
    [1.5, 1, 'Credit lasts 1 day'],
    [30, 30, 'Credit lasts 30 days'],
    [Infinity, 30, 'Credit lasts more than 30 days'],
  ])('with %s days fills %s bars and says "%s"', (days, filled, label) => {
    const { container } = render(<Runway days={days} labels={{ start: '', middle: '', end: '' }} />);
    expect(container.querySelectorAll('.ui-run > .f')).toHaveLength(filled);
    expect(screen.getByRole('img', { name: label })).toBeVisible();
  });
});

describe('waiting and failing', () => {
  it('shows nothing of a short wait', () => {
    render(
      <Delayed>
        <p>loading</p>
      </Delayed>,
    );
    expect(screen.queryByText('loading')).toBeNull();
    act(() => {
      jest.advanceTimersByTime(500);
    });
    expect(screen.getByText('loading')).toBeVisible();
  });

  it('keeps the place of what may come in a moment', () => {
    render(
      <Delayed hasPlace>
        <p>loading</p>
      </Delayed>,
    );
    expect(screen.getByText('loading')).not.toBeVisible();
    act(() => {
      jest.advanceTimersByTime(500);
    });
    expect(screen.getByText('loading')).toBeVisible();
  });

  it('has the mark of the brand on a page that waits and stands alone', () => {
    const mark = (logo: boolean): Element | null => {
      const { container } = render(<LoadingScreen logo={logo} delay={0} />);
      return within(container).getByRole('status').querySelector('.ui-mark');
    };
    expect(mark(true)).toBeVisible();
    expect(mark(false)).toBeNull();
  });

  it('counts down to the next try', () => {
    jest.setSystemTime(1000);
    render(<LocationFailureStrip title="Jakarta did not respond." retryAt={8000} onRetry={() => undefined} />);
    expect(screen.getByText('Retrying in 7 s')).toBeVisible();
    act(() => {
      jest.advanceTimersByTime(2000);
    });
    expect(screen.getByText('Retrying in 5 s')).toBeVisible();
  });
});

describe('amounts', () => {
  it('joins what comes after the fourth of many parts', () => {
    const parts = [1, 2, 3, 4, 5, 6].map((amount) => ({ id: String(amount), label: String(amount), amount }));
    expect(withOther(parts, 'Other').map(({ label, amount }) => [label, amount])).toEqual([
      ['1', 1],
      ['2', 2],
      ['3', 3],
      ['4', 4],
      ['Other', 11],
    ]);
    expect(withOther(parts.slice(0, 5), 'Other')).toHaveLength(5);
  });

  it.each([
    [0, 1],
    [37, 40],
    [100, 100],
    [101, 150],
    [0.31, 0.4],
  ])('ends an axis over %s at %s', (largest, top) => expect(niceTop(largest)).toBeCloseTo(top, 9));
});
