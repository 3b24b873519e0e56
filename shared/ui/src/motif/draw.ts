import { wantsLessMotion } from '../root/media';

const LAMP = '[fill="var(--accent)"],[stroke="var(--accent)"]';
/** Of a lamp that is off. */
const OFF = 'var(--brand-6)';

/** The field that the art is drawn on. */
const FIELD = { width: 806, height: 900 };

const within = ({ left, right, top, bottom }: DOMRect, seen: DOMRect): boolean =>
  left >= seen.left && right <= seen.right && top >= seen.top && bottom <= seen.bottom;

/** How far a shape is from the middle of what is seen of a drawing; what is cut comes after all that is whole. */
function distance(shape: Element, seen: DOMRect): number {
  const box = shape.getBoundingClientRect();
  const { left, top, width, height } = seen;
  const far = Math.hypot(box.left + box.width / 2 - left - width / 2, box.top + box.height / 2 - top - height / 2);
  return within(box, seen) ? far : far + 1e6;
}

/** Lights as many lamps of a drawing as there are places, those in its middle first; a drawing with fewer lights them all. */
export function light(svg: SVGSVGElement, places: number): void {
  const seen = (svg.parentElement ?? svg).getBoundingClientRect();
  const lamps = [...svg.querySelectorAll(LAMP)].toSorted((a, b) => distance(a, seen) - distance(b, seen));
  for (const lamp of lamps.slice(places))
    for (const paint of ['fill', 'stroke'])
      if (lamp.getAttribute(paint) === 'var(--accent)') lamp.setAttribute(paint, OFF);
}

/** Where along one side of the field a shape is, in its units. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Where a window begins that shows as many shapes whole as it can; of several, the one nearest to the middle.
 * @param size of the window, `whole` of the field that it slides along
 */
export function windowAt(shapes: readonly Span[], size: number, whole: number): number {
  const most = Math.max(0, whole - size);
  const middle = most / 2;
  const seenFrom = (at: number): Span[] => shapes.filter(({ from, to }) => from >= at && to <= at + size);
  const groups = shapes.map(({ from }) => (from + Math.max(...seenFrom(from).map(({ to }) => to)) - size) / 2);
  const places = [middle, ...groups.filter(Number.isFinite).map((at) => Math.max(0, Math.min(most, at)))]
    .map((at) => ({ at, shown: seenFrom(at).length, off: Math.abs(at - middle) }))
    .toSorted((a, b) => b.shown - a.shown || a.off - b.off);
  return places[0]?.at ?? middle;
}

/** Shows the part of a drawing in which the most of its lamps are whole: a band or a narrow window cuts the rest away. */
export function frame(svg: SVGSVGElement): void {
  svg.setAttribute('viewBox', `0 0 ${FIELD.width} ${FIELD.height}`);
  const seen = svg.getBoundingClientRect();
  const scale = Math.max(seen.width / FIELD.width, seen.height / FIELD.height);
  if (scale === 0) return;
  const [width, height] = [seen.width / scale, seen.height / scale];
  const boxes = [...svg.querySelectorAll(LAMP)].map((lamp) => lamp.getBoundingClientRect());
  const [x, y] = [(FIELD.width - width) / 2, (FIELD.height - height) / 2];
  const across = boxes.map(({ left, right }) => ({
    from: (left - seen.left) / scale + x,
    to: (right - seen.left) / scale + x,
  }));
  const down = boxes.map(({ top, bottom }) => ({
    from: (top - seen.top) / scale + y,
    to: (bottom - seen.top) / scale + y,
  }));
  const begin = [windowAt(across, width, FIELD.width), windowAt(down, height, FIELD.height)];
  svg.setAttribute('viewBox', [...begin, width, height].join(' '));
}

/** Milliseconds from the first shape that appears to the last, and those that each takes. */
const SPREAD = 900;
const EACH = 600;
/** Between two lamps, which come last. */
const BETWEEN = 140;
const EASING = 'cubic-bezier(.2,.8,.2,1)';
/** Lines shorter than this are dots: they appear. */
const LINE = 40;

function isLine(shape: SVGGeometryElement): boolean {
  const { stroke, strokeDasharray } = getComputedStyle(shape);
  return stroke !== 'none' && strokeDasharray === 'none' && shape.getTotalLength() > LINE;
}

function appear(shape: SVGGeometryElement, delay: number): void {
  const timing: KeyframeAnimationOptions = { duration: EACH, delay, easing: EASING, fill: 'backwards' };
  if (isLine(shape)) {
    const length = String(shape.getTotalLength());
    const dashes = { strokeDasharray: `${length} ${length}` };
    shape.animate(
      [
        { ...dashes, strokeDashoffset: length },
        { ...dashes, strokeDashoffset: '0' },
      ],
      timing,
    );
  }
  // Round ends of a line of no length would be seen.
  shape.animate([{ opacity: 0 }, {}], { ...timing, duration: EACH / 2 });
}

let isDrawn = false;

/** Draws it before one's eyes, line by line, and then its lamps: once for each load of the page, never where less motion is wanted. */
export function draw(svg: SVGSVGElement): void {
  if (isDrawn) return;
  isDrawn = true;
  if (wantsLessMotion()) return;
  const shapes = [...svg.querySelectorAll<SVGGeometryElement>('path,rect,circle,ellipse,line,polygon,polyline')];
  const isLamp = (shape: Element): boolean => shape.closest(LAMP) !== null;
  const lines = shapes.filter((shape) => !isLamp(shape));
  for (const [i, shape] of lines.entries()) appear(shape, (i / lines.length) * SPREAD);
  for (const [i, lamp] of shapes.filter(isLamp).entries()) appear(lamp, SPREAD + i * BETWEEN);
}
