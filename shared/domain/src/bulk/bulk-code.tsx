import type { CodeRequest } from '@console/api';
import { CodeDisclosure } from '@console/area';

/** Resources whose calls are shown: a program of thousands of calls is not read by anybody. */
const MOST = 20;

export interface BulkCodeProps<T> {
  /** Those that something is done to. */
  readonly resources: readonly T[];
  readonly requestsOf: (resource: T) => readonly CodeRequest[];
  /** Says that the code shows the first `n` of `count`, in the words of the area. */
  readonly firstText: (n: number, count: number) => string;
}

/** The calls of a bulk action as a program; of many resources the first ones. */
export function BulkCode<T>({ resources, requestsOf, firstText }: BulkCodeProps<T>) {
  if (resources.length === 0) return null;
  const shown = resources.slice(0, MOST);
  return (
    <div>
      <CodeDisclosure requests={() => shown.flatMap(requestsOf)} />
      {resources.length > MOST && <p className="ui-small ui-mut">{firstText(MOST, resources.length)}</p>}
    </div>
  );
}
