import { Status } from '@console/ui';
import { metalStatus } from './status';
import { useMetalText } from './texts';

/** The state of a server as shape and word. */
export function LeaseStatus({ status }: { status: string }) {
  const t = useMetalText();
  const { state, text } = metalStatus(status);
  return <Status state={state} label={text ? t(text) : status} />;
}
