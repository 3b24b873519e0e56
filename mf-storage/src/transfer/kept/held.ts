import { heldLocks, tabLocks, takeLock } from '@console/api';

/** Which tab of the browser is at an upload: each holds a lock for those that it has begun. */
const PREFIX = 'upload ';
/** Uploads of this tab, with the way to let go of each. */
const own = new Map<string, () => void>();

/** Takes an upload for this tab. @returns false where another tab has it */
export async function hold(uploadId: string): Promise<boolean> {
  if (!tabLocks() || own.has(uploadId)) return true;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  own.set(uploadId, release);
  const isHeld = await takeLock(PREFIX + uploadId, released);
  if (!isHeld) own.delete(uploadId);
  return isHeld;
}

/** This tab is not at it any more. */
export function letGo(uploadId: string): void {
  own.get(uploadId)?.();
  own.delete(uploadId);
}

/** Uploads that other tabs of this browser are at, or have paused. */
export async function heldElsewhere(): Promise<ReadonlySet<string>> {
  const names = await heldLocks('exclusive');
  const ids = names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
  return new Set(ids.filter((id) => !own.has(id)));
}

/** Comes out when no other tab is at an upload any more. @throws the signal's reason */
export async function untilFree(uploadId: string, signal: AbortSignal): Promise<void> {
  await tabLocks()?.request(PREFIX + uploadId, { mode: 'shared', signal }, () => undefined);
}
