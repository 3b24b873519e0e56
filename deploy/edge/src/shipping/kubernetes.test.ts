/** @jest-environment node */
import { existsSync, mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSites } from '@console/sites';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import { parse } from 'yaml';
import { readSettings } from '../settings';
import { knownSettings } from '../testing/known-settings';

const folder = path.join(__dirname, '../../../kubernetes');
const read = (name: string) => parse(readFileSync(path.join(folder, name), 'utf8'));
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml');

const MODELS = [
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  ConfigMap,
  Namespace,
  Service,
  ServiceAccount,
];
const modelOf = ({ apiVersion, kind }: { apiVersion: string; kind: string }) =>
  MODELS.find((model) => model.apiVersion === apiVersion && model.kind === kind);

it.each(files)('%s is what the schema of its kind says', (name) => {
  const manifest = read(name);
  const Model = modelOf(manifest);
  if (!Model) throw new Error(`${name}: no schema of ${manifest.apiVersion} ${manifest.kind}`);
  expect(() => new Model(manifest).validate()).not.toThrow();
});

it('would find a field of another type, and one that is missing', () => {
  const manifest = read('deployment.yaml');
  expect(() => new Deployment({ ...manifest, spec: { ...manifest.spec, selector: undefined } }).validate()).toThrow(
    'selector',
  );
  expect(() => new Deployment({ ...manifest, spec: { ...manifest.spec, replicas: 'two' } }).validate()).toThrow(
    'replicas',
  );
});

it('the kustomization names each file', () => {
  expect([...read('kustomization.yaml').resources].toSorted()).toEqual(files.toSorted());
});

const deployment = new Deployment(read('deployment.yaml'));
const pod = deployment.spec?.template.spec;
const [edge] = pod?.containers ?? [];
const labels = deployment.spec?.template.metadata?.labels;
const env = { ...new ConfigMap(read('settings.yaml')).data };
const settings = readSettings({ NODE_ENV: 'test', ...env }, '/srv/console');

it('sets what the edge knows, at the ports that it listens on', () => {
  const known = knownSettings();
  expect(Object.keys(env).filter((name) => !known.has(name))).toEqual([]);
  expect(edge?.ports).toEqual([
    { name: 'http', containerPort: settings.port },
    { name: 'operations', containerPort: settings.operations?.port },
  ]);
  // Probes and customers come from elsewhere.
  expect([settings.host, settings.operations?.host]).toEqual(['0.0.0.0', '0.0.0.0']);
  expect(deployment.spec?.template.metadata?.annotations?.['prometheus.io/port']).toBe(`${settings.operations?.port}`);
});

it('gives it longer to end than it takes', () => {
  const { unreadySeconds, drainSeconds } = settings;
  const notReadyAfter = (edge?.readinessProbe?.periodSeconds ?? 10) * (edge?.readinessProbe?.failureThreshold ?? 3);
  expect(unreadySeconds).toBeGreaterThan(notReadyAfter);
  expect(pod?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(unreadySeconds + drainSeconds + 10);
});

it('asks for its life and its readiness where it tells them', () => {
  const requested = [edge?.livenessProbe, edge?.readinessProbe, edge?.startupProbe].map((probe) => probe?.httpGet);
  expect(requested).toEqual(['/healthz', '/readyz', '/readyz'].map((at) => ({ path: at, port: 'operations' })));
});

it('runs it as nobody, who may write into its cache only', () => {
  expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
  expect(pod?.securityContext?.runAsUser).toBeGreaterThan(0);
  expect(pod?.automountServiceAccountToken).toBe(false);
  expect(edge?.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  const writable = (edge?.volumeMounts ?? []).filter(({ readOnly }) => !readOnly).map(({ mountPath }) => mountPath);
  expect(writable).toEqual(['/var/cache/console']);
  expect(env['REGISTRY_CACHE']).toMatch(/^\/var\/cache\/console\//);
  expect(edge?.resources).toMatchObject({ requests: { cpu: '250m', memory: '384Mi' }, limits: { memory: '768Mi' } });
});

it('serves the sites of the map, which can be used', () => {
  const { data } = new ConfigMap(read('sites.yaml'));
  const volume = pod?.volumes?.find(({ configMap }) => configMap?.name === 'console-sites');
  const mount = edge?.volumeMounts?.find(({ name }) => name === volume?.name);
  expect(mount?.mountPath).toBe(env['SITES']);
  const sitesDir = mkdtempSync(path.join(tmpdir(), 'console-sites-'));
  for (const { key, path: at } of volume?.configMap?.items ?? []) {
    mkdirSync(path.dirname(path.join(sitesDir, at)), { recursive: true });
    writeFileSync(path.join(sitesDir, at), data?.[key] ?? '');
  }
  const hosts = readSites(sitesDir).flatMap((site) => site.hosts);
  rmSync(sitesDir, { recursive: true });
  const { rules, tls } = new Ingress(read('ingress.yaml')).spec ?? {};
  expect(rules?.map(({ host }) => host)).toEqual(hosts);
  expect(tls?.flatMap((one) => one.hosts ?? [])).toEqual(hosts);
});

it('leads to the pods that it makes', () => {
  const service = new Service(read('service.yaml'));
  const [port] = service.spec?.ports ?? [];
  expect(service.spec?.selector).toEqual(labels);
  expect(port).toEqual({ name: 'http', port: 80, targetPort: 'http' });
  const backend = new Ingress(read('ingress.yaml')).spec?.rules?.[0]?.http?.paths[0]?.backend.service;
  expect(backend).toEqual({ name: service.metadata?.name, port: { name: port?.name } });
  for (const matched of [
    deployment.spec?.selector.matchLabels,
    new PodDisruptionBudget(read('disruption-budget.yaml')).spec?.selector?.matchLabels,
    new NetworkPolicy(read('network-policy.yaml')).spec?.podSelector.matchLabels,
  ])
    expect(matched).toEqual(labels);
  const { scaleTargetRef, minReplicas } = new HorizontalPodAutoscaler(read('autoscaler.yaml')).spec ?? {};
  expect(scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name: deployment.metadata?.name });
  expect(deployment.spec?.replicas).toBeUndefined();
  // One may go away while the other serves.
  expect(minReplicas).toBeGreaterThan(1);
});

it('takes its image from one place, and its secrets from elsewhere', () => {
  expect(read('kustomization.yaml').images.map(({ name }: { name: string }) => name)).toEqual([edge?.image]);
  const secrets = (edge?.envFrom ?? []).flatMap(({ secretRef }) => secretRef?.name ?? []);
  expect(secrets).toEqual(['console-secrets']);
  expect(files.map((name) => read(name).kind)).not.toContain('Secret');
  expect(existsSync(path.join(folder, '../container/Containerfile'))).toBe(true);
});
