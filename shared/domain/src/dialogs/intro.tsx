import type { ComponentType, ReactNode } from 'react';

export interface IntroProps<Id extends string> {
  /** `Text` of the messages that have it. */
  readonly of: ComponentType<{ id: Id; values?: Readonly<Record<string, ReactNode>> }>;
  readonly id: Id;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The line under a dialog's title, with the names in it heavier; a name is never cut. */
export function Intro<Id extends string>({ of: Text, id, values }: IntroProps<Id>) {
  const shown = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'string' ? <b key={key}>{value}</b> : value,
  ]);
  return <Text id={id} values={Object.fromEntries(shown)} />;
}
