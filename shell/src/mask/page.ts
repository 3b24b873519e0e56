import { joined, maskedPieces, type Span } from './masked';

/** Attributes that are shown, or read out. */
const ATTRIBUTES = [
  'title',
  'alt',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-placeholder',
  'aria-roledescription',
];
/** All of it is private, whatever it says: what no other rule would find. */
const PRIVATE = '[data-private]';
/** Texts of no page, and those that somebody types: an editor reads its own back. */
const LEFT_ALONE = 'script,style,noscript,textarea,[contenteditable]:not([contenteditable=false])';
const FIELDS = 'input,textarea,[contenteditable]:not([contenteditable=false])';
/** Of a number, programs ask the field itself what it is. */
const TYPED = new Set(['text', 'search', 'email', 'tel', 'url']);
const EVENTS = ['input', 'change', 'focusin', 'focusout'];
const COVERED = 'data-masked';
/** No browser offers to keep what such a field holds. */
const NOT_KEPT = 'one-time-code';

/** What the page was given, and what stands there instead. */
interface Kept {
  readonly source: string;
  readonly shown: string;
}

export interface Masking {
  /** What of a text is not to be read. */
  readonly spans: (text: string) => readonly Span[];
  /** A field that is private, by its name, is being typed into; or is left with what it holds now. */
  readonly typed: (field: Element, name: string, value: string, isLeft: boolean) => void;
}

/** What a field was before it was covered. */
interface Uncovered {
  readonly type: string;
  readonly autocomplete: string | null;
}

/**
 * Keeps a document free of what is not to be read: replaces texts and attributes before they are drawn, and covers fields.
 * React compares with what it has drawn last, never with the page: it writes only what changes, and that is replaced anew.
 */
export class MaskedPage {
  readonly #texts = new WeakMap<Text, Kept>();
  readonly #attributes = new WeakMap<Element, Map<string, Kept>>();
  readonly #covered = new WeakMap<Element, Uncovered>();
  readonly #document: Document;
  readonly #masking: Masking;
  readonly #observer: MutationObserver;

  constructor(document_: Document, masking: Masking) {
    this.#document = document_;
    this.#masking = masking;
    this.#observer = new MutationObserver((changes) => this.#follow(changes));
  }

