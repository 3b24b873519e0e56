import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@console/api';
import { text } from './messages';

/** '4 vCPU', '' where there is none; with an id where the words for the same thing may change, such as a name that is read later than the form opens. */
export type Fact = string | { readonly id: string; readonly text: string };

/** What a form is about, as short texts of the same kind and order: '4 vCPU', '8 GB'. */
type Facts = readonly Fact[];

const idOf = (fact: Fact | undefined): string | undefined => (typeof fact === 'object' ? fact.id : fact);
const textOf = (fact: Fact): string => (typeof fact === 'object' ? fact.text : fact);

/** How a form that overwrites something finds out whether somebody else has changed it meanwhile. */
export interface Latest {
  /** As shown when the form opened. */
  readonly facts: Facts;
  /** What the first of several calls of this form has made of it, where the others are still left. */
  readonly own?: Facts | undefined;
  /** The same, from the server. @throws ApiError */
  readonly read: () => Promise<Facts>;
}

/** What the button of a form says that has told that something was changed meanwhile. */
export const overwriteText = (): string => text('overwrite');

/**
 * Says that something was changed by somebody else, and that nothing was sent.
 * @param facts what is other than it was, as it is now
 */
export function changedMeanwhile(facts: Facts): ApiError {
  const list = facts
    .map(textOf)
    .filter((fact) => fact !== '')
    .join(', ');
  const overwrite = overwriteText();
  return new ApiError({
    kind: 'general',
    text: list === '' ? text('removed', { overwrite }) : text('changed', { list, overwrite }),
  });
}

/**
 * To be called before a form is sent that overwrites something: whoever changes the same thing later, in another tab or as
 * another person, sees what it is now before it is overwritten. What has been told once may be overwritten.
 * @returns `read` reads it anew. It throws an ApiError in words where it is not as it was, or cannot be read: then nothing
 * was sent. `isOverwriting` says that it was told, so that the next try overwrites it
 */
export function useLatest(latest: Latest | undefined): { read: () => Promise<void>; isOverwriting: boolean } {
  const known = useRef(latest?.facts);
  const [isOverwriting, setOverwriting] = useState(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const read = async (): Promise<void> => {
    if (!latest) return;
    const now = await latest.read();
    // Closed meanwhile: the person does not want it any more.
    if (!isShown.current) throw new ApiError({ kind: 'general', text: '', aborted: true });
    const { own } = latest;
    const changed = now.filter((fact, index) =>
      [known.current, own].every((facts) => idOf(fact) !== idOf(facts?.[index])),
    );
    known.current = now;
    setOverwriting(changed.length > 0);
    if (changed.length > 0) throw changedMeanwhile(changed);
  };
  return { read, isOverwriting };
}
