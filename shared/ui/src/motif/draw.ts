import { wantsLessMotion } from '../root/media';

const LAMP = '[fill="var(--accent)"],[stroke="var(--accent)"]';
/** Of a lamp that is off. */
const OFF = 'var(--brand-6)';

/** How far a shape is from the middle of what is seen of a drawing. */
function distance(shape: Element, { left, top, width, height }: DOMRect): number {
  const box = shape.getBoundingClientRect();
  return Math.hypot(box.left + box.width / 2 - left - width / 2, box.top + box.height / 2 - top - height / 2);
}

/** Lights as many lamps of a drawing as there are places, those in its middle first; a drawing with fewer lights them all. */
export function light(svg: SVGSVGElement, places: number): void {
  const seen = (svg.parentElement ?? svg).getBoundingClientRect();
  const lamps = [...svg.querySelectorAll(LAMP)].toSorted((a, b) => distance(a, seen) - distance(b, seen));
  for (const lamp of lamps.slice(places))
    for (const paint of ['fill', 'stroke'])
      if (lamp.getAttribute(paint) === 'var(--accent)') lamp.setAttribute(paint, OFF);
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
