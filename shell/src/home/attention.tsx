import { AttentionItem, homeStore, locationName, Slot } from '@console/area';
import { Badge } from '@console/ui';
import { useText } from '../texts';

/** Locations that did not answer for some kind, each once, with all their retries. */
function FailedLocations() {
  const t = useText();
  const { resources } = homeStore();
  const retries = new Map<string, (() => void)[]>();
  for (const { failed } of Object.values(resources)) {
    for (const { slug, retry } of failed) retries.set(slug, [...(retries.get(slug) ?? []), ...(retry ? [retry] : [])]);
  }
  return [...retries].map(([slug, again]) => (
    <AttentionItem
      key={slug}
      tone="warn"
      icon="cloud-off"
      title={t('home.noAnswer', { place: locationName(slug) })}
      detail={t('home.noAnswerDetail')}
      action={{ label: t('home.retry'), onClick: () => again.forEach((retry) => retry()) }}
    />
  ));
}

/** What needs a person. Absent when nothing does: healthy is quiet. */
export function Attention() {
  const t = useText();
  const { attention } = homeStore();
  const count = Object.values(attention).reduce((sum, one) => sum + one, 0);
  return (
    <section className="ui-card flush" hidden={count === 0}>
      <header>
        <h3>{t('home.attention')}</h3>
        <Badge tone="danger" icon="triangle-alert">
          {count}
        </Badge>
      </header>
      <ul>
        <Slot name="home.attention" failure={() => null} />
        <FailedLocations />
      </ul>
    </section>
  );
}
