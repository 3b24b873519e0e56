export { useIsQuiet } from './use-is-quiet';
