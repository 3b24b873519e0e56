/** @jest-environment node */
import { createToasts, errorText } from './create-toasts';
import type { ToastPort, ToastSpec } from './toast-types';

function screen(): ToastPort & { all: Map<string, ToastSpec>; list: () => ToastSpec[]; held: Set<string> } {
  const all = new Map<string, ToastSpec>();
  const held = new Set<string>();
  return {
    all,
    held,
    list: () => [...all.values()],
    show: (spec) => void all.set(spec.id, spec),
    update: (spec) => void all.set(spec.id, spec),
    dismiss: (id) => void all.delete(id),
    isActive: (id) => all.has(id),
    isHeld: (id) => held.has(id),
  };
}

describe('toasts', () => {
  let time = 0;
  beforeEach(() => {
    time = 1_000_000;
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());
  const start = () => {
    const port = screen();
    return { port, toast: createToasts(port, () => time) };
  };

  it('says Error, the message and the correlation id', () => {
    const { port, toast } = start();
    toast.error({ message: 'Failed to resize disk', correlationId: 'storage-41ba2e' });
    expect(port.list()).toMatchObject([
      { kind: 'error', text: 'Error: Failed to resize disk [storage-41ba2e]', autoClose: true },
    ]);
  });

  it('does not repeat an id that the message carries', () => {
    expect(errorText({ message: 'Failed [a-1] (HTTP 500)', correlationId: 'a-1' })).toBe('Failed [a-1] (HTTP 500)');
  });

  it('says a gateway’s page in words', () => {
    const { port, toast } = start();
    toast.error({ message: '<html><!-- a-1 --><head><title>503</title>', correlationId: 'a-1' });
    expect(port.list()).toMatchObject([{ text: 'Error: 503 [a-1]' }]);
  });

  it('stays open and offers Retry where one can', () => {
    const { port, toast } = start();
    const retry = jest.fn();
    toast.error('No', { retry });
    const [spec] = port.list();
    expect(spec).toMatchObject({ autoClose: false, action: { label: 'Retry' } });
    spec?.action?.onClick?.();
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('leaves what nobody knows to a decision: apart from what failed, until it is closed', () => {
    const { port, toast } = start();
    const [retry, again] = [jest.fn(), jest.fn()];
    toast.error('Failed to stop', { retry });
    toast.error('Unknown', { retry: again, isUnsure: true });
    toast.error('Not known, with a password', { isUnsure: true });
    toast.error('Failed to start', { retry });
    expect(port.list()).toMatchObject([
      { text: 'Multiple (2) errors', action: { label: 'Retry' } },
      { text: 'Error: Unknown', autoClose: false, action: { label: 'Send again' } },
      { text: 'Error: Not known, with a password', autoClose: false },
    ]);
    expect(port.list()[2]).not.toHaveProperty('action');
    port.list()[0]?.action?.onClick?.();
    expect(again).not.toHaveBeenCalled();
  });

  it('merges errors that come together', () => {
    const { port, toast } = start();
    toast.error('Failed to stop');
    toast.error({ message: 'Failed to list', correlationId: 'x-1' });
    expect(port.list()).toMatchObject([
      { text: 'Multiple (2) errors', list: ['Failed to stop', 'Failed to list [x-1]'], copy: 'x-1', autoClose: true },
    ]);
  });

  it('takes in what comes while several are shown, however late', () => {
    const { port, toast } = start();
    const retry = jest.fn();
    toast.error('first');
    toast.error('second');
    time += 4000;
    toast.error('third', { retry });
    expect(port.list()).toMatchObject([
      { text: 'Multiple (3) errors', list: ['first', 'second', 'third'], autoClose: false, action: { label: 'Retry' } },
    ]);
    port.list()[0]?.action?.onClick?.();
    expect(retry).toHaveBeenCalledTimes(1);
    time += 60_000;
    toast.error('fourth');
    expect(port.list().map(({ text }) => text)).toEqual(['Multiple (4) errors']);
  });

  it('keeps errors apart that come one after the other', () => {
    const { port, toast } = start();
    toast.error('first');
    time += 1001;
    toast.error('second');
    expect(port.list().map(({ text }) => text)).toEqual(['Error: first', 'Error: second']);
  });

  it('does not merge into a toast that was closed', () => {
    const { port, toast } = start();
    toast.error('first');
    port.all.clear();
    toast.error('second');
    expect(port.list().map(({ text }) => text)).toEqual(['Error: second']);
  });

  it('shows one error object once', () => {
    const { port, toast } = start();
    const error = { message: 'same' };
    toast.error(error);
    time += 5000;
    toast.error(error);
    expect(port.list()).toHaveLength(1);
  });

  it('offers View on success', () => {
    const { port, toast } = start();
    toast.success('Ready', { view: { to: '/compute' } });
    expect(port.list()).toMatchObject([
      { kind: 'success', action: { label: 'View', to: '/compute' }, autoClose: true },
    ]);
  });

  it('refreshes progress every 200 ms and ends in place', () => {
    const { port, toast } = start();
    let share = 0.1;
    const job = toast.progress('Creating', { progress: () => share, note: (done) => `${done * 100}%` });
    share = 0.5;
    expect(port.list()[0]).toMatchObject({ kind: 'progress', progress: 0.1 });
    jest.advanceTimersByTime(200);
    expect(port.list()[0]).toMatchObject({ progress: 0.5, detail: '50%' });
    share = 1;
    jest.advanceTimersByTime(200);
    expect(port.list()[0]?.progress).toBeLessThan(1);
    job.success('Ready');
    jest.advanceTimersByTime(1000);
    expect(port.list()).toMatchObject([{ id: job.id, kind: 'success', text: 'Ready', autoClose: true }]);
  });

  it('makes room after a while where the progress is shown elsewhere, and not while somebody is at it', () => {
    const { port, toast } = start();
    const onFold = jest.fn();
    const wait = (ms: number): void => {
      time += ms;
      jest.advanceTimersByTime(ms);
    };
    const job = toast.progress('Creating', { progress: () => 0.1, fold: { after: 5000, onFold } });
    port.held.add(job.id);
    wait(8000);
    expect(port.list()).toHaveLength(1);
    port.held.clear();
    wait(200);
    expect([port.list(), onFold.mock.calls.length]).toEqual([[], 1]);
    job.success('Ready');
    expect(port.list()).toMatchObject([{ kind: 'success', text: 'Ready' }]);
  });

  it('stays as long as the work does where nothing else shows it', () => {
    const { port, toast } = start();
    toast.progress('Restarting', { progress: () => 0.1 });
    time += 60_000;
    jest.advanceTimersByTime(60_000);
    expect(port.list()).toHaveLength(1);
  });

  it('tells the end of a job whose toast was closed', () => {
    const { port, toast } = start();
    const job = toast.loading('Stopping');
    port.all.clear();
    job.error({ message: 'Not stopped' });
    expect(port.list()).toMatchObject([{ text: 'Error: Not stopped' }]);
  });

  it('merges jobs that fail together, and leaves none of their toasts', () => {
    const { port, toast } = start();
    const [first, second] = [toast.loading('One'), toast.progress('Two', { progress: () => 0 })];
    const retry = jest.fn();
    first.error({ message: 'Not created', correlationId: 'net-1' }, { retry });
    time += 250;
    second.error('Not created either');
    toast.error('Not listed');
    expect(port.list()).toMatchObject([
      {
        id: first.id,
        text: 'Multiple (3) errors',
        list: ['Not created [net-1]', 'Not created either', 'Not listed'],
        action: { label: 'Retry' },
        autoClose: false,
      },
    ]);
    port.list()[0]?.action?.onClick?.();
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('ends a job in its own place where nobody knows how it ended, or it has failed long after another', () => {
    const { port, toast } = start();
    const [unsure, late] = [toast.loading('One'), toast.loading('Two')];
    toast.error('Failed');
    unsure.error('Unknown', { isUnsure: true });
    time += 1001;
    late.error('Failed, too');
    expect(port.list().map(({ id, text }) => [id, text])).toEqual([
      [unsure.id, 'Error: Unknown'],
      [late.id, 'Error: Failed, too'],
      [expect.any(String), 'Error: Failed'],
    ]);
  });

  it('warns when a toast that is not there is dismissed', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { toast } = start();
    toast.dismiss('nothing');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('not active'));
    warn.mockRestore();
  });
});
