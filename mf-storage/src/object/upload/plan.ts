import type { UploadEntry } from '../../transfer';
import { resolved, type Resolution } from '../bulk/plan';

export interface UploadPlan {
  /** Take the place of what is there. */
  readonly replacing: readonly UploadEntry[];
  /** Go where nothing was; if something is there after all, it is asked about. */
  readonly fresh: readonly UploadEntry[];
}

/**
 * What is to be uploaded under which names, after it was decided what becomes of names that are taken.
 * @param prefix folder that the entries come into
 */
export function planUpload(
  entries: readonly UploadEntry[],
  prefix: string,
  taken: ReadonlySet<string>,
  decide: (key: string) => Resolution,
): UploadPlan {
  const own = new Map(entries.map((entry, index) => [`file ${index}`, entry]));
  const targets = [...own].map(([from, { path }]) => ({ from, to: prefix + path }));
  const replacing: UploadEntry[] = [];
  const fresh: UploadEntry[] = [];
  // A file of this computer is never the object itself, whatever its name.
  for (const { from, to, overwrites } of resolved(targets, taken, decide, false)) {
    const entry = own.get(from);
    if (entry) (overwrites ? replacing : fresh).push({ ...entry, path: to.slice(prefix.length) });
  }
  return { replacing, fresh };
}
