import { Notice } from '@console/ui';
import { useVmForm } from './form-context';
import { useSay } from './texts';

/** What the address asked for and is not here; the form goes on with its defaults. */
export function LinkNotice() {
  const say = useSay();
  const { linkFaults = [] } = useVmForm();
  if (linkFaults.length === 0) return null;
  return (
    <Notice tone="warn">
      {linkFaults.map((fault) => (
        <p key={fault.id}>{say(fault)}</p>
      ))}
    </Notice>
  );
}
