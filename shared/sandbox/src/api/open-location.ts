import type { Context } from './context';
import { invalid } from './errors';

/**
 * Refuses to create anything where the site has paused it. (spec 3, section 6: create_resource_disabled)
 * @throws ApiFault 400
 */
export function requireOpenLocation({ location }: Context): void {
  if (location.create_resource_disabled) throw invalid({ location: `Creating is paused in ${location.display_name}` });
}
