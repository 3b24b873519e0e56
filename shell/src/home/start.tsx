import './start.css';
import { useId } from 'react';
import { homeStore, useKind, useTaxLabel, type StartStep } from '@console/area';
import { Link } from '@console/area/router';
import { Icon, LinkButton, Motif, VisuallyHidden } from '@console/ui';
import { useText } from './start-texts';
import type { WayToStart } from './way-to-start';

function Step({ step, number, isNext }: { step: StartStep; number: number; isNext: boolean }) {
  const t = useText();
  const tax = useTaxLabel();
  const { offers } = homeStore();
  const { state, title, detail, action, kind } = step;
  const price = kind === undefined ? undefined : offers[kind];
  const messages = { done: t('done'), waiting: t('waiting'), open: isNext ? t('next') : undefined };
  const word = messages[state];
  return (
    <li className="shell-step" data-state={isNext ? 'next' : state} aria-current={isNext ? 'step' : undefined}>
      <span className="shell-step-mark" aria-hidden="true">
        {state === 'done' ? <Icon name="check" size={14} /> : number}
      </span>
      <div className="shell-step-text">
        <h3>
          {title}
          {word === undefined ? null : <VisuallyHidden> ({word})</VisuallyHidden>}
        </h3>
        {detail === undefined ? null : <p>{detail}</p>}
        {price === undefined ? null : <p className="ui-small">{t('price', { price, tax })}</p>}
      </div>
      {state === 'open' ? null : (
        <span className="ui-mut" aria-hidden="true">
          {word}
        </span>
      )}
      {action === undefined ? null : (
        <LinkButton to={action.to} {...(isNext ? { variant: 'filled' as const } : {})}>
          {action.label}
        </LinkButton>
      )}
    </li>
  );
}

function Other({ kind, title, to }: { kind: string; title: string; to: string }) {
  const { icon } = useKind(kind);
  const { offers } = homeStore();
  return (
    <li>
      <Link to={to}>
        <Icon name={icon} />
        {title}
      </Link>
      {offers[kind] === undefined ? null : <span className="ui-mut">{offers[kind]}</span>}
    </li>
  );
}

/** What stands on the home page of somebody who has nothing yet: the steps to a first resource, and what comes next. */
export function Start({ steps, others }: WayToStart) {
  const t = useText();
  const title = useId();
  const next = steps.find(({ state }) => state !== 'done');
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <section className="ui-card flush" aria-labelledby={title}>
      <Motif className="shell-start-art" />
      <header>
        <h2 id={title}>{t('title')}</h2>
        <span className="ui-mut">{t('progress', { done, n: steps.length })}</span>
      </header>
      <ol className="shell-steps">
        {steps.map((step, index) => (
          <Step key={step.id} step={step} number={index + 1} isNext={step === next && step.state === 'open'} />
        ))}
      </ol>
      {others.length > 0 ? (
        <div className="shell-others">
          <h3>{t('others')}</h3>
          <ul>
            {others.map(({ id, kind, title, action }) =>
              kind !== undefined && action ? <Other key={id} kind={kind} title={title} to={action.to} /> : null,
            )}
          </ul>
        </div>
      ) : null}
    </section>
  );
}
