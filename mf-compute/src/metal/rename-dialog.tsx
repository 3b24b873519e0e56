import { useId, useState } from 'react';
import { codeRequest, toApiError, useMutation } from '@console/api';
import { CodeDisclosure } from '@console/area';
import { listMetalLeases } from '@console/contract/metal';
import { updateMetalLease } from '@console/contract/metal-lease';
import { Button, Dialog, ErrorPanel, Input, toast } from '@console/ui';
import type { LeaseRow } from './rows';
import { useMetalText } from './texts';

/** Gives a server another name. A failure stays in the dialog, at the field where the server says so. */
export function RenameDialog({ lease, onClose }: { lease: LeaseRow; onClose: () => void }) {
  const t = useMetalText();
  const id = useId();
  const [name, setName] = useState(lease.display_name);
  const [isAsked, setAsked] = useState(false);
  const { run, isPending, error } = useMutation(updateMetalLease, { invalidates: [listMetalLeases] });
  const wanted = name.trim();
  const problem = wanted === '' ? t('rename.required') : undefined;
  const fieldError = error && toApiError(error).fieldErrors?.['display_name'];
  const shown = (isAsked && problem) || fieldError;
  const params = { location: lease.location, uuid: lease.uuid, display_name: wanted };
  const save = async (): Promise<void> => {
    setAsked(true);
    if (problem || isPending) return;
    if (wanted !== lease.display_name) {
      try {
        await run(params);
      } catch {
        return; // shown from `error`
      }
      toast.success(t('rename.done', { name: wanted }));
    }
    onClose();
  };
  return (
    <Dialog
      open
      onClose={() => !isPending && onClose()}
      title={t('rename.title')}
      dirty={name !== lease.display_name}
      onSubmit={() => void save()}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button type="submit" variant="filled" pending={isPending} pendingLabel={t('rename.saving')}>
            {t('rename.save')}
          </Button>
        </>
      }
    >
      <div className="ui-stack tight">
        <label htmlFor={id} className="ui-strong">
          {t('field.name')}
        </label>
        <Input
          id={id}
          value={name}
          onChange={setName}
          onBlur={() => setAsked(name !== lease.display_name)}
          invalid={Boolean(shown)}
          aria-describedby={`${id}-note`}
          autoComplete="off"
          spellCheck={false}
          autoFocus
        />
        <p id={`${id}-note`} className={shown ? 'ui-small ui-danger-text' : 'ui-small ui-mut'} aria-live="polite">
          {shown || t('rename.hint')}
        </p>
      </div>
      {error && !fieldError ? <ErrorPanel error={error} /> : null}
      <CodeDisclosure requests={() => [codeRequest(updateMetalLease, params)]} />
    </Dialog>
  );
}
