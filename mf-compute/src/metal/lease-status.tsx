import { Status } from '@console/ui';
import { useText } from '../texts';
import { metalStatus } from './status';

/** The state of a server as shape and word. */
export function LeaseStatus({ status }: { status: string }) {
  const t = useText();
  const { state, text } = metalStatus(status);
  return <Status state={state} label={text ? t(text) : status} />;
}
