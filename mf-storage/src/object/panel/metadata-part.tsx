import { useState } from 'react';
import { Button, IconButton, Input, Notice, toast } from '@console/ui';
import { entered } from '../../journal/enter-objects';
import type { ObjectFacts, ObjectStore } from '../../object-store';
import { tellChanged } from '../changes';
import { Commands } from '../parts/commands';
import { metadataCommand } from '../parts/object-commands';
import { StoreFailureStrip } from '../store-failure';
import { useBrowserText } from '../texts';
import { headersOf, metadataFault, valuesOf, type Pair } from './metadata-form';

interface MetadataPartProps {
  readonly store: ObjectStore;
  readonly objectKey: string;
  readonly facts: ObjectFacts;
  readonly isSuspended: boolean;
  readonly onSaved: () => void;
}

/** Content type and metadata of an object. They are changed by copying the object onto itself. */
export function MetadataPart({ store, objectKey, facts, isSuspended, onSaved }: MetadataPartProps) {
  const t = useBrowserText();
  const [values, setValues] = useState(() => valuesOf(facts));
  const [isPending, setPending] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const [error, setError] = useState<unknown>();
  const fault = metadataFault(values);
  const isSame = JSON.stringify(headersOf(values, facts)) === JSON.stringify(headersOf(valuesOf(facts), facts));
  const setPair = (id: number, change: Partial<Pair>): void =>
    setValues({ ...values, pairs: values.pairs.map((one) => (one.id === id ? { ...one, ...change } : one)) });
  const save = async (): Promise<void> => {
    if (fault || isPending || facts.hidesMetadata) return;
    setPending(true);
    setError(undefined);
    try {
      // Somebody else's content is not to get what was meant for another.
      const now = await store.head(objectKey);
      setChanged(now.etag !== facts.etag);
      if (now.etag !== facts.etag) return;
      await entered('metadata', { bucket: store.bucket, key: objectKey }, () =>
        store.copy(objectKey, objectKey, { headers: headersOf(values, facts) }),
      );
      tellChanged(store.bucket);
      toast.success(t('meta.saved'));
      onSaved();
    } catch (failure) {
      setError(failure);
    } finally {
      setPending(false);
    }
  };
  const reason = isSuspended
    ? t('suspended')
    : facts.hidesMetadata
      ? t('meta.hidden')
      : isSame
        ? t('meta.same')
        : undefined;
  const field = (name: 'contentType' | 'cacheControl' | 'contentDisposition') => (
    <label className="ui-stack tight" key={name}>
      <span className="ui-strong">{t(`meta.${name}`)}</span>
      <Input
        mono
        value={values[name]}
        onChange={(value) => setValues({ ...values, [name]: value })}
        spellCheck={false}
      />
    </label>
  );
  return (
    <form
      className="ui-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {facts.hidesMetadata ? <Notice tone="warn">{t('meta.hidden')}</Notice> : null}
      {(['contentType', 'cacheControl', 'contentDisposition'] as const).map(field)}
      <fieldset className="objects-pairs ui-stack tight">
        <legend className="ui-strong">{t('facts.metadata')}</legend>
        {values.pairs.length === 0 ? <p className="ui-small ui-mut">{t('facts.noMetadata')}</p> : null}
        {values.pairs.map(({ id, name, value }, at) => (
          <div key={id} className="ui-row">
            <Input
              mono
              label={t('meta.name', { n: at + 1 })}
              value={name}
              onChange={(next) => setPair(id, { name: next })}
              spellCheck={false}
            />
            <Input
              dir="auto"
              label={t('meta.value', { n: at + 1 })}
              value={value}
              onChange={(next) => setPair(id, { value: next })}
              spellCheck={false}
            />
            <IconButton
              icon="x"
              variant="bare"
              label={t('meta.remove', { n: at + 1 })}
              onClick={() => setValues({ ...values, pairs: values.pairs.filter((one) => one.id !== id) })}
            />
          </div>
        ))}
        <div>
          <Button
            size="sm"
            icon="plus"
            onClick={() => {
              const id = Math.max(-1, ...values.pairs.map((one) => one.id)) + 1;
              setValues({ ...values, pairs: [...values.pairs, { id, name: '', value: '' }] });
            }}
          >
            {t('meta.add')}
          </Button>
        </div>
      </fieldset>
      {fault ? (
        <p className="ui-small ui-danger-text" role="alert">
          {t(`meta.fault.${fault}`)}
        </p>
      ) : null}
      <p className="ui-small ui-mut">{t('meta.about')}</p>
      {error === undefined ? null : <StoreFailureStrip error={error} onRetry={() => void save()} />}
      {isChanged ? (
        <Notice
          tone="warn"
          action={
            <Button size="sm" onClick={onSaved}>
              {t('meta.reload')}
            </Button>
          }
        >
          {t('meta.changed')}
        </Notice>
      ) : null}
      <div>
        <Button
          type="submit"
          variant="filled"
          pending={isPending}
          pendingLabel={t('meta.saving')}
          disabled={fault !== undefined}
          {...(reason === undefined ? {} : { reason })}
        >
          {t('meta.save')}
        </Button>
      </div>
      {fault || facts.hidesMetadata ? null : (
        <Commands
          bucket={store.bucket}
          commands={[metadataCommand(store.bucket, objectKey, headersOf(values, facts))]}
        />
      )}
    </form>
  );
}
