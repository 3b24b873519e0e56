export { OverrideBanner } from './banner';
export { OverrideDrawer } from './drawer';
