import { featureSwitches, type FeatureSwitch, type SiteConfig } from './site-config';

const isSwitch = (name: string): name is FeatureSwitch => featureSwitches.some((known) => known === name);

/** Whether a condition of a declaration holds: no condition, its switch is on, or one of its switches is. */
export function isEnabled(condition: string | string[] | undefined, config: Pick<SiteConfig, FeatureSwitch>): boolean {
  if (condition === undefined) return true;
  return [condition].flat().some((name) => isSwitch(name) && config[name]);
}
