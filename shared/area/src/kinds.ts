import { declaredAreas, type KindFace } from './areas';
import { useText } from './messages';

/** A kind that nobody has declared is called by its type: 'load_balancer' is 'Load Balancer'. */
const spelledOut = (type: string): string =>
  type
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

function faceOf(type: string): KindFace {
  const { name = spelledOut(type), icon = 'package' } = declaredAreas().kindOf(type);
  return { name, icon };
}

/** What people call a kind of resource, as its area declares it. */
export const kindName = (type: string): string => faceOf(type).name;

/** The same with its icon, inside React: follows the language. */
export function useKind(type: string): KindFace {
  useText();
  return faceOf(type);
}
