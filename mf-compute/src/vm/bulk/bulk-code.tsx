import type { CodeRequest } from '@console/api';
import { CodeDisclosure } from '@console/area';
import type { JoinedVm } from '../machine/rows';
import { useText } from './texts';

/** Machines whose calls are shown: a program of thousands of calls is not read by anybody. */
const MOST = 20;

export interface BulkCodeProps {
  /** Those that something is done to. */
  readonly vms: readonly JoinedVm[];
  readonly requestsOf: (vm: JoinedVm) => readonly CodeRequest[];
}

/** The calls of a bulk action as a program; of many machines the first ones. */
export function BulkCode({ vms, requestsOf }: BulkCodeProps) {
  const t = useText();
  if (vms.length === 0) return null;
  const shown = vms.slice(0, MOST);
  return (
    <div>
      <CodeDisclosure requests={() => shown.flatMap(requestsOf)} />
      {vms.length > MOST && <p className="ui-small ui-mut">{t('code.first', { n: MOST, count: vms.length })}</p>}
    </div>
  );
}
