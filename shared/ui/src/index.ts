import './styles/base.css';
import './styles/buttons.css';
import './styles/inputs.css';
import './styles/switches.css';
import './styles/choices.css';
import './styles/status.css';
import './styles/rail.css';
import './styles/money.css';
import './styles/cards.css';
import './styles/page.css';
import './styles/signed-out.css';
import './styles/states.css';
import './styles/selection.css';
import './styles/drawings.css';
import './styles/widths.css';
import './styles/edges.css';
import './styles/spaced.css';

export { useOneKeyShortcuts } from './keys/one-key';
export { IS_MAC, useShortcut, useShortcuts } from './keys/shortcuts';
export type { ShortcutKeys } from './keys/shortcuts';
export { holdLight, useColorScheme } from './root/color-scheme';
export type { SchemeMode } from './root/color-scheme';
export type { LinkComponent, LinkComponentProps } from './root/link-context';
export type { BrowserChoice } from './root/browser-choice';
export { useIsPhone, useMedia, wantsLessMotion } from './root/media';
export { followTextSpacing } from './root/text-spacing';
export { whenCalm } from './root/when-calm';
export { useTaxLabel } from './root/tax-label';
export { ThemeRoot, useBrand, useNonce } from './root/theme-root';
export type { ThemeRootProps } from './root/theme-root';
export * from './text/index';
export { isErrorClaimed, useErrorClaim } from './toasts/claimed-errors';
export { useLastingToasts } from './toasts/lasting';
export { toast } from './toasts/toast';
export type {
  ErrorOptions,
  ProgressOptions as ProgressToastOptions,
  SuccessOptions,
  ToastHandle,
} from './toasts/toast-types';
export { Toasts } from './toasts/toasts';

export { Badge } from './parts/badge';
export type { Tone } from './parts/badge';
export { BrandMark } from './parts/brand-mark';
export { Button } from './parts/button';
export type { ButtonLook, ButtonProps, ButtonVariant } from './parts/button';
export { IconButton, LinkButton } from './parts/button-kinds';
export type { IconButtonProps, LinkButtonProps } from './parts/button-kinds';
export { cx } from './parts/class-names';
export { CodeBlock, type CodePiece } from './parts/code-block';
export { ColumnChart } from './parts/column-chart';
export type { ChartColumn, ChartSeries, ColumnChartProps } from './parts/column-chart-types';
export { ColumnLegend } from './parts/column-legend';
export { CopyButton, CopyText, copyText, useCopy } from './parts/copy';
export { DateTime } from './parts/date-time';
export { EmptyDrawing } from './parts/empty-drawing';
export { ErrorPanel, failureText } from './parts/error-panel';
export { plainMessage } from './parts/plain-message';
export type { UiError } from './parts/error-panel';
export { Facts, FactSection, KeyFacts, List, ListRow } from './parts/facts';
export { Fold } from './parts/fold';
export type { KeyFact, ListRowProps } from './parts/facts';
export { focusIfLost, handsFocusOn } from './parts/focus';
export { VisuallyHidden } from './parts/hidden';
export { Icon } from './parts/icon';
export { loadMoreIcons } from './parts/icons';
export type { IconName } from './parts/icons';
export { Card, Columns, PageBody, PageHead, Sidebar, SidebarBlock } from './parts/layout';
export type { CardProps, SidebarBlockProps } from './parts/layout';
export { Link } from './parts/link';
export type { LinkProps } from './parts/link';
export { LocationCode, LocationRail } from './parts/location';
export type { LocationRailProps, RailItem } from './parts/location';
export { MoneyBar, MoneyBarWaiting, Price, roundedParts } from './parts/money';
export type { ChartColour, MoneyPart, PriceProps } from './parts/money';
export { Motif } from './motif/motif';
export { Banner, LocationFailureStrip, Notice, useCountdown } from './parts/notices';
export type { BannerProps, LocationFailureStripProps } from './parts/notices';
export { ProgressOptions, ProgressTicks } from './parts/progress';
export type { ProgressOption } from './parts/progress';
export { Runway, runwayBars } from './parts/runway';
export type { RunwayProps } from './parts/runway';
export { SignedOutFrame, type SignedOutFrameProps } from './parts/signed-out-frame';
export { Delayed, EmptyState, ErrorScreen, LoadingScreen, Skeleton, SkeletonText, useDelay } from './parts/states';
export type { EmptyStateProps, ErrorScreenProps } from './parts/states';
export { Status, StatusShape } from './parts/status';
export type { StatusState } from './parts/status';
export { PageLinks, type PageLinksProps } from './parts/page-links';
export { Breadcrumbs, Segmented, TabPanel, Tabs } from './parts/tabs';
export type { SegmentedProps, TabItem, TabsProps } from './parts/tabs';
export { Tooltip } from './parts/tooltip';

export { Combobox } from './combobox/combobox';
export type { ComboboxProps } from './combobox/combobox-types';
export { Checkbox, Select, Switch } from './controls/choice';
export type { CheckProps, SelectOption, SelectProps } from './controls/choice';
export { Input, SearchInput, TextArea } from './controls/input';
export type { InputProps, TextAreaProps } from './controls/input';

export type {
  BulkCounts,
  BulkDialogProps,
  BulkEngine,
  BulkRow,
  BulkRowResult,
  BulkRowState,
  BulkRun,
} from './overlays/bulk-types';
export type { ConfirmDialogProps } from './overlays/confirm-overlay';
export { Consequences } from './overlays/consequences';
export type { Consequence } from './overlays/consequences';
export type { DeleteDialogProps } from './overlays/delete-overlay';
export type { DialogProps } from './overlays/dialog-overlay';
export {
  BottomSheet,
  BulkDialog,
  ConfirmDialog,
  DeleteDialog,
  Dialog,
  Drawer,
  NameDialog,
  PlainDialog,
} from './overlays/dialogs';
export { loadOverlays } from './overlays/load';
export { onDemand, provideMissingCode, useOnDemand, useOnDemandOrThrow } from './root/on-demand';
export type { OnDemand } from './root/on-demand';
export type { NameDialogProps } from './overlays/name-overlay';
export { Menu, Popover, SplitButton } from './overlays/menu';
export type { MenuProps, PopoverProps, SplitButtonProps, TriggerProps } from './overlays/menu';
export type { MenuItem } from './overlays/menu-types';
export type { SheetProps } from './overlays/sheet-overlay';
export { useBackCloses } from './overlays/use-back-closes';
export { isBrowserKey } from './keys/browser-keys';
