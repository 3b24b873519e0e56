import { useId } from 'react';
import type { ComponentProps } from 'react';
import { KeyFacts } from '@console/ui';

/** Facts under a heading of their own. */
export function FactSection({ title, ...facts }: { title: string } & ComponentProps<typeof KeyFacts>) {
  const id = useId();
  return (
    <section className="ui-stack tight" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <KeyFacts {...facts} />
    </section>
  );
}
