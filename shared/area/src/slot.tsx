import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { Notice, Button, textsReady } from '@console/ui';
import { Boundary } from './boundary';
import type { SlotName } from './manifest.mjs';
import { useText } from './messages';
import { useFillers, type Filler } from './slots';

/** Modules that were loaded once are not loaded again. */
const loaded = new Map<string, ComponentType>();

function component(filler: Filler, isNew: boolean): ComponentType {
  const known = loaded.get(filler.id);
  if (known && !isNew) return known;
  const made = lazy(async () => {
    const module = await filler.load();
    await textsReady();
    return module;
  });
  loaded.set(filler.id, made);
  return made;
}

export interface SlotProps {
  readonly name: SlotName;
  /** Stands for each piece until it is there. */
  readonly loading?: ReactNode;
  /** One line for a piece that failed; the default is a notice with Retry. */
  readonly failure?: (retry: () => void) => ReactNode;
}

function Piece({ filler, loading, failure }: { filler: Filler } & Omit<SlotProps, 'name'>) {
  const t = useText();
  const [Content, setContent] = useState(() => component(filler, false));
  const retry = (reset: () => void) => () => {
    setContent(() => component(filler, true));
    reset();
  };
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
    <Boundary name={filler.id} fallback={(_, reset) => (failure ?? line)(retry(reset))}>
      <Suspense fallback={loading}>
        <Content />
      </Suspense>
    </Boundary>
  );
}

/** A place that areas fill. Each piece has its own boundary: one that fails is one line, and the others stay. */
export function Slot({ name, loading = null, failure }: SlotProps) {
  return useFillers(name).map((filler) => (
    <Piece key={filler.id} filler={filler} loading={loading} {...(failure ? { failure } : {})} />
  ));
}
