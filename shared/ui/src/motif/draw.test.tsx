import { renderToStaticMarkup } from 'react-dom/server';
import { Art } from './art';
import { light } from './draw';
import { motifNames } from './names';

function drawn(motif: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.innerHTML = renderToStaticMarkup(<Art motif={motif} seed="a brand" />);
  return svg;
}

const lamps = (svg: SVGSVGElement): number =>
  svg.querySelectorAll('[fill="var(--accent)"],[stroke="var(--accent)"]').length;

it.each([...motifNames, 'of no name'])('%s has a lamp for one place, and no more than there are places', (motif) => {
  const svg = drawn(motif);
  const all = lamps(svg);
  expect(all).toBeGreaterThan(0);
  light(svg, all);
  expect(lamps(svg)).toBe(all);
  light(svg, 1);
  expect(lamps(svg)).toBe(1);
});
