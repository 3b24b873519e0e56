import { createElement, type ReactNode, type SVGAttributes } from 'react';

/** What an icon is drawn of: elements of SVG with their attributes. */
export type Shapes = readonly (readonly [string, Readonly<Record<string, string>>])[];

/**
 * An icon of these shapes, drawn as lucide-react draws it. The build puts it in the place of the library's own component,
 * which brings five times the bytes to every page (lucide-loader.cjs).
 */
export const glyph =
  (shapes: Shapes) =>
  (attributes: SVGAttributes<SVGSVGElement>): ReactNode =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...attributes,
      },
      ...shapes.map(([tag, shape]) => createElement(tag, shape)),
    );
