import './frames.css';
import { currentSite, drawnPieces, OUTLET_ID } from '@console/area';

interface Frame {
  /** 'mf-compute@1.2.0' */
  readonly label: string;
  readonly box: DOMRect;
}

/** The rectangle around some others; undefined for none that can be seen. */
function around(boxes: readonly DOMRect[]): DOMRect | undefined {
  const seen = boxes.filter(({ width, height }) => width > 0 && height > 0);
  if (seen.length === 0) return undefined;
  const left = Math.min(...seen.map((box) => box.left));
  const top = Math.min(...seen.map((box) => box.top));
  const right = Math.max(...seen.map((box) => box.right));
  const bottom = Math.max(...seen.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** What stands on the page now, by who has drawn it: the shell, the area of the address, and the pieces of areas in the shell's places. */
function framesOf(): Frame[] {
  const { shell, remotes } = currentSite().registry;
  const versions = new Map(remotes.map(({ name, version }) => [name, `${name}@${version}`]));
  const outlet = document.getElementById(OUTLET_ID);
  const mounted = [...(outlet?.children ?? [])].map((child) => ({
    label: versions.get(child.getAttribute('data-area') ?? ''),
    box: around([child.getBoundingClientRect()]),
  }));
  const pieces = drawnPieces().map(({ area, boxes }) => ({ label: versions.get(area), box: around(boxes) }));
  return [
    { label: `shell@${shell.version}`, box: document.body.getBoundingClientRect() },
    ...[...mounted, ...pieces].flatMap(({ label, box }) => (label !== undefined && box ? [{ label, box }] : [])),
  ];
}

/**
 * Draws a frame with name and version around what each area has drawn, until that is given up, or the window is left: then nobody
 * hears when the key is let go.
 */
export function showFrames(held: AbortController): void {
  // Let go before this code was here; or the key repeats itself.
  if (held.signal.aborted || document.querySelector('.area-frames')) return;
  const layer = document.createElement('div');
  layer.className = 'area-frames';
  // The same is told in words on the page of health.
  layer.setAttribute('aria-hidden', 'true');
  for (const { label, box } of framesOf()) {
    const frame = document.createElement('div');
    const name = document.createElement('span');
    name.textContent = label;
    frame.append(name);
    frame.style.left = `${box.left}px`;
    frame.style.top = `${box.top}px`;
    frame.style.width = `${box.width}px`;
    frame.style.height = `${box.height}px`;
    layer.append(frame);
  }
  document.body.append(layer);
  window.addEventListener('blur', () => held.abort(), { once: true, signal: held.signal });
  held.signal.addEventListener('abort', () => layer.remove());
}
