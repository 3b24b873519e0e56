import { useRef } from 'react';
import { useDialogClose, useUrlAdapter } from '@console/area';
import { Drawer, TabPanel, Tabs } from '@console/ui';
import type { ObjectStore } from '../../object-store';
import { nameIn } from '../names/path';
import { ObjectName } from '../parts/object-name';
import { PreviewPart } from '../preview/preview-part';
import { StoreFailureStrip } from '../store-failure';
import { useBrowserText } from '../texts';
import type { BrowserAddress } from '../use-address';
import { CodePart } from './code-part';
import { FactsPart } from './facts-part';
import { LinkPart } from './link-part';
import { MetadataPart } from './metadata-part';
import { useFacts } from './use-facts';

interface ObjectPanelProps {
  readonly store: ObjectStore;
  readonly address: BrowserAddress;
  readonly isSuspended: boolean;
}

/** What is known of the object that the address names, beside the list. */
export function ObjectPanel({ store, address, isSuspended }: ObjectPanelProps) {
  const close = useDialogClose(address.object, ['object', 'part']);
  // While it closes it keeps what it shows.
  const last = useRef(address.object);
  if (address.object !== undefined) last.current = address.object;
  const key = address.object ?? last.current;
  if (key === undefined) return null;
  return (
    <Drawer open={address.object !== undefined} onClose={close} title={<ObjectName name={nameIn(key)} />}>
      <ObjectParts key={key} store={store} objectKey={key} isSuspended={isSuspended} />
    </Drawer>
  );
}

const parts = ['facts', 'preview', 'metadata', 'link', 'code'] as const;

interface ObjectPartsProps {
  readonly store: ObjectStore;
  readonly objectKey: string;
  readonly isSuspended: boolean;
}

function ObjectParts({ store, objectKey, isSuspended }: ObjectPartsProps) {
  const t = useBrowserText();
  const url = useUrlAdapter();
  const part = parts.find((one) => one === url.get('part')) ?? 'facts';
  const known = useFacts(store, objectKey);
  const { facts, error, reload } = known;
  return (
    <div className="ui-stack">
      <Tabs
        label={t('part.label')}
        value={part}
        onChange={(id) => url.set({ part: id === 'facts' ? null : id })}
        items={parts.map((id) => ({ id, label: t(`part.${id}`) }))}
      />
      {error === undefined ? null : <StoreFailureStrip error={error} onRetry={reload} />}
      <TabPanel label={t(`part.${part}`)}>
        {part === 'facts' ? <FactsPart store={store} objectKey={objectKey} known={known} /> : null}
        {part === 'preview' && facts ? <PreviewPart store={store} objectKey={objectKey} facts={facts} /> : null}
        {part === 'metadata' && facts ? (
          <MetadataPart
            // Some stores send no ETags.
            key={facts.etag || `${facts.size} ${facts.modified?.getTime()}`}
            store={store}
            objectKey={objectKey}
            facts={facts}
            isSuspended={isSuspended}
            onSaved={reload}
          />
        ) : null}
        {part === 'link' ? <LinkPart store={store} objectKey={objectKey} /> : null}
        {part === 'code' ? <CodePart bucket={store.bucket} objectKey={objectKey} facts={facts} /> : null}
      </TabPanel>
    </div>
  );
}
