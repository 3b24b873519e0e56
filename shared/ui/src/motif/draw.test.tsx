import { renderToStaticMarkup } from 'react-dom/server';
import { Art } from './art';
import { light, windowAt } from './draw';
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

it.each([
  ['the middle where all is seen', [{ from: 400, to: 500 }], 900, 0],
  ['the middle where nothing is', [], 100, 400],
  ['what is cut in the middle', [{ from: 380, to: 420 }], 100, 350],
  ['the most', [0, 700, 760].map((from) => ({ from, to: from + 20 })), 100, 690],
  ['no more than there is', [{ from: 0, to: 20 }], 100, 0],
])('shows %s', (_, shapes, size, at) => {
  expect(windowAt(shapes, size, 900)).toBe(at);
});
