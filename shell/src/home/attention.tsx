import { AttentionItem, homeStore, kindName, locationName, Slot, useAttentionWait, useJobs } from '@console/area';
import { Badge, Delayed, plainMessage, Skeleton, SkeletonText } from '@console/ui';
import { useText } from '../texts';
import { useAttentionRoom } from './attention-room';
import { isMadeSince, isSameOrder } from './made-since';

/** More items than these would hide what else needs a person: they are one then, as above lists. */
const MOST_ITEMS = 3;

const listOf = (names: readonly string[]): string => names.toSorted((a, b) => a.localeCompare(b)).join(', ');

/** Locations that did not answer for some kinds, each once, with all their retries; many of them are one item. */
function FailedLocations() {
  const t = useText();
  const { resources } = homeStore();
  const places = new Map<string, { kind: string; retry?: () => void }[]>();
  for (const [kind, { failed }] of Object.entries(resources)) {
    for (const { slug, ...one } of failed) places.set(slug, [...(places.get(slug) ?? []), { kind, ...one }]);
  }
  if (places.size > MOST_ITEMS) {
    return (
      <AttentionItem
        tone="warn"
        icon="cloud-off"
        title={t('home.noAnswerMany', { n: places.size })}
        detail={t('home.noAnswerManyDetail')}
        more={{ label: t('home.noAnswerNames'), text: listOf([...places.keys()].map(locationName)) }}
        action={{
          label: t('home.retry'),
          onClick: () => [...places.values()].flat().forEach(({ retry }) => retry?.()),
        }}
      />
    );
  }
  return [...places].map(([slug, missing]) => (
    <AttentionItem
      key={slug}
      tone="warn"
      icon="cloud-off"
      title={t('home.noAnswer', { place: locationName(slug) })}
      detail={t('home.noAnswerDetail', { kinds: listOf(missing.map(({ kind }) => kindName(kind))) })}
      action={{ label: t('home.retry'), onClick: () => missing.forEach(({ retry }) => retry?.()) }}
    />
  ));
}

/** Kinds of resources whose one call for all locations failed. */
function FailedKinds() {
  const t = useText();
  const { resources } = homeStore();
  return Object.entries(resources).map(([kind, { retry }]) =>
    retry ? (
      <AttentionItem
        key={kind}
        tone="warn"
        icon="cloud-off"
        title={t('home.kindFailed', { kind: kindName(kind) })}
        action={{ label: t('home.retry'), onClick: retry }}
      />
    ) : null,
  );
}

/**
 * What this tab has tried to create and has not, or may not have, until another try has made it. Where nobody knows, trying
 * again could make a second one.
 */
function FailedCreations() {
  const t = useText();
  const jobs = useJobs();
  return jobs.map((job) => {
    const { id, state, name, error, another } = job;
    if (!(state === 'failed' || state === 'lost') || isMadeSince(job, jobs)) return null;
    const same = jobs.filter((other) => isSameOrder(other, job));
    const canTry = same.every((other) => other.state !== 'lost');
    return (
      <AttentionItem
        key={id}
        tone={state === 'lost' ? 'warn' : 'danger'}
        icon="triangle-alert"
        title={t(state === 'lost' ? 'home.jobLost' : 'home.jobNotCreated', { name })}
        {...(error ? { detail: plainMessage(error.message) } : {})}
        {...(another === undefined || !canTry ? {} : { action: { label: t('home.tryAgain'), to: another } })}
      />
    );
  });
}

/** Of a piece whose code is on its way. */
function Coming() {
  useAttentionWait(true);
  return null;
}

/** The place of a row that was there last time. */
const Room = () => (
  <li className="area-attention shell-attention-room" aria-hidden="true">
    <Delayed>
      <Skeleton width={320} />
    </Delayed>
  </li>
);

/** What needs a person. Absent when nothing does: healthy is quiet. */
export function Attention() {
  const t = useText();
  const { attention } = homeStore();
  const count = Object.values(attention).reduce((sum, one) => sum + one, 0);
  const { rows, isHeld, holdsRest } = useAttentionRoom(count);
  const shown = isHeld ? 0 : count;
  return (
    <>
      {holdsRest ? (
        <Delayed>
          <section className="ui-card" aria-hidden="true">
            <div className="bd">
              <SkeletonText lines={5} />
            </div>
          </section>
        </Delayed>
      ) : null}
      <section
        className="ui-card flush shell-attention"
        hidden={shown + rows === 0}
        data-held={isHeld || undefined}
        data-holds-rest={holdsRest || undefined}
      >
        <header>
          <h2>{t('home.attention')}</h2>
          {shown > 0 ? (
            <Badge tone="danger" icon="triangle-alert">
              {shown}
            </Badge>
          ) : null}
        </header>
        <ul>
          <Slot
            name="home.attention"
            loading={<Coming />}
            failure={(retry) => (
              <AttentionItem
                tone="warn"
                icon="cloud-off"
                title={t('home.partFailed')}
                action={{ label: t('home.retry'), onClick: retry }}
              />
            )}
          />
          <FailedCreations />
          <FailedLocations />
          <FailedKinds />
          {Array.from({ length: rows }, (_, i) => (
            <Room key={i} />
          ))}
        </ul>
      </section>
    </>
  );
}
