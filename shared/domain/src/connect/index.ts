export { CommandLine } from './command-line';
export { shellWord } from './shell-word';
