import { useId, useRef, useState } from 'react';
import { paths } from '@console/contract/paths';
import { Button, Dialog, Input, Link, Notice, toast } from '@console/ui';
import { DraftList } from './draft-list';
import { changeLabels, noteLabels } from './keep-labels';
import { keepNames } from './label-names';
import { MOST_LABELS, LONGEST_PART, readTyped, type LabelProblem } from './label';
import { drafted, draftRows, NO_DRAFT, suggestedLabels, type Draft } from './label-draft';
import { overfull, withChange } from './label-set';
import { useText } from './texts';
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

const EXAMPLE = 'env=prod';

/** What is typed, and what is wrong with it. */
function useTyped(onAdd: (labels: readonly string[]) => void) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<LabelProblem>();
  /** Takes over what is typed; undefined where it is wrong. */
  const take = (): readonly string[] | undefined => {
    const { labels, problem: found } = readTyped(typed);
    setProblem(found);
    if (found !== undefined) return undefined;
    onAdd(labels);
    setTyped('');
    return labels;
  };
  return {
    typed,
    problem,
    take,
    type: (next: string) => {
      setTyped(next);
      setProblem(undefined);
    },
  };
}

/** Adds labels to resources and removes them. What is typed and not yet added is saved, too. */
export function LabelDialog({ resources, onClose }: LabelDialogProps) {
  const t = useText();
  const id = useId();
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
  const { typed, problem, take, type } = useTyped((added) => change(drafted(draft, added)));
  const tooMany = overfull(labels, ids, draft);
  const suggested = suggestedLabels(labels, rows, typed);
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
      <div className="ui-stack tight">
        <label htmlFor={id} className="ui-strong">
          {t('field')}
        </label>
        <div className="ui-row">
          <Input
            ref={field}
            id={id}
            className="ui-grow"
            value={typed}
            placeholder={EXAMPLE}
            invalid={problem !== undefined}
            aria-describedby={`${id}-note`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            onChange={type}
            onKeyDown={(event) => {
              // Enter adds what is typed; in an empty field it saves.
              if (event.key !== 'Enter' || typed.trim() === '' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              take();
            }}
          />
          <Button
            icon="plus"
            disabled={typed.trim() === ''}
            onClick={() => {
              take();
              focusField();
            }}
          >
            {t('addTyped')}
          </Button>
        </div>
        <p
          id={`${id}-note`}
          className={problem === undefined ? 'ui-small ui-mut' : 'ui-small ui-danger-text'}
          aria-live="polite"
        >
          {problem === undefined ? t('hint') : t(`problem.${problem}`, { most: LONGEST_PART })}
        </p>
      </div>
      {suggested.length > 0 ? (
        <div className="ui-stack tight">
          <span className="ui-small ui-mut">{t('suggested')}</span>
          <div className="ui-row wrap">
            {suggested.map((label) => (
              <Button
                key={label}
                size="sm"
                icon="plus"
                aria-label={t('addOne', { label })}
                onClick={() => {
                  change(drafted(draft, [label]));
                  type('');
                  focusField();
                }}
              >
                <span className="labels-text">{label}</span>
              </Button>
            ))}
          </div>
        </div>
      ) : null}
      {tooMany > 0 ? <Notice tone="danger">{t('tooMany', { n: tooMany, most: MOST_LABELS })}</Notice> : null}
      {isFull ? <Notice tone="danger">{t('full')}</Notice> : null}
    </Dialog>
  );
}
