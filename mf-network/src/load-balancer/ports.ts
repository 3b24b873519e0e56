import { FIRST_PORT, LAST_PORT } from '@console/contract/load-balancer-rule';
import { wholeText } from '@console/domain/rules';
import { ruleText } from './rule-texts';

/** A forwarding rule as a form holds it; null is a port that is not filled in. */
export interface PortPair {
  readonly source: number | null;
  readonly target: number | null;
}

/** What is wrong with the two ports of a rule, in words. */
export interface PortFaults {
  readonly source?: string;
  readonly target?: string;
}

/** What is wrong with a port: whole numbers from 1 to 65535 are. (spec 3, section 5) */
export function portFault(port: number | null): string | undefined {
  // Null is also what was typed and is no number, as '8000-8010': "required" would be untrue of it.
  if (port === null || !Number.isInteger(port)) return wholeText();
  // As text: a port has no thousands.
  const isPort = port >= FIRST_PORT && port <= LAST_PORT;
  return isPort ? undefined : ruleText('range', { first: String(FIRST_PORT), last: String(LAST_PORT) });
}

/**
 * What is wrong with a rule.
 * @param taken source ports that have a rule already
 */
export function portFaults({ source, target }: PortPair, taken: readonly number[]): PortFaults {
  const isTaken = source !== null && taken.includes(source);
  const sourceFault = portFault(source) ?? (isTaken ? ruleText('duplicate', { port: String(source) }) : undefined);
  const targetFault = portFault(target);
  return {
    ...(sourceFault === undefined ? {} : { source: sourceFault }),
    ...(targetFault === undefined ? {} : { target: targetFault }),
  };
}

/** What is wrong with each of several rules: of two with the same source port it is the later one. */
export const faultsOfAll = (rules: readonly PortPair[]): PortFaults[] =>
  rules.map((rule, index) =>
    portFaults(
      rule,
      rules.slice(0, index).flatMap(({ source }) => (source === null ? [] : [source])),
    ),
  );

/** Reads rules from an address: '443:8443,80' is 443 to 8443, and 80 to 80. What is no rule is left out. */
export function readRules(text: string): PortPair[] {
  const pairs = text.split(',').map((part) => {
    const [source, target = source] = part.trim().split(':');
    return { source: Number(source), target: Number(target) };
  });
  const faults = faultsOfAll(pairs);
  return pairs.filter((_, index) => Object.keys(faults[index] ?? {}).length === 0);
}
