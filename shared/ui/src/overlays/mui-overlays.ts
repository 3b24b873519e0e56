import './overlays.css';

export { BulkOverlay } from './bulk-overlay';
export { ConfirmOverlay } from './confirm-overlay';
export { DeleteOverlay } from './delete-overlay';
export { DialogOverlay } from './dialog-overlay';
export { DrawerOverlay } from './drawer-overlay';
export { MenuOverlay } from './menu-overlay';
export { NameOverlay } from './name-overlay';
export { PlainOverlay } from './plain-overlay';
export { PopoverOverlay } from './popover-overlay';
export { SheetOverlay } from './sheet-overlay';
