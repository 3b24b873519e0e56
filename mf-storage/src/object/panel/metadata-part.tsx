import { useState } from 'react';
import { Button, Icon, Input, Notice, toast } from '@console/ui';
import { isSameVersion } from '../same-version';
import { entered } from '../../journal/enter-objects';
import type { ObjectFacts, ObjectStore } from '../../object-store';
import { tellChanged } from '../changes';
import { Commands } from '../parts/commands';
import { metadataCommand } from '../parts/object-commands';
import { StoreFailureStrip } from '../store-failure';
import { useBrowserText } from '../texts';
import { headersOf, metadataFault, valuesOf } from './metadata-form';
import { PairFields } from './pair-fields';

interface MetadataPartProps {
  readonly store: ObjectStore;
  readonly objectKey: string;
  readonly facts: ObjectFacts;
  readonly isSuspended: boolean;
  readonly onSaved: () => void;
}

/** Saves what was typed, unless the object is another one by now. */
function useSave({ store, objectKey, facts, onSaved }: Omit<MetadataPartProps, 'isSuspended'>) {
  const t = useBrowserText();
  const [isPending, setPending] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const [error, setError] = useState<unknown>();
  const save = async (headers: ReturnType<typeof headersOf>): Promise<void> => {
    if (isPending) return;
    setPending(true);
    setError(undefined);
    try {
      // Somebody else's content is not to get what was meant for another.
      const now = await store.head(objectKey);
      const isSame = isSameVersion(now, facts);
      setChanged(!isSame);
      if (!isSame) return;
      await entered('metadata', { bucket: store.bucket, key: objectKey }, () =>
        store.copy(objectKey, objectKey, { headers }),
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
  return { isPending, isChanged, error, save };
}

/** Content type and metadata of an object. They are changed by copying the object onto itself. */
export function MetadataPart({ store, objectKey, facts, isSuspended, onSaved }: MetadataPartProps) {
  const t = useBrowserText();
  const [values, setValues] = useState(() => valuesOf(facts));
  const { isPending, isChanged, error, save } = useSave({ store, objectKey, facts, onSaved });
  const fault = metadataFault(values);
  const headers = headersOf(values, facts);
  const isSame = JSON.stringify(headers) === JSON.stringify(headersOf(valuesOf(facts), facts));
  const submit = (): void => {
    if (!fault && !facts.hidesMetadata) void save(headers);
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
        submit();
      }}
    >
      {facts.hidesMetadata ? <Notice tone="warn">{t('meta.hidden')}</Notice> : null}
      {(['contentType', 'cacheControl', 'contentDisposition'] as const).map(field)}
      <PairFields pairs={values.pairs} onChange={(pairs) => setValues({ ...values, pairs })} />
      {fault ? (
        <p className="ui-small ui-danger-text ui-row" role="alert">
          <Icon name="circle-alert" size={14} />
          <span>{t(`meta.fault.${fault}`)}</span>
        </p>
      ) : null}
      <p className="ui-small ui-mut">{t('meta.about')}</p>
      {error === undefined ? null : <StoreFailureStrip error={error} onRetry={submit} />}
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
        <Commands bucket={store.bucket} commands={[metadataCommand(store.bucket, objectKey, headers)]} />
      )}
    </form>
  );
}
