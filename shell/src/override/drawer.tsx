import { useState } from 'react';
import { reloadPage, useSite } from '@console/area';
import type { RemoteRecord } from '@console/contract/site-document';
import { Button, Drawer, Input, Notice } from '@console/ui';
import { fetchDeveloped } from './developed';
import { keepOverride } from './kept';
import { allowedOrigin } from './origins';
import { misfit } from './misfit';
import { useText } from './texts';
import './override.css';

type Found = { readonly origin: string; readonly record: RemoteRecord } | { readonly problem: string };

/** The one button that runs what a server has. */
function Offer({ record, onRun }: { record: RemoteRecord; onRun: () => void }) {
  const t = useText();
  const problem = misfit(record);
  if (problem !== undefined) return <Notice tone="danger">{problem}</Notice>;
  return (
    <>
      <Notice tone="warn">{t('warning')}</Notice>
      <Button variant="danger" onClick={onRun}>
        {t('run', { name: record.name })}
      </Button>
    </>
  );
}

/**
 * Takes one area from the server of a developer, for this tab. A link only opens it, with an address to begin with: nothing is
 * asked of that server before somebody presses the first button, and none of its code runs before the second one.
 */
export function OverrideDrawer({ address: given, onClose }: { address: string; onClose: () => void }) {
  const t = useText();
  const { overrides = [] } = useSite();
  const [address, setAddress] = useState(given);
  const [isLooking, setLooking] = useState(false);
  const [found, setFound] = useState<Found>();
  const look = async (): Promise<void> => {
    setLooking(true);
    try {
      const record = await fetchDeveloped(address, overrides);
      setFound({ origin: allowedOrigin(address, overrides) ?? '', record });
    } catch (error) {
      setFound({ problem: error instanceof Error ? error.message : String(error) });
    }
    setLooking(false);
  };
  const run = ({ origin, record }: { origin: string; record: RemoteRecord }): void => {
    keepOverride({ origin, name: record.name });
    onClose();
    reloadPage();
  };
  return (
    <Drawer open onClose={onClose} title={t('title')}>
      <form
        className="shell-override"
        onSubmit={(event) => {
          event.preventDefault();
          void look();
        }}
      >
        <p>{t('intro')}</p>
        <Input
          label={t('address')}
          value={address}
          onChange={(value) => {
            setAddress(value);
            setFound(undefined);
          }}
        />
        <Button type="submit" variant="outlined" pending={isLooking} pendingLabel={t('looking')}>
          {t('look')}
        </Button>
        <p role="status">
          {found && 'record' in found
            ? t('found', { origin: found.origin, name: found.record.name, version: found.record.version })
            : null}
        </p>
        {found && 'problem' in found ? <Notice tone="danger">{found.problem}</Notice> : null}
        {found && 'record' in found ? <Offer record={found.record} onRun={() => run(found)} /> : null}
      </form>
    </Drawer>
  );
}