  start(): void {
    this.maskAll();
    // Told before the browser draws, and before the page's own listeners are told of what was typed.
    for (const event of EVENTS) this.#document.addEventListener(event, this.#onField, true);
    this.#observer.observe(this.#document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: [...ATTRIBUTES, 'value', 'type'],
    });
  }

  /** Everything that is there: at the start, and when more is known to be private. */
  maskAll(): void {
    this.#maskTree(this.#document);
    this.#observer.takeRecords();
  }

  /** Gives every text back. */
  stop(): void {
    this.#observer.disconnect();
    for (const event of EVENTS) this.#document.removeEventListener(event, this.#onField, true);
    for (const node of textsIn(this.#document)) {
      const kept = this.#texts.get(node);
      if (kept && node.data === kept.shown) node.data = kept.source;
    }
    for (const element of this.#document.querySelectorAll('*')) {
      this.#uncover(element);
      for (const [name, { source, shown }] of this.#attributes.get(element) ?? [])
        if (element.getAttribute(name) === shown) element.setAttribute(name, source);
    }
  }

  #follow(changes: readonly MutationRecord[]): void {
    for (const { target, type, addedNodes, attributeName } of changes) {
      if (type === 'childList') {
        for (const node of addedNodes) this.#maskTree(node);
        if (target instanceof HTMLTextAreaElement) this.#cover(target);
      } else if (target instanceof Text) this.#maskLine(target);
      else if (target instanceof Element && attributeName !== null) {
        if (attributeName === 'value' || attributeName === 'type') this.#cover(target);
        else this.#maskAttribute(target, attributeName);
      }
    }
    this.#observer.takeRecords();
  }

  #maskTree(root: Node): void {
    if (!root.isConnected) return;
    if (root instanceof Text) this.#maskLine(root);
    else for (const node of textsIn(root)) this.#maskLine(node);
    if (!(root instanceof Element || root instanceof Document)) return;
    const elements = root.querySelectorAll(`${ATTRIBUTES.map((name) => `[${name}]`).join()},${FIELDS}`);
    for (const element of root instanceof Element ? [root, ...elements] : elements) {
      for (const name of ATTRIBUTES) if (element.hasAttribute(name)) this.#maskAttribute(element, name);
      this.#cover(element);
    }
  }

  /** Masks a text together with what it is one line with: marks split what was searched for. */
  #maskLine(node: Text): void {
    const { parentElement: parent } = node;
    if (!parent) return;
    const editor = parent.closest(LEFT_ALONE);
    if (editor) {
      if (editor.matches(FIELDS)) this.#cover(editor);
      return;
    }
    const line = lineOf(node);
    const sources = line.map((one) => this.#sourceOf(one));
    const all = sources.join('');
    const spans = parent.closest(PRIVATE) ? wordsOf(all) : joined(this.#masking.spans(all));
    const shown = maskedPieces(sources, spans);
    line.forEach((one, at) => this.#show(one, sources[at] ?? '', shown[at] ?? ''));
  }

  #sourceOf(node: Text): string {
    const kept = this.#texts.get(node);
    return kept?.shown === node.data ? kept.source : node.data;
  }

  #show(node: Text, source: string, shown: string): void {
    if (source === shown) this.#texts.delete(node);
    else this.#texts.set(node, { source, shown });
    if (node.data !== shown) node.data = shown;
  }

  #maskAttribute(element: Element, name: string): void {
    const value = element.getAttribute(name);
    if (value === null) return;
    const kept = this.#attributes.get(element)?.get(name);
    const source = kept?.shown === value ? kept.source : value;
    const spans = element.closest(PRIVATE) ? wordsOf(source) : joined(this.#masking.spans(source));
    const [shown = ''] = maskedPieces([source], spans);
    if (shown === value) return;
    const all = this.#attributes.get(element) ?? new Map<string, Kept>();
    this.#attributes.set(element, all.set(name, { source, shown }));
    element.setAttribute(name, shown);
  }

  readonly #onField = ({ target, type }: Event): void => {
    if (!(target instanceof Element) || !target.matches(FIELDS)) return;
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      this.#masking.typed(target, target.name, target.value, type === 'change' || type === 'focusout');
    this.#cover(target);
  };

  /** Sees to it that what is in a field is neither drawn nor read out, as long as it is private. */
  #cover(field: Element): void {
    if (!field.matches(FIELDS)) return;
    const isInput = field instanceof HTMLInputElement;
    if (isInput && !TYPED.has(field.type) && !this.#covered.has(field)) return;
    const value = isInput || field instanceof HTMLTextAreaElement ? field.value : (field.textContent ?? '');
    if (value === '' || (!field.closest(PRIVATE) && this.#masking.spans(value).length === 0)) {
      this.#uncover(field);
      return;
    }
    field.setAttribute(COVERED, '');
    if (isInput) this.#coverInput(field);
    // Nothing else keeps its text from a screen reader. Who goes into it wants to change it.
    else if (field === this.#document.activeElement) field.removeAttribute('aria-hidden');
    else field.setAttribute('aria-hidden', 'true');
  }

  /** As a password its value is nobody's to read, while forms find it where it was. React writes the type anew when it draws. */
  #coverInput(field: HTMLInputElement): void {
    // The attribute is no more than the first value.
    field.removeAttribute('value');
    if (TYPED.has(field.type)) {
      const autocomplete = this.#covered.get(field)?.autocomplete ?? field.getAttribute('autocomplete');
      this.#covered.set(field, { type: field.type, autocomplete });
      field.type = 'password';
    }
    field.setAttribute('autocomplete', NOT_KEPT);
  }

  #uncover(field: Element): void {
    if (!field.hasAttribute(COVERED)) return;
    field.removeAttribute(COVERED);
    const was = this.#covered.get(field);
    this.#covered.delete(field);
    if (!(field instanceof HTMLInputElement)) field.removeAttribute('aria-hidden');
    else if (was) {
      field.type = was.type;
      if (was.autocomplete === null) field.removeAttribute('autocomplete');
      else field.setAttribute('autocomplete', was.autocomplete);
    }
  }
}

/** All of it but the white space around. */
const wordsOf = (text: string): Span[] =>
  text.trim() === '' ? [] : [{ from: text.length - text.trimStart().length, to: text.trimEnd().length }];

function textsIn(root: Node): Text[] {
  const walker = root.ownerDocument
    ? root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    : root instanceof Document
      ? root.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      : undefined;
  const found: Text[] = [];
  for (let node = walker?.nextNode(); node; node = walker?.nextNode()) if (node instanceof Text) found.push(node);
  return found;
}

const isMark = (node: Node | null): boolean => node?.nodeName === 'MARK';

/** Where an address may take another line: it parts no text. */
const isBreak = (node: Node | null): boolean => node?.nodeName === 'WBR';

/** The texts that stand beside each other with nothing between them but marks and such breaks. */
function lineOf(node: Text): Text[] {
  const piece: Node = isMark(node.parentNode) && node.parentNode ? node.parentNode : node;
  const isPart = (one: Node | null): one is Node => one instanceof Text || isMark(one) || isBreak(one);
  let first = piece;
  while (isPart(first.previousSibling)) first = first.previousSibling;
  const line: Text[] = [];
  for (let one: Node | null = first; isPart(one); one = one.nextSibling)
    line.push(...(one instanceof Text ? [one] : textsIn(one)));
  return line;
}
