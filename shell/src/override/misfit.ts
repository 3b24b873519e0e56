import { AREA_CONTRACT } from '@console/area';
import { fitsContract } from '@console/contract/contract-version';
import type { RemoteRecord } from '@console/contract/site-document';
import * as v from 'valibot';
import { text as shellText } from '../texts';

const Built = v.object({ builtWith: v.string() });

/** Why an area can't run in this shell; undefined where it can. Its own check when it is loaded stays. */
export function misfit({ area }: RemoteRecord): string | undefined {
  const built = v.safeParse(Built, area);
  if (!built.success) return shellText('area.noContract');
  const { builtWith: theirs } = built.output;
  return fitsContract(theirs, AREA_CONTRACT)
    ? undefined
    : shellText('area.otherContract', { theirs, ours: AREA_CONTRACT });
}
