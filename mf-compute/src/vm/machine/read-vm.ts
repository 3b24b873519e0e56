import { call, lookUp } from '@console/api';
import { listVms, type Vm } from '@console/contract/vm';
import { getVm } from '@console/contract/vm-details';
import { readRow } from '@console/domain/reading';
import type { JoinedVm } from './rows';

/** A machine as it is now. @throws ApiError where it is gone, or cannot be read */
export const readVm = ({ location, uuid }: Pick<JoinedVm, 'location' | 'uuid'>): Promise<Vm> =>
  readRow(
    () => call(getVm, { location, uuid }),
    async () => lookUp(await call(listVms, { location }), 'uuid', uuid),
  );
