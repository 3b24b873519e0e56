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

/** What a server has, and the one button that runs it. */
function Offer({ origin, record, onRun }: { origin: string; record: RemoteRecord; onRun: () => void }) {
  const t = useText();
  const problem = misfit(record);
  return (
    <>
      <p>{t('found', { origin, name: record.name, version: record.version })}</p>
      {problem === undefined ? (
        <>
          <Notice tone="warn">{t('warning')}</Notice>
          <Button variant="danger" onClick={onRun}>
            {t('run', { name: record.name })}
          </Button>
        </>
      ) : (
        <Notice tone="danger">{problem}</Notice>
      )}
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
        {found && 'problem' in found ? <Notice tone="danger">{found.problem}</Notice> : null}
        {found && 'record' in found ? <Offer {...found} onRun={() => run(found)} /> : null}
      </form>
    </Drawer>
  );
}
