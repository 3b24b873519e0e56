import { withoutSecretText } from './secrets';

/** How many steps a report tells of. (spec 1, section 8) */
export const MAX_BREADCRUMBS = 40;
const NAME_LIMIT = 60;

/** A step on the way to an error; epoch seconds. */
export interface Breadcrumb {
  readonly timestamp: number;
  readonly category: 'navigation' | 'click' | 'report';
  readonly message: string;
}

const steps: Breadcrumb[] = [];

/** Notes a step; the oldest go. */
export function noteStep(category: Breadcrumb['category'], message: string): void {
  steps.push({ timestamp: Date.now() / 1000, category, message: withoutSecretText(message) });
  if (steps.length > MAX_BREADCRUMBS) steps.shift();
}

/** The latest steps, oldest first. */
export const breadcrumbs = (): readonly Breadcrumb[] => [...steps];

/**
 * What a control is called: never what was typed into it. A link is called by the path that it leads to: its text may be
 * somebody's name.
 */
export function nameOf(control: Element): string {
  const tag = control.tagName.toLowerCase();
  if (control instanceof HTMLAnchorElement)
    return `${tag} ${control.origin === location.origin ? '' : control.origin}${control.pathname}`;
  return `${tag} ${(control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, NAME_LIMIT)}`;
}

/** Notes where people go and what they press. Query and fragment of addresses stay behind: they can carry secrets. */
export function watchSteps(onNavigate: (listener: () => void) => unknown): void {
  let path = window.location.pathname;
  onNavigate(() => {
    if (window.location.pathname === path) return;
    noteStep('navigation', `${path} → ${window.location.pathname}`);
    path = window.location.pathname;
  });
  window.addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element ? target.closest('button, a, [role=button]') : null;
      if (control) noteStep('click', nameOf(control));
    },
    { capture: true, passive: true },
  );
}
