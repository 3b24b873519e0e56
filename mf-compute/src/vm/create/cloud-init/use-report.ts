import { useDeferredValue, useEffect, useState } from 'react';
import { reportError } from '@console/area';
import type { CloudInitReport } from './check';
import { cloudInitCheck } from './load';

const NOTHING: CloudInitReport = { findings: [], hasUsers: false };

/** What there is to say about a cloud-init text; undefined while the check is not there. */
export function useCloudInitReport(text: string): CloudInitReport | undefined {
  const settled = useDeferredValue(text);
  const [report, setReport] = useState<CloudInitReport>();
  const isEmpty = settled.trim() === '';
  useEffect(() => {
    if (isEmpty) return undefined;
    let isLatest = true;
    cloudInitCheck.load().then(({ checkCloudInit }) => isLatest && setReport(checkCloudInit(settled)), reportError);
    return () => {
      isLatest = false;
    };
  }, [settled, isEmpty]);
  return isEmpty ? NOTHING : report;
}
