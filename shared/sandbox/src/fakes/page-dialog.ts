import * as v from 'valibot';

/** What a processor's page shows. */
export const PayPage = v.object({
  status: v.string(),
  message: v.nullable(v.string()),
  shows: v.object({
    question: v.string(),
    merchant: v.string(),
    method: v.string(),
    amount: v.nullable(v.string()),
    asks_code: v.boolean(),
  }),
});
export type PayPage = v.InferOutput<typeof PayPage>;

/** What a person does on it; the words are those of the page's own buttons. */
export interface PageChoice {
  readonly action: 'approve' | 'decline' | 'timeout' | 'close' | 'code';
  readonly code?: string;
}

const BUTTONS = [
  ['approve', 'Approve'],
  ['decline', 'Decline'],
  ['timeout', 'Let it time out'],
  ['close', 'Go back without answering'],
] as const;

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
  style: Partial<CSSStyleDeclaration> = {},
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.textContent = text;
  Object.assign(made.style, style);
  return made;
}

function codeField(onChoice: (choice: PageChoice) => void): HTMLElement {
  const form = element('form', '', { display: 'grid', gap: '8px' });
  const label = element('label', 'Code from your bank (123456) ');
  const input = element('input', '', { font: 'inherit', padding: '8px' });
  label.append(input);
  const confirm = element('button', 'Confirm', { font: 'inherit', padding: '8px' });
  form.append(label, confirm);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    onChoice({ action: 'code', code: input.value });
  });
  return form;
}

/**
 * A processor's page as a dialog over the site's page, for where there is no host to show it from. `onChoice`: what the
 * person does. Answers how to say that something was wrong, and how to take the dialog away.
 */
export function payDialog({ shows }: PayPage, onChoice: (choice: PageChoice) => void) {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const shade = element('div', '', {
    position: 'fixed',
    inset: '0',
    zIndex: '2147483000',
    display: 'grid',
    placeItems: 'center',
    background: 'rgb(0 0 0 / 55%)',
  });
  const box = element('div', '', {
    display: 'grid',
    gap: '10px',
    width: 'min(440px, calc(100vw - 32px))',
    padding: '24px',
    borderRadius: '10px',
    background: 'Canvas',
    color: 'CanvasText',
    font: '16px/1.5 system-ui, sans-serif',
  });
  box.setAttribute('role', 'dialog');
  box.setAttribute('aria-modal', 'true');
  box.setAttribute('aria-label', shows.question);
  const fault = element('p', '', { margin: '0', fontWeight: '600' });
  fault.setAttribute('role', 'alert');
  const heading = element('h2', shows.question, { margin: '0', fontSize: '20px' });
  const facts = [shows.amount, `To ${shows.merchant}`, `With ${shows.method}`].filter((text) => text !== null);
  box.append(heading, ...facts.map((text) => element('div', text)), fault);
  if (shows.asks_code) box.append(codeField(onChoice));
  for (const [action, text] of BUTTONS) {
    const button = element('button', text, { font: 'inherit', padding: '10px' });
    button.type = 'button';
    button.addEventListener('click', () => onChoice({ action }));
    box.append(button);
  }
  shade.append(box);
  root.append(shade);
  document.body.append(host);
  root.querySelector('button')?.focus();
  return {
    say: (text: string) => {
      fault.textContent = text;
    },
    remove: () => host.remove(),
  };
}
