import { toApiError } from '@console/api/error';
import { Problem } from '../run/problem.mjs';
import type { Reader } from './reader';
import { live, type Life } from './thing';
import { thingsFor } from './things';

export interface Written {
  readonly removed: readonly string[];
  readonly left: readonly string[];
  /** Things that were not made, with the reason. */
  readonly skipped: readonly string[];
}

/**
 * Makes, uses and removes small things, one after the other, after they were listed and confirmed.
 * @param confirmed asks; undefined where there is nobody to ask
 * @throws Problem where nobody confirms it
 */
export async function writeThings(
  reader: Reader,
  life: Life,
  {
    log,
    confirmed,
  }: { readonly log: (line: string) => void; readonly confirmed: (() => Promise<boolean>) | undefined },
): Promise<Written> {
  const things = await thingsFor(reader);
  log(`--write makes these, each removed before the next one:\n${things.map(({ what }) => `  ${what}`).join('\n')}`);
  if (!confirmed) throw new Problem('Nothing was made. Confirm it with --yes');
  if (!(await confirmed())) throw new Problem('Nothing was made.');
  const written = { removed: new Array<string>(), left: new Array<string>(), skipped: new Array<string>() };
  for (const thing of things) {
    if (life.signal.aborted) break;
    try {
      const { wasThere, left } = await live(thing, life);
      written.left.push(...left);
      if (left.length === 0 && wasThere) written.removed.push(thing.what);
    } catch (error) {
      written.skipped.push(`${thing.what}: ${toApiError(error).text}`);
    }
  }
  return written;
}
