import { useId, useState, type ReactNode } from 'react';
import { Button, Dialog, Icon, Input } from '@console/ui';
import { nameFault } from '../names/path';
import { useBrowserText } from '../texts';

interface NameFormProps {
  readonly title: string;
  /** As it is now. */
  readonly name: string;
  /** As it was typed before. */
  readonly typedBefore?: string;
  /** Folder that it is in. */
  readonly parent: string;
  readonly isFolder: boolean;
  readonly saveLabel: string;
  readonly pendingLabel: string;
  /** @returns what is wrong after all, in words; nothing where it is done */
  readonly onSave: (name: string) => Promise<string | undefined>;
  readonly onClose: () => void;
  readonly children?: (name: string) => ReactNode;
}

/** The name of an object or folder, with the rule that it breaks at the field. Spaces at its ends belong to it. */
export function NameForm({
  title,
  name,
  typedBefore = name,
  parent,
  isFolder,
  saveLabel,
  pendingLabel,
  onSave,
  onClose,
  children,
}: NameFormProps) {
  const t = useBrowserText();
  const id = useId();
  const [typed, setTyped] = useState(typedBefore);
  const [isChecked, setChecked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const fault = nameFault(typed, parent, isFolder ? '/' : '');
  // An empty field is a fault only once somebody wants to save it.
  const shown = fault && (isChecked || fault !== 'empty') ? t(`fault.${fault}`) : refusal;
  const hasEdges = typed !== typed.trim();
  const save = async (): Promise<void> => {
    setChecked(true);
    if (fault) document.getElementById(id)?.focus();
    if (fault || isPending) return;
    setPending(true);
    setRefusal(undefined);
    const refused = await onSave(typed);
    setPending(false);
    if (refused === undefined) onClose();
    else setRefusal(refused);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      dirty={typed !== name || isPending}
      onSubmit={() => void save()}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="filled" pending={isPending} pendingLabel={pendingLabel}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <div className="ui-stack tight">
        <label htmlFor={id} className="ui-strong">
          {t('column.name')}
        </label>
        <Input
          id={id}
          dir="auto"
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setRefusal(undefined);
          }}
          invalid={Boolean(shown)}
          aria-describedby={`${id}-note`}
          autoComplete="off"
          spellCheck={false}
          autoFocus
        />
        <p
          id={`${id}-note`}
          className={shown ? 'ui-small ui-danger-text ui-row' : 'ui-small ui-mut'}
          aria-live="polite"
        >
          {shown ? <Icon name="circle-alert" size={14} /> : null}
          <span>{shown ?? (hasEdges ? t('name.edges') : t('name.hint'))}</span>
        </p>
      </div>
      {children?.(typed)}
    </Dialog>
  );
}
