export { type BuiltRemote, readSingleBundle, type Registry, RegistryError } from './builds';
export { isOn, remotesOfSite } from './features';
export { holdServed, isHeld } from './holds';
export { checkPins, registriesOf } from './registries';
export { writtenPins } from './written-pins';
