import { useState } from 'react';
import { useFeature } from '@console/area';
import { paths } from '@console/contract/paths';
import { CommandLine } from '@console/domain/connect';
import {
  Card,
  CopyButton,
  Delayed,
  ErrorPanel,
  IconButton,
  KeyFacts,
  Link,
  Notice,
  Segmented,
  Skeleton,
  type KeyFact,
} from '@console/ui';
import { useNetworks, useOnly } from '../../parts/use-located';
import { accessesOf, credentialsCommand, kubectlCommands, type Access, type Target } from '../access/connect';
import { isStopped, serviceHost, serviceNetwork } from '../facts';
import { ServiceText, useServiceText } from '../texts';
import { servicePath } from '../urls';
import type { ServiceView } from '../use-services';
import { useSecret, type ServiceSecret } from './use-secret';

const MASK = '••••••••';

/** The password: hidden until it is asked for, so that nobody reads it over a shoulder; it can be copied unseen. */
function Password({ secret }: { secret: ServiceSecret }) {
  const t = useServiceText();
  const { shown, isReading, show, hide, read } = secret;
  return (
    <span className="ui-row tight">
      {shown === undefined ? (
        <span role="img" aria-label={t('secret.hidden')}>
          {MASK}
        </span>
      ) : (
        <span className="ui-mono ui-cut">{shown}</span>
      )}
      <IconButton
        size="sm"
        variant="bare"
        icon={shown === undefined ? 'eye' : 'eye-off'}
        label={t(shown === undefined ? 'secret.show' : 'secret.hide')}
        aria-pressed={shown !== undefined}
        pending={isReading}
        onClick={shown === undefined ? show : hide}
      />
      <CopyButton value={read} label={t('secret.one')} />
    </span>
  );
}

/** One way in: a command as it is typed, or a URL that has the password when it is copied. */
function AccessLine({ access, secret }: { access: Access; secret: ServiceSecret }) {
  const t = useServiceText();
  const { client, hasPassword, text } = access;
  const title = client === undefined ? t('connect.url') : t('connect.with', { client });
  return (
    <section className="ui-stack tight">
      <h3>{title}</h3>
      <CommandLine
        label={client === undefined ? t('connect.urlCopy') : t('connect.command', { client })}
        command={secret.shown === undefined ? access.shown(MASK) : text(secret.shown)}
        copied={hasPassword ? async () => text(await secret.read()) : undefined}
      />
      {hasPassword ? <p className="ui-small ui-mut">{t('connect.urlNote')}</p> : null}
    </section>
  );
}

interface ReachProps {
  readonly service: ServiceView;
  readonly host: string;
  readonly hosts: readonly string[];
  readonly onChange: (host: string) => void;
}

/** From where it is reached: its private network, and a floating IP where one leads to it. */
function Reach({ service, host, hosts, onChange }: ReachProps) {
  const t = useServiceText();
  const hasIps = useFeature('ipsEnabled');
  const networks = useNetworks(useOnly(service.location)).rows;
  if (hosts.length > 1) {
    return (
      <Segmented
        size="sm"
        label={t('connect.from')}
        value={host}
        onChange={onChange}
        options={hosts.map((value) => ({
          value,
          label: service.addresses.includes(value)
            ? t('connect.fromInternet', { address: value })
            : t('connect.fromNetwork'),
        }))}
      />
    );
  }
  // Nothing is offered before it is known that none leads to it.
  if (service.addresses.length > 0 || !hasIps) return null;
  if (service.addressState === 'loading') {
    return (
      <Delayed hasPlace>
        <Notice>
          <Skeleton width="60%" />
        </Notice>
      </Delayed>
    );
  }
  const { location } = service;
  const uuid = serviceNetwork(service);
  const network = networks.find((row) => row.uuid === uuid);
  const assign = (
    <Link key="assign" to={servicePath(service, { dialog: 'address-assign' })}>
      {t('connect.assign')}
    </Link>
  );
  return (
    <Notice>
      {service.addressState === 'failed' ? (
        t('connect.addressesUnknown')
      ) : (
        <ServiceText
          id={network ? 'connect.onlyPrivateIn' : 'connect.onlyPrivate'}
          values={{
            assign,
            network: network ? (
              <Link key="network" to={paths.network({ location, uuid: network.uuid })}>
                {network.name}
              </Link>
            ) : (
              ''
            ),
          }}
        />
      )}
    </Notice>
  );
}

function Database({ service, target }: { service: ServiceView; target: Target }) {
  const t = useServiceText();
  const secret = useSecret(service.uuid);
  const { host, port, user } = target;
  const facts: KeyFact[] = [
    { label: t('connect.host'), value: host, copy: host, mono: true },
    ...(port === undefined ? [] : [{ label: t('connect.port'), value: port, copy: String(port), mono: true }]),
    ...(user === undefined ? [] : [{ label: t('connect.user'), value: user, copy: user, mono: true }]),
    ...(user === undefined ? [] : [{ label: t('secret.one'), value: <Password secret={secret} /> }]),
  ];
  const accesses = accessesOf(service.service, target);
  return (
    <>
      <KeyFacts items={facts} columns={Math.min(facts.length, 4)} />
      {secret.error ? <ErrorPanel error={secret.error} title={t('secret.failed')} onRetry={secret.retry} /> : null}
      {accesses.map((access) => (
        <AccessLine key={access.id} access={access} secret={secret} />
      ))}
    </>
  );
}

function Cluster({ service, host }: { service: ServiceView; host: string | undefined }) {
  const t = useServiceText();
  const cluster = service.properties?.cluster_name || service.name;
  const port = service.properties?.port ?? undefined;
  const commands = kubectlCommands(cluster, host, port);
  return (
    <>
      <section className="ui-stack tight">
        <h3>{t('connect.with', { client: 'kubectl' })}</h3>
        {commands.map((command) => (
          <CommandLine key={command} label={t('connect.command', { client: 'kubectl' })} command={command} />
        ))}
      </section>
      <p className="ui-small ui-mut">
        {host === undefined
          ? t('connect.clusterNoAddress')
          : t('connect.cluster', { command: credentialsCommand(cluster) })}
      </p>
    </>
  );
}

/** How the clients of a service reach it: facts, commands and a URL, each ready to copy. */
export function ConnectCard({ service }: { service: ServiceView }) {
  const t = useServiceText();
  const { port, sql_user: user, cluster_name: cluster } = service.properties ?? {};
  const isCluster = service.service === 'kubernetes' || Boolean(cluster);
  const own = serviceHost(service);
  const hosts = [...(own ? [own] : []), ...service.addresses];
  const [chosen, choose] = useState('');
  const host = hosts.includes(chosen) ? chosen : hosts[0];
  if (service.status === 'creating') {
    return (
      <Card title={t('connect.title')}>
        <p className="ui-mut">{t('connect.later')}</p>
      </Card>
    );
  }
  return (
    <Card title={t('connect.title')} note={isCluster ? undefined : service.software}>
      <div className="ui-stack">
        {isStopped(service) ? <Notice tone="warn">{t('connect.stopped')}</Notice> : null}
        {host === undefined ? null : <Reach service={service} host={host} hosts={hosts} onChange={choose} />}
        {isCluster ? (
          <Cluster service={service} host={host} />
        ) : host === undefined ? (
          <p className="ui-mut">{t('connect.noAddress')}</p>
        ) : (
          <Database service={service} target={{ host, port: port ?? undefined, user: user ?? undefined }} />
        )}
      </div>
    </Card>
  );
}
