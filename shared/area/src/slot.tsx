import { Fragment, useCallback, type ComponentType, type FragmentInstance, type ReactNode } from 'react';
import { Button, Notice, onDemand, useOnDemandOrThrow, type OnDemand } from '@console/ui';
import { Boundary } from './boundary';
import type { SlotName } from './manifest.mjs';
import { useText } from './messages';
import { noteDrawn, useFillers, type Filler } from './slots';

/** Modules that were loaded once are not loaded again. */
const pieces = new Map<string, OnDemand<ComponentType>>();

function pieceOf(filler: Filler): OnDemand<ComponentType> {
  const known = pieces.get(filler.id);
  if (known) return known;
  const made = onDemand(async () => (await filler.load()).default);
  pieces.set(filler.id, made);
  return made;
}

export interface SlotProps {
  readonly name: SlotName;
  /** Only pieces of these areas; of all without. */
  readonly areas?: readonly string[];
  /** Only the first of its pieces, or all but that one; all without. */
  readonly part?: 'first' | 'others';
  /** Stands for each piece until it is there. */
  readonly loading?: ReactNode;
  /** One line for a piece that failed; the default is a notice with Retry. */
  readonly failure?: (retry: () => void) => ReactNode;
}

function Content({ piece, loading }: { piece: OnDemand<ComponentType> } & Pick<SlotProps, 'loading'>) {
  const Piece = useOnDemandOrThrow(piece);
  // oxlint-disable-next-line react/static-components -- not made here: a piece is the same one for as long as it is shown
  return Piece ? <Piece /> : loading;
}

function Place({ filler, loading, failure }: { filler: Filler } & Pick<SlotProps, 'loading' | 'failure'>) {
  const t = useText();
  const { area } = filler;
  const note = useCallback(
    (fragment: FragmentInstance | null) => (fragment ? noteDrawn(area, fragment) : undefined),
    [area],
  );
  const line = (again: () => void): ReactNode => (
    <Notice
      tone="warn"
      action={
        <Button size="sm" onClick={again}>
          {t('boundary.retry')}
        </Button>
      }
    >
      {t('slot.failed')}
    </Notice>
  );
  return (
    <Boundary name={filler.id} fallback={(_, retry) => (failure ?? line)(retry)}>
      <Fragment ref={note}>
        <Content piece={pieceOf(filler)} loading={loading} />
      </Fragment>
    </Boundary>
  );
}

/** A place that areas fill. Each piece has its own boundary: one that fails is one line, and the others stay. */
export function Slot({ name, areas, part, loading = null, failure }: SlotProps) {
  const all = useFillers(name).filter(({ area }) => areas?.includes(area) !== false);
  const fillers = part === 'first' ? all.slice(0, 1) : part === 'others' ? all.slice(1) : all;
  return fillers.map((filler) => (
    <Place key={filler.id} filler={filler} loading={loading} {...(failure ? { failure } : {})} />
  ));
}
