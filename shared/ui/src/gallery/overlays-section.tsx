import type { ReactNode } from 'react';
import { useState } from 'react';
import { BottomSheet, ConfirmDialog, DeleteDialog, Drawer } from '../overlays/dialogs';
import { Button } from '../parts/button';
import { CodeBlock } from '../parts/code-block';

type Which = 'confirm' | 'delete' | 'sheet' | 'drawer';

const settle = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 1500);
  });

/** What opens over the page; in the page's own scheme. */
export function Overlays(): ReactNode {
  const [open, setOpen] = useState<Which>();
  const [release, setRelease] = useState(true);
  const close = (): void => setOpen(undefined);
  return (
    <div className="ui-row wrap">
      <Button onClick={() => setOpen('confirm')}>Confirm</Button>
      <Button onClick={() => setOpen('delete')}>Delete</Button>
      <Button onClick={() => setOpen('sheet')}>Sheet</Button>
      <Button onClick={() => setOpen('drawer')}>Drawer</Button>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        title="Stop ci-runner-a1"
        confirmLabel="Stop"
        pendingLabel="Stopping"
        onConfirm={settle}
      >
        The machine shuts down. It keeps its disks and its address.
      </ConfirmDialog>
      <DeleteDialog
        open={open === 'delete'}
        onClose={close}
        title="Delete virtual machine"
        name="billing-reconciliation-nightly-batch-worker-eu-north-02"
        place="Jõhvi"
        confirmLabel="Delete virtual machine"
        onConfirm={settle}
        spend={{ amount: 98.55 }}
        consequences={[
          {
            id: 'disks',
            tone: 'erased',
            icon: 'hard-drive',
            text: '3 disks are erased, 200 GB',
            detail: 'system, ledger-data, archive-2019-2024-cold-copies',
          },
          {
            id: 'copies',
            tone: 'erased',
            icon: 'archive',
            text: '3 snapshots and 7 backups are erased',
            detail: 'The newest was taken today at 01:00',
          },
          {
            id: 'lb',
            tone: 'affected',
            icon: 'scale',
            text: 'lb-ledger-internal keeps 1 of 2 targets',
            detail: 'New connections go to ledger-api-02',
          },
          {
            id: 'ip',
            tone: 'kept',
            icon: 'globe',
            text: 'Floating IP 203.0.113.87 is kept',
            detail: '€3.65 a month while it is not assigned',
            choice: { label: 'Release it too', checked: release, onChange: setRelease },
          },
        ]}
      />
      <BottomSheet
        open={open === 'sheet'}
        onClose={close}
        title="Summary"
        footer={<Button variant="filled">Create</Button>}
      >
        Price and choices.
      </BottomSheet>
      <Drawer open={open === 'drawer'} onClose={close} title="As code">
        <CodeBlock label="Request" code={'curl -X POST "$API/user-resource/vm"'} />
      </Drawer>
    </div>
  );
}
