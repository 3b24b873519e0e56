const FIELDS = 'input:not(:disabled),select:not(:disabled),textarea:not(:disabled)';

/** Every element of a form, those that stand elsewhere and point to it with `form` included, in the order of the page. */
function partsOf(formId: string): HTMLElement[] {
  const id = CSS.escape(formId);
  return [
    ...document.querySelectorAll<HTMLElement>(
      `#${id} [aria-invalid=true],[data-form="${id}"][aria-invalid=true],[form="${id}"][aria-invalid=true]`,
    ),
  ];
}

/** Puts the focus into the first wrong field; where only the whole failed, brings the message into view. */
export function focusFirstWrong(formId: string): void {
  const [first] = partsOf(formId);
  if (first) {
    const field = first.matches(FIELDS)
      ? first
      : (first.querySelector<HTMLElement>('input:checked') ?? first.querySelector<HTMLElement>(FIELDS));
    field?.focus();
    return;
  }
  document.querySelector(`[data-form-error="${CSS.escape(formId)}"]`)?.scrollIntoView({ block: 'nearest' });
}
