import type { ReactNode } from 'react';
import { useContext, useEffect } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useStore } from 'zustand';
import { cx } from '../parts/class-names';
import { Icon } from '../parts/icon';
import { Notice } from '../parts/notices';
import { StatusShape } from '../parts/status';
import { wantsLessMotion } from '../root/media';
import { useText } from '../text/ui-messages';
import { FormInsideContext, SectionContext, SectionTitleContext, useFormInside } from './form-store';
import type { SectionEntry } from './form-store';

export interface FormSectionProps {
  id: string;
  title: string;
  /** What was chosen, for the index: 'Tallinn'. */
  value?: string | null | undefined;
  /** At the right of the title, for example a Segmented. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A card of the form, and an entry of its index. */
export function FormSection({ id, title, value, actions, children }: FormSectionProps): ReactNode {
  const inside = useContext(FormInsideContext);
  const store = inside?.store;
  useEffect(
    () => store?.getState().setSection({ id, title, value: value ?? (value === null ? '' : undefined) }),
    [store, id, title, value],
  );
  useEffect(() => () => store?.getState().removeSection(id), [store, id]);
  return (
    <section
      className="ui-fsec"
      id={id}
      aria-labelledby={`${id}-title`}
      onFocusCapture={() => store?.getState().setCurrent(id)}
    >
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {actions && <span className="acts">{actions}</span>}
      </header>
      <div className="bd">
        <SectionContext value={id}>
          <SectionTitleContext value={title}>{children}</SectionTitleContext>
        </SectionContext>
      </div>
    </section>
  );
}

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const errorText = (errors: object, name: string): string | undefined => {
  const error: unknown = Reflect.get(errors, name);
  const message: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : undefined;
  return typeof message === 'string' ? message : undefined;
};

function goTo(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  section.scrollIntoView({
    block: 'start',
    behavior: wantsLessMotion() ? 'auto' : 'smooth',
  });
  const target = section.querySelector<HTMLElement>(
    '[aria-invalid=true] input,input[aria-invalid=true],textarea[aria-invalid=true],select[aria-invalid=true]',
  );
  (target ?? section.querySelector<HTMLElement>('input:checked,input:not(:disabled),select,textarea'))?.focus({
    preventScroll: true,
  });
}

function IndexEntry({
  section,
  error,
  done,
  current,
}: {
  section: SectionEntry;
  error: string | undefined;
  done: boolean;
  current: boolean;
}): ReactNode {
  const state = error ? 'er' : current ? 'now' : done ? 'ok' : undefined;
  const note = error ?? section.value;
  return (
    <li className={state}>
      <button type="button" aria-current={current ? 'step' : undefined} onClick={() => goTo(section.id)}>
        <i aria-hidden="true">
          {error ? <StatusShape state="broken" /> : state === 'ok' && <Icon name="check" size={12} />}
        </i>
        <span>
          <b>{section.title}</b>
          {note && <small title={note}>{note}</small>}
        </span>
      </button>
    </li>
  );
}

/** The sections of the form with what was chosen, what is done and what is wrong; from 1200 px up. */
export function FormIndex(): ReactNode {
  const t = useText();
  const { store } = useFormInside();
  const { sections, current } = useStore(store);
  const { errors } = useFormState();
  const values = useWatch();
  const now = current ?? sections[0]?.id;
  return (
    <nav className="ui-fidx" aria-label={t('sections')}>
      <ol>
        {sections.map((section) => {
          const error = section.fields.map((name) => errorText(errors, name)).find(Boolean);
          const done =
            section.value === undefined
              ? section.fields.length > 0 &&
                section.fields.every((name) => section.optional.includes(name) || isFilled(Reflect.get(values, name)))
              : section.value !== '';
          return (
            <IndexEntry key={section.id} section={section} error={error} done={done} current={section.id === now} />
          );
        })}
      </ol>
    </nav>
  );
}

/** The form's column, 700 px at most, with its index at the left. */
export function FormLayout({
  index,
  className,
  children,
}: {
  index?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}): ReactNode {
  const t = useText();
  const { restored, hasSecrets, startAgain } = useFormInside();
  return (
    <div className={cx('ui-flay', className)}>
      {index}
      <div className="ui-fcol">
        {restored && (
          <Notice
            action={
              <button type="button" className="ui-txtbtn" onClick={startAgain}>
                {t('draftDiscard')}
              </button>
            }
          >
            {t(hasSecrets ? 'draftKeptMost' : 'draftKept')}
          </Notice>
        )}
        {children}
      </div>
    </div>
  );
}
