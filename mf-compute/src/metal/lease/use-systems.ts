import { useQuery } from '@console/api';
import { listMetalOs, type MetalOsCatalogue } from '@console/contract/metal';
import { namesOf } from '@console/domain/list';

const NONE: MetalOsCatalogue = { os_types: [], os: [] };

/** The systems of servers, for their names: undefined while they are on their way, none where they did not come. */
export const useSystems = (): MetalOsCatalogue | undefined => namesOf(useQuery(listMetalOs, {}), NONE);
