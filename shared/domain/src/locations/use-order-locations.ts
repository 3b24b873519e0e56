import { useEffect, useMemo } from 'react';
import { useQuery, type ApiError } from '@console/api';
import { reportError, useLocations } from '@console/area';
import { listLocations, type Location } from '@console/contract/location';
import { locationFault, withPauses } from '../order/locations';

/** An API without the call, or out of reach, is no fault of the console's. */
const isExpected = ({ kind, status }: ApiError): boolean => kind === 'connection' || status === 404;

/**
 * The site's locations for what creates something. The configuration says where creating is paused, too, but is kept for a
 * day: it stands until the server has answered, and where it does not. (spec 3, sections 6 and 7)
 */
export function useOrderLocations(): readonly Location[] {
  const configured = useLocations();
  const { data, error } = useQuery(listLocations, {});
  useEffect(() => {
    if (error && !isExpected(error)) reportError(error);
  }, [error]);
  return useMemo(() => (data ? withPauses(configured, data) : configured), [configured, data]);
}

/** Whether nothing can be created in a location now. */
export const useIsPaused = (location: string): boolean => locationFault(useOrderLocations(), location) === 'paused';
