import { processorText } from './texts';

/** A vendor's script that did not come. Nothing was asked of the vendor: it can be loaded again. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}

export interface VendorScript<Global> {
  /** How people know the vendor: 'Stripe'. */
  readonly vendor: string;
  /** One that the site's allow list has, or the browser refuses it. (deploy/edge, processor-hosts.ts) */
  readonly address: string;
  /** What the script sets, once it is there. */
  readonly find: () => Global | undefined;
}

/** How long a script may take; made up. */
const LONGEST_MS = 20_000;

/** Scripts on their way, by address. */
const pending = new Map<string, Promise<void>>();

/**
 * Puts a script into the page. Those of vendors change without notice, so they carry no integrity hash: the policy of the page
 * lets in only the hosts of processors that the site has.
 */
async function insert(address: string): Promise<void> {
  const script = document.createElement('script');
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('timeout')), LONGEST_MS);
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => reject(new Error('error')));
      script.src = address;
      document.head.append(script);
    });
  } catch (error) {
    script.remove();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for something of a vendor's. @throws ScriptError where it fails, or takes too long */
export async function withinTime<Result>(vendor: string, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), LONGEST_MS);
  });
  try {
    return await Promise.race([work, late]);
  } catch (cause) {
    throw new ScriptError(processorText('script.failed', { vendor }), { cause });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads a vendor's script, once for the page. One that failed is loaded anew by the next call: whoever needs it offers another try.
 * @throws ScriptError where it does not come, is refused by the page's policy, or does not set what it should
 */
export async function loadScript<Global>({ vendor, address, find }: VendorScript<Global>): Promise<Global> {
  const there = find();
  if (there !== undefined) return there;
  const coming = pending.get(address) ?? insert(address);
  pending.set(address, coming);
  try {
    await coming;
    const arrived = find();
    if (arrived === undefined) throw new TypeError(`${address} has not set what it should`);
    return arrived;
  } catch (cause) {
    throw new ScriptError(processorText('script.failed', { vendor }), { cause });
  } finally {
    if (pending.get(address) === coming) pending.delete(address);
  }
}
