import { useState } from 'react';
import { ApiError, call, toApiError } from '@console/api';
import { getServiceSecrets } from '@console/contract/service-package';
import { serviceText } from '../texts';

/** The password of a database, which is asked for only when somebody wants to see or copy it. */
export interface ServiceSecret {
  /** The password while it is shown; it stands nowhere else, and is forgotten with the page. */
  readonly shown: string | undefined;
  readonly isReading: boolean;
  readonly error: ApiError | undefined;
  readonly show: () => void;
  readonly hide: () => void;
  /** Reads it again after a failure; what was to be copied unseen is not shown. */
  readonly retry: () => void;
  /** Reads it to be copied, without showing it. @throws ApiError, which is shown too */
  readonly read: () => Promise<string>;
}

/** Reads the password of a service on request. It goes past the cache of queries, which other tabs share. */
export function useSecret(uuid: string): ServiceSecret {
  const [shown, setShown] = useState<string>();
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<ApiError>();
  const [isToShow, setToShow] = useState(false);
  const load = async (): Promise<string> => {
    setReading(true);
    setError(undefined);
    try {
      const { sql_pass: password } = await call(getServiceSecrets, { uuid });
      if (!password) throw new ApiError({ kind: 'general', text: serviceText('secret.none') });
      return password;
    } catch (thrown) {
      const failure = toApiError(thrown);
      setError(failure);
      throw failure;
    } finally {
      setReading(false);
    }
  };
  const read = (): Promise<string> => {
    setToShow(false);
    return load();
  };
  const show = (): void => {
    setToShow(true);
    void load().then(setShown, () => undefined);
  };
  return {
    shown,
    isReading,
    error,
    read,
    show,
    hide: () => setShown(undefined),
    retry: isToShow ? show : () => void read().catch(() => undefined),
  };
}
