import { createContext, useContext } from 'react';
import { createStore } from 'zustand';

export interface SectionEntry {
  id: string;
  title: string;
  /** What was chosen there; undefined: the index looks at the fields. */
  value: string | undefined;
  fields: readonly string[];
  /** Those of them that may stay empty. */
  optional: readonly string[];
}

export interface FormStore {
  sections: readonly SectionEntry[];
  /** The section that has, or last had, the focus. */
  current: string | undefined;
  /** Names of the fields that stand in the page. */
  names: readonly string[];
  /** How many characters the fields of text may hold, by name. */
  longest: Readonly<Record<string, number>>;
  setSection: (entry: Omit<SectionEntry, 'fields' | 'optional'>) => void;
  removeSection: (id: string) => void;
  addField: (name: string, section: string | undefined, optional?: boolean) => void;
  removeField: (name: string, section: string | undefined) => void;
  setLongest: (name: string, characters: number) => void;
  setCurrent: (id: string) => void;
}

/** Sections come and go with choices; the index follows the page, not the order of arrival. */
function byPlace(a: SectionEntry, b: SectionEntry): number {
  const [first, second] = [document.getElementById(a.id), document.getElementById(b.id)];
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

const without = (names: readonly string[], name: string): readonly string[] => names.filter((one) => one !== name);

/** What a form knows of its sections and fields. */
export const createFormStore = () =>
  createStore<FormStore>()((set) => {
    const change = (id: string, next: (entry: SectionEntry) => SectionEntry) =>
      set(({ sections }) => ({ sections: sections.map((entry) => (entry.id === id ? next(entry) : entry)) }));
    const ensure = (id: string) =>
      set(({ sections }) =>
        sections.some((entry) => entry.id === id)
          ? {}
          : { sections: [...sections, { id, title: '', value: undefined, fields: [], optional: [] }].sort(byPlace) },
      );
    return {
      sections: [],
      current: undefined,
      names: [],
      longest: {},
      setSection: ({ id, title, value }) => {
        ensure(id);
        change(id, (entry) => ({ ...entry, title, value }));
      },
      removeSection: (id) => set(({ sections }) => ({ sections: sections.filter((entry) => entry.id !== id) })),
      addField: (name, section, optional) => {
        set(({ names }) => ({ names: [...without(names, name), name] }));
        if (section === undefined) return;
        ensure(section);
        change(section, (entry) => ({
          ...entry,
          fields: [...without(entry.fields, name), name],
          optional: optional ? [...without(entry.optional, name), name] : without(entry.optional, name),
        }));
      },
      removeField: (name, section) => {
        set(({ names }) => ({ names: without(names, name) }));
        if (section !== undefined) change(section, (entry) => ({ ...entry, fields: without(entry.fields, name) }));
      },
      setLongest: (name, characters) => set(({ longest }) => ({ longest: { ...longest, [name]: characters } })),
      setCurrent: (id) => set({ current: id }),
    };
  });

export interface FormInside {
  store: ReturnType<typeof createFormStore>;
  /** Id of the form element: ties in fields and buttons that stand elsewhere, as in the foot of a dialog. */
  formId: string;
  /** A draft was put back. */
  restored: boolean;
  /** Some fields are never part of a draft. */
  hasSecrets: boolean;
  /** Runs a change that the form makes by itself: it begins no draft. */
  quietly: (change: () => void) => void;
  /** Forgets draft and values. */
  startAgain: () => void;
}

export const FormInsideContext = createContext<FormInside | undefined>(undefined);

/** @throws outside a Form */
export function useFormInside(): FormInside {
  const inside = useContext(FormInsideContext);
  if (!inside) throw new Error('A form field stands outside a Form');
  return inside;
}

/** Title of the section around. */
export const SectionTitleContext = createContext<string | undefined>(undefined);

/** Id of the section around. */
export const SectionContext = createContext<string | undefined>(undefined);
