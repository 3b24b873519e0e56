import { useId, useRef, useState } from 'react';
import { Button, Icon, useFormat } from '@console/ui';
import { useText } from '../../texts';
import { documentFault, DOCUMENT_TYPES, LARGEST_FILE } from './document-type';
import { useFormControl, useFormField, useFormValues } from './form';
import { useAccountText } from '../texts';

/** Reads a file as base64 text, the way the document travels in a form. */
export async function fileAsText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

interface DocumentFieldProps {
  readonly label: string;
  readonly isRequired: boolean;
  /** Name of the document that is on file. */
  readonly current?: string | undefined;
}

/** A document that the site asks for, kept in the form under `document` and `document_name`. */
export function DocumentField({ label, isRequired, current }: DocumentFieldProps) {
  const t = useText();
  const own = useAccountText();
  const format = useFormat();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { setValue } = useFormControl();
  const { error } = useFormField('document', !isRequired);
  const { document_name: name } = useFormValues();
  const [refused, setRefused] = useState<ReturnType<typeof documentFault>>();
  const size = format.bytes(LARGEST_FILE);
  const refusals = {
    type: own('document.type'),
    size: t('create.documentTooBig', { size }),
    empty: own('document.empty'),
  };
  const fault = refused ? refusals[refused] : error;
  const hint = current ? own('document.current', { name: current, size }) : t('create.documentHint', { size });

  const put = (content: string, fileName: string): void => {
    setValue('document', content);
    setValue('document_name', fileName);
  };
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const found = documentFault(file);
    setRefused(found);
    if (found) put('', '');
    else put(await fileAsText(file), file.name);
  };
  const remove = (): void => {
    if (input.current) input.current.value = '';
    setRefused(undefined);
    put('', '');
  };

  return (
    <div className="ui-stack" style={{ gap: 6 }}>
      <span id={`${id}-label`} style={{ fontWeight: 550 }}>
        {label}
        {isRequired ? null : <span className="ui-mut"> {t('create.optional')}</span>}
      </span>
      <div className="ui-row wrap">
        <input
          ref={input}
          id={id}
          type="file"
          accept={DOCUMENT_TYPES}
          hidden
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        <Button icon="upload" aria-describedby={`${id}-label ${id}-hint`} onClick={() => input.current?.click()}>
          {t('create.documentChoose')}
        </Button>
        {name ? (
          <Button size="sm" icon="x" onClick={remove}>
            {t('create.documentRemove', { name })}
          </Button>
        ) : null}
      </div>
      <p id={`${id}-hint`} className={fault ? 'ui-small ui-danger-text ui-row' : 'ui-small ui-mut'}>
        {fault ? <Icon name="circle-alert" size={14} /> : null}
        {fault ?? hint}
      </p>
    </div>
  );
}
