import { Button, DateTime, Delayed, FactSection, SkeletonText, useFormat } from '@console/ui';
import type { ObjectStore } from '../../object-store';
import { nameIn } from '../names/path';
import { visibleText } from '../names/visible';
import { useBrowserText } from '../texts';
import { saveObject } from './save-object';
import type { Facts } from './use-facts';

interface FactsPartProps {
  readonly store: ObjectStore;
  readonly objectKey: string;
  readonly known: Facts;
}

/** Size, type and names of one object. */
export function FactsPart({ store, objectKey, known: { facts, error } }: FactsPartProps) {
  const t = useBrowserText();
  const { bytes } = useFormat();
  if (!facts)
    return error === undefined ? (
      <Delayed>
        <SkeletonText lines={6} />
      </Delayed>
    ) : null;
  const unknown = t('facts.unknown');
  const address = `s3://${store.bucket}/${objectKey}`;
  return (
    <>
      <div className="ui-row wrap">
        <Button variant="filled" icon="download" onClick={() => void saveObject(store, objectKey, nameIn(objectKey))}>
          {t('download')}
        </Button>
      </div>
      <FactSection
        title={t('facts.title')}
        columns={1}
        items={[
          { label: t('facts.size'), value: t('facts.bytes', { size: bytes(facts.size), n: facts.size }) },
          { label: t('facts.type'), value: facts.contentType ?? unknown },
          { label: t('facts.modified'), value: facts.modified ? <DateTime value={facts.modified} /> : unknown },
          { label: t('facts.etag'), value: facts.etag, mono: true, copy: facts.etag },
          {
            label: t('facts.key'),
            value: <bdi className="objects-long">{visibleText(objectKey)}</bdi>,
            copy: objectKey,
          },
          { label: t('facts.uri'), value: <bdi className="objects-long">{visibleText(address)}</bdi>, copy: address },
        ]}
      />
    </>
  );
}
