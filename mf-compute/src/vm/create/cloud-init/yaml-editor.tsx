import { useEffect, useRef } from 'react';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** A place in the text that is wrong, in characters. */
export interface Mark {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly isError: boolean;
}

/** What an editor of the cloud-init text is told. */
export interface EditorProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: (event: { readonly relatedTarget: EventTarget | null }) => void;
  readonly label: string;
  readonly id: string;
  /** Takes the focus when it arrives, unless somebody has gone on with something else meanwhile. */
  readonly autoFocus: boolean;
  readonly describedBy: string;
  readonly isInvalid: boolean;
  readonly marks: readonly Mark[];
  /** Where the cursor goes, in characters; a new object each time somebody asks. */
  readonly goTo: { readonly at: number } | undefined;
}

/** Colours come from our style sheet: classes instead of styles of the editor's own. */
const highlight = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], class: 'compute-yaml-key' },
  { tag: [tags.string, tags.content], class: 'compute-yaml-text' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], class: 'compute-yaml-value' },
  { tag: [tags.comment, tags.meta], class: 'compute-yaml-note' },
]);

const look = EditorView.theme({
  '&': { color: 'var(--text)', backgroundColor: 'var(--surface)', fontSize: '13px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-content': { fontFamily: 'var(--mono)', caretColor: 'var(--text)', padding: '8px 0' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-gutters': { backgroundColor: 'var(--well)', color: 'var(--text-3)', borderRight: '1px solid var(--line)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLineGutter': { color: 'var(--text)', fontWeight: '600' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--brand-tint-2, var(--brand-tint))',
  },
  '.cm-scroller': { maxHeight: '420px', lineHeight: '20px' },
  '.cm-content, .cm-gutter': { minHeight: '180px' },
});

/**
 * The document, as the editor has to see it to give its styles to the browser as a sheet. In one with a head it writes a style
 * element, which the content security policy lets in by a nonce alone, and a page has none.
 */
const headless = (whole: Document): Document =>
  new Proxy(whole, {
    get(target, name) {
      if (name === 'head') return undefined;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  });

/**
 * A YAML editor: colours, line numbers, marks at what is wrong. Tab indents; Escape, then Tab leaves it. Comes with its own
 * chunk, for the desktop.
 */
export function YamlEditor(props: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(props);
  latest.current = props;
  const { value, marks, goTo, isInvalid } = props;

  useEffect(() => {
    const { current: parent } = place;
    if (!parent) return undefined;
    const { label, id } = latest.current;
    const made = new EditorView({
      parent,
      ...('adoptedStyleSheets' in document ? { root: headless(document) } : {}),
      state: EditorState.create({
        doc: latest.current.value,
        extensions: [
          lineNumbers(),
          history(),
          drawSelection(),
          highlightActiveLine(),
          indentOnInput(),
          bracketMatching(),
          indentUnit.of('  '),
          EditorState.tabSize.of(2),
          yaml(),
          syntaxHighlighting(highlight),
          look,
          keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
          EditorView.contentAttributes.of(() => ({
            id,
            'aria-label': label,
            'aria-multiline': 'true',
            'aria-describedby': latest.current.describedBy,
            spellcheck: 'false',
            autocapitalize: 'off',
            autocorrect: 'off',
          })),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) latest.current.onChange(update.state.doc.toString());
          }),
          EditorView.domEventHandlers({ blur: (event) => latest.current.onBlur(event) }),
        ],
      }),
    });
    view.current = made;
    if (latest.current.autoFocus && document.activeElement === document.body) made.focus();
    return () => {
      view.current = null;
      made.destroy();
    };
  }, []);

  useEffect(() => {
    const { current: editor } = view;
    const shown = editor?.state.doc.toString();
    if (editor && shown !== value) editor.dispatch({ changes: { from: 0, to: shown?.length ?? 0, insert: value } });
  }, [value]);

  useEffect(() => {
    const { current: editor } = view;
    if (!editor) return;
    const most = editor.state.doc.length;
    const diagnostics = marks.map(({ from, to, text, isError }): Diagnostic => ({
      from: Math.min(from, most),
      to: Math.min(Math.max(to, from), most),
      severity: isError ? 'error' : 'warning',
      message: text,
    }));
    editor.dispatch(setDiagnostics(editor.state, diagnostics));
  }, [marks]);

  useEffect(() => {
    view.current?.contentDOM.toggleAttribute('aria-invalid', isInvalid);
    if (isInvalid) view.current?.contentDOM.setAttribute('aria-invalid', 'true');
  }, [isInvalid]);

  useEffect(() => {
    const { current: editor } = view;
    if (!editor || !goTo) return;
    editor.dispatch({ selection: { anchor: Math.min(goTo.at, editor.state.doc.length) }, scrollIntoView: true });
    editor.focus();
  }, [goTo]);

  return <div ref={place} className="compute-yaml" data-invalid={isInvalid || undefined} />;
}
