import './overlays.css';

export { BulkOverlay } from './bulk-overlay';
export { DialogOverlay } from './dialog-overlay';
export { MenuOverlay } from './menu-overlay';
export { PopoverOverlay } from './popover-overlay';
export { DrawerOverlay, SheetOverlay } from './sheet-overlay';
