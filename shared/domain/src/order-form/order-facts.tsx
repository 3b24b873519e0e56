import type { ComponentProps, ReactNode } from 'react';
import { locationName, type Job } from '@console/area';
import { LocationCode, type Facts } from '@console/ui';

/** A label, and what stands beside it. */
export type OrderFact = ComponentProps<typeof Facts>['items'][number];

/** A name as a summary says it. @param none what stands there while nothing is typed */
export const chosenName = (name: string, none: ReactNode): ReactNode =>
  name.trim() === '' ? none : <b className="ui-strong">{name.trim()}</b>;

/** A location as a summary says it. @param none what stands there while none is chosen */
export const chosenPlace = (slug: string | undefined, none?: ReactNode): ReactNode =>
  slug ? <LocationCode slug={slug} name={locationName(slug)} /> : none;

/** A number that a job remembers of its request; 0 for none. */
export function jobNumber({ match }: Pick<Job, 'match'>, key: string): number {
  const value = match?.[key];
  return typeof value === 'number' ? value : 0;
}

/** A text that a job remembers, under its label; nothing where it remembers none. */
export function jobFact({ match }: Pick<Job, 'match'>, key: string, label: string): OrderFact[] {
  const value = match?.[key];
  return typeof value === 'string' && value !== '' ? [{ label, value }] : [];
}
