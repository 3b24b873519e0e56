import type { ReactNode, SVGAttributes } from 'react';
import { create } from 'zustand';
import { firstIcons } from './first-icons';
import type { MoreIcons } from './more-icons';

/** The name of an icon, as lucide has it. */
export type IconName = keyof typeof firstIcons | keyof MoreIcons;

/** Draws an icon with these attributes. */
export type Drawing = (attributes: SVGAttributes<SVGSVGElement>) => ReactNode;

type Drawings = Readonly<Partial<Record<IconName, Drawing>>>;

/** The icons that came with the console. */
export const iconsAtHand: Drawings = firstIcons;

/** The icons that no first screen shows, once they are there. */
export const useMoreIcons = create<Drawings>()(() => ({}));

let pending: Promise<void> | undefined;

/** Fetches them, once. Decoration that does not come is nothing to tell a person: the next one that is drawn asks again. */
export function loadMoreIcons(): void {
  pending ??= import(/* webpackChunkName: "icons" */ './more-icons').then(
    ({ moreIcons }) => useMoreIcons.setState(moreIcons),
    () => {
      pending = undefined;
    },
  );
}
