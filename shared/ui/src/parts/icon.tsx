import { createElement, useEffect } from 'react';
import type { ReactNode, SVGAttributes } from 'react';
import { cx } from './class-names';
import { glyph } from './glyph';
import type { IconName } from './icons';
import { iconsAtHand, loadMoreIcons, useMoreIcons } from './icons';

const STROKE: Record<number, number> = { 12: 2, 14: 2, 16: 1.75, 20: 1.5 };

/** Icons that point along the line of reading: they turn where it runs from right to left. */
const DIRECTIONAL = /^(arrow|chevron)-(left|right)$/;

export interface IconProps {
  name: IconName;
  /** px; 20 in navigation, 16 in controls, 14 inline, 12 in badges. Default 16. */
  size?: 12 | 14 | 16 | 20 | 24;
  /** Says what the icon means where no word does; without it the icon is decoration. */
  label?: string;
  className?: string;
}

/** The room of an icon whose drawing is on its way. */
const Nothing = glyph([]);

/** An icon that comes later: its room is there at once. */
function LaterIcon({ name, ...attributes }: { name: IconName } & SVGAttributes<SVGSVGElement>): ReactNode {
  useEffect(loadMoreIcons, []);
  return createElement(useMoreIcons((icons) => icons[name]) ?? Nothing, attributes);
}

/** An outline icon. (look, section 5) */
export function Icon({ name, size = 16, label, className }: IconProps): ReactNode {
  const attributes = {
    width: size,
    height: size,
    strokeWidth: STROKE[size] ?? 1.5,
    className: cx('ui-i', DIRECTIONAL.test(name) && 'ui-turns', className),
    ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }),
  };
  const First = iconsAtHand[name];
  return First ? <First {...attributes} /> : <LaterIcon name={name} {...attributes} />;
}
