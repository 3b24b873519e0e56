import { useRef, useState } from 'react';
import { paths } from '@console/contract/paths';
import { Button, Dialog, Link, Notice, toast } from '@console/ui';
import { DraftList } from './draft-list';
import { changeLabels, noteLabels } from './keep-labels';
import { keepNames } from './label-names';
import { MOST_LABELS } from './label';
import { drafted, draftRows, NO_DRAFT, suggestedLabels, type Draft } from './label-draft';
import { overfull, withChange } from './label-set';
import { useText } from './texts';
import { TypedLabels, useTyped } from './typed-labels';
import { useLabels } from './use-labels';

/** Something that has labels. */
export interface LabelledResource {
  /** Its uuid, or the name of what has none. */
  readonly id: string;
  readonly name: string;
}

export interface LabelDialogProps {
  /** One or several: what is added and removed is done to each of them. */
  readonly resources: readonly LabelledResource[];
  readonly onClose: () => void;
}

interface SuggestionsProps {
  readonly labels: readonly string[];
  readonly onAdd: (label: string) => void;
}

/** Labels that other resources have, to be added by one press. */
function Suggestions({ labels, onAdd }: SuggestionsProps) {
  const t = useText();
  if (labels.length === 0) return null;
  return (
    <div className="ui-stack tight">
      <span className="ui-small ui-mut">{t('suggested')}</span>
      <div className="ui-row wrap">
        {labels.map((label) => (
          <Button key={label} size="sm" icon="plus" aria-label={t('addOne', { label })} onClick={() => onAdd(label)}>
            <span className="labels-text">{label}</span>
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Adds labels to resources and removes them. What is typed and not yet added is saved, too. */
export function LabelDialog({ resources, onClose }: LabelDialogProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const labels = useLabels();
  const [draft, setDraft] = useState<Draft>(NO_DRAFT);
  const [isFull, setFull] = useState(false);
  const ids = resources.map((resource) => resource.id);
  const rows = draftRows(labels, ids, draft);
  const change = (next: Draft): void => {
    noteLabels(next.add);
    setDraft(next);
    setFull(false);
  };
  const typing = useTyped((added) => change(drafted(draft, added)));
  const { typed, take } = typing;
  const tooMany = overfull(labels, ids, draft);
  const focusField = (): void => field.current?.focus();
  const [first] = resources;
  const values = { n: resources.length, name: first?.name ?? '' };

  const isDirty = typed.trim() !== '' || draft.add.length > 0 || draft.remove.length > 0;
  const save = (): void => {
    const added = take();
    if (added === undefined) return focusField();
    const whole = drafted(draft, added);
    if (overfull(labels, ids, whole) > 0) return;
    const keeping = changeLabels((set) => withChange(set, ids, whole));
    if (keeping === 'full') return setFull(true);
    keepNames(resources, withChange(labels, ids, whole));
    if (keeping === 'memory') toast.error(t('memory'));
    else toast.success(t('saved', values));
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={resources.length === 1 ? t('dialog.one', values) : t('dialog.many', values)}
      description={t('dialog.about')}
      dirty={isDirty}
      onSubmit={save}
      footer={
        <>
          {isDirty || labels.size === 0 ? null : (
            <span className="note">
              <Link to={paths.labels()}>{t('all')}</Link>
            </span>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="filled">
            {t('save')}
          </Button>
        </>
      }
    >
      {rows.length > 0 ? (
        <DraftList rows={rows} of={ids.length} draft={draft} onChange={change} onFocusLost={focusField} />
      ) : null}
      <TypedLabels ref={field} typing={typing} />
      <Suggestions
        labels={suggestedLabels(labels, rows, typed)}
        onAdd={(label) => {
          change(drafted(draft, [label]));
          typing.type('');
          focusField();
        }}
      />
      {tooMany > 0 ? <Notice tone="danger">{t('tooMany', { n: tooMany, most: MOST_LABELS })}</Notice> : null}
      {isFull ? <Notice tone="danger">{t('full')}</Notice> : null}
    </Dialog>
  );
}
