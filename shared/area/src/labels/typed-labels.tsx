import { useId, useState, type RefObject } from 'react';
import { Button, Icon, Input } from '@console/ui';
import { LONGEST_PART, readTyped, type LabelProblem } from './label';
import { useText } from './texts';

const EXAMPLE = 'env=prod';

interface Typing {
  readonly typed: string;
  readonly problem: LabelProblem | undefined;
  readonly type: (next: string) => void;
  /** Takes over what is typed; undefined where it is wrong. */
  readonly take: () => readonly string[] | undefined;
}

/** What is typed, and what is wrong with it. */
export function useTyped(onAdd: (labels: readonly string[]) => void): Typing {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<LabelProblem>();
  return {
    typed,
    problem,
    type: (next) => {
      setTyped(next);
      setProblem(undefined);
    },
    take: () => {
      const { labels, problem: found } = readTyped(typed);
      setProblem(found);
      if (found !== undefined) return undefined;
      onAdd(labels);
      setTyped('');
      return labels;
    },
  };
}

interface TypedLabelsProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly typing: Typing;
}

/** The field for labels, with the button that adds what is typed. */
export function TypedLabels({ ref, typing: { typed, problem, type, take } }: TypedLabelsProps) {
  const t = useText();
  const id = useId();
  return (
    <div className="ui-stack tight">
      <label htmlFor={id} className="ui-strong">
        {t('field')}
      </label>
      <div className="ui-row">
        <Input
          ref={ref}
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
            ref.current?.focus();
          }}
        >
          {t('addTyped')}
        </Button>
      </div>
      <p
        id={`${id}-note`}
        className={problem === undefined ? 'ui-small ui-mut' : 'ui-small ui-danger-text ui-row'}
        aria-live="polite"
      >
        {problem === undefined ? null : <Icon name="circle-alert" size={14} />}
        <span>{problem === undefined ? t('hint') : t(`problem.${problem}`, { most: LONGEST_PART })}</span>
      </p>
    </div>
  );
}
