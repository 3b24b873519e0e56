import type { ReactNode } from 'react';
import { Fragment, useCallback } from 'react';
import type { Catalogue } from './i18n';
import { i18n, loadCatalogue, useTextVersion } from './i18n';
import { addTranslations, type Translations } from './languages';

export type TextValues = Readonly<Record<string, string | number | Date | undefined>>;
export type NodeValues = Readonly<Record<string, ReactNode>>;

/** Reads a text outside React. */
export type TextOf<Id extends string> = (id: Id, values?: TextValues) => string;

export interface AreaMessages<Id extends string> {
  /** A hook; its function has a new identity when texts change. */
  useText: () => TextOf<Id>;
  /** A text whose values may be elements. */
  Text: (props: { id: Id; values?: NodeValues }) => ReactNode;
  text: TextOf<Id>;
}

const MARK = '\u0001';

/** Numbers must reach plural rules as they are; elements travel through the text as marks. */
function splitValues(values: NodeValues): { plain: Record<string, unknown>; nodes: Record<string, ReactNode> } {
  const plain: Record<string, unknown> = {};
  const nodes: Record<string, ReactNode> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' || typeof value === 'number') plain[name] = value;
    else {
      plain[name] = `${MARK}${name}${MARK}`;
      nodes[name] = value;
    }
  }
  return { plain, nodes };
}

/**
 * Registers the texts of an area under explicit ids and gives typed readers. Ids are unique inside the area; elsewhere a
 * text is known as `area.id`.
 * @param area for example 'compute'
 * @param catalogue a file of `messages/en`: id to ICU text, compiled at build
 * @param translations how the same texts are fetched in other languages
 */
export function defineMessages<C extends Catalogue>(
  area: string,
  catalogue: C,
  translations?: Translations,
): AreaMessages<keyof C & string> {
  type Id = keyof C & string;
  loadCatalogue(area, catalogue);
  if (translations) addTranslations(area, translations);
  const text: TextOf<Id> = (id, values) => i18n._(`${area}.${id}`, values);

  function useText(): TextOf<Id> {
    const version = useTextVersion((state) => state.version);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new version of the texts is a new reader
    return useCallback((id, values) => text(id, values), [version]);
  }

  function Text({ id, values = {} }: { id: Id; values?: NodeValues }): ReactNode {
    useTextVersion((state) => state.version);
    const { plain, nodes } = splitValues(values);
    return i18n
      ._(`${area}.${id}`, plain)
      .split(MARK)
      .map((part, i) => <Fragment key={i}>{i % 2 ? nodes[part] : part}</Fragment>);
  }

  return { useText, Text, text };
}
