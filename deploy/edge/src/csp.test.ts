/** @jest-environment node */
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { byNonce, contentSecurityPolicy, policyHeaders } from './csp';

const nothing = { script: [], frame: [], connect: [], form: [] };
const directivesOf = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

it('is this for a site that uses nothing outside of its own origin', () => {
  expect(directivesOf(contentSecurityPolicy(byNonce('abc'), nothing))).toEqual({
    'default-src': "'none'",
    'script-src': "'nonce-abc' 'strict-dynamic'",
    'style-src': "'self' 'nonce-abc'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: https:",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'none'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default dompurify',
    'report-uri': '/reports/csp',
  });
});

it('lets in what the site names, each where it belongs and nowhere else', () => {
  const allow = {
    script: ['https://js.example'],
    frame: ['https://frame.example'],
    connect: ['https://api.example'],
    form: ['https://bank.example'],
    image: ['https://img.example'],
  };
  expect(directivesOf(contentSecurityPolicy(byNonce('abc'), allow))).toEqual({
    ...directivesOf(contentSecurityPolicy(byNonce('abc'), nothing)),
    'script-src': "'nonce-abc' 'strict-dynamic' https://js.example",
    'img-src': "'self' data: https: https://img.example",
    'media-src': "'self' https://api.example",
    'connect-src': "'self' https://api.example",
    'frame-src': 'https://frame.example',
    'form-action': "'self' https://bank.example",
  });
});

it('lets an area come from the origins that the site names for that, and nothing else', () => {
  const overrides = ['https://dev.example'];
  expect(directivesOf(contentSecurityPolicy(byNonce('abc'), nothing, false, overrides))).toEqual({
    ...directivesOf(contentSecurityPolicy(byNonce('abc'), nothing)),
    'script-src': "'nonce-abc' 'strict-dynamic' https://dev.example",
    'style-src': "'self' 'nonce-abc' https://dev.example",
    'connect-src': "'self' https://dev.example",
  });
});

it("asks for no Trusted Types where a vendor's script writes HTML, and for all else", () => {
  const { 'require-trusted-types-for': _, ...others } = directivesOf(contentSecurityPolicy(byNonce('abc'), nothing));
  expect(directivesOf(contentSecurityPolicy(byNonce('abc'), nothing, true))).toEqual(others);
});

/** What the evaluator of Google's security team (csp-evaluator.withgoogle.com) has against a policy. */
const weaknesses = (policy: string): string[] =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity !== Severity.NONE)
    .map(({ directive, value = '', description }) => `${directive} ${value}: ${description}`);

it.each([
  ['alone', nothing, false],
  ['with hosts of others', { ...nothing, script: ['https://js.example'], frame: ['https://js.example'] }, false],
  ["with a vendor's script that writes HTML", { ...nothing, script: ['https://js.example'] }, true],
])('has no weakness that is known of policies: %s', (_, allow, takesHtml) => {
  expect(weaknesses(contentSecurityPolicy(byNonce('r4nd0mAndLongEnough'), allow, takesHtml))).toEqual([]);
  expect(weaknesses("script-src 'unsafe-inline' https:")).not.toEqual([]);
});

it('names an endpoint for reports over TLS, and without it only the address that browsers take then', () => {
  const policy = contentSecurityPolicy(byNonce('abc'), nothing);
  expect(policyHeaders(byNonce('abc'), { allow: nothing }, 'https')).toEqual({
    'Content-Security-Policy': `${policy}; report-to csp`,
    'Reporting-Endpoints': 'csp="/reports/csp"',
  });
  expect(policyHeaders(byNonce('abc'), { allow: nothing }, 'http')).toEqual({ 'Content-Security-Policy': policy });
});
