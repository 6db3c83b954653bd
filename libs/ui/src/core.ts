/// <reference path="./css-modules.d.ts" />
import './lazy/set-loaders';

export { UiProvider, useUi } from './core/ui-provider';
export type { DisplayChoice, LinkProps, ThemeChoice, UiContextValue, UiProviderProps } from './core/ui-provider';
export type { Language } from './words';
export type { ThemeName } from './theme/tokens';
export { customProperties } from './theme/tokens';
export { classNames } from './core/class-names';
export { Icon } from './core/icon';
export type { IconComponent, IconName, IconProps } from './core/icon';
export { Button, IconButton } from './core/button';
export { Tooltip } from './core/tooltip';
export { Explained } from './core/explained';
export type { ButtonProps, ButtonVariant, IconButtonProps } from './core/button';
export {
  Below,
  Card,
  Divider,
  Dotted,
  Grid,
  MoreLink,
  Quote,
  PageBody,
  Row,
  Stack,
  Surface,
  VisuallyHidden,
} from './core/layout';
export type { CardProps, GridProps, RowProps, StackProps, SurfaceProps } from './core/layout';
export { HiddenTable } from './core/hidden-table';
export type { HiddenTableProps } from './core/hidden-table';
export { WhenNear } from './core/near';
export { laterDialog, laterPart, namedDialog } from './lazy/later';
export { BottomBar, PageHead, StateSkeleton } from './core/page-head';
export type { BottomBarProps, PageHeadProps } from './core/page-head';
export { FootBar } from './core/foot-bar';
export type { FootBarProps } from './core/foot-bar';
export { Logo, Seal } from './core/seal';
export type { LogoProps, SealProps } from './core/seal';
export { StarLattice } from './core/star-lattice';
export type { StarLatticeProps } from './core/star-lattice';
export { MoneyPanel, StatStrip } from './core/stat-strip';
export type { MoneyPanelProps, StatItem } from './core/stat-strip';
export { Amount, CopyButton, DualDate, DualPeriod, Iban, InOtherCurrency, LongLtr, Ltr } from './core/amount';
export type { AmountProps, DualDateProps, IbanProps } from './core/amount';
export { Avatar, Confidence, Count, IconTile, Key, NumberMark, StatusTag } from './core/status';
export type { ConfidenceState, IconTileProps, StatusTagProps, Tone } from './core/status';
export {
  Alert,
  CardSkeleton,
  EmptyState,
  ErrorState,
  FiguresSkeleton,
  ListSkeleton,
  OpeningSkeleton,
  PageSkeleton,
  SentenceSkeleton,
  SkeletonBar,
  TitledSkeleton,
  TitleSkeleton,
} from './core/feedback';
export type { AlertProps, EmptyStateProps, ErrorStateProps } from './core/feedback';
export { clockText, CountdownRing, Progress, StageList, Steps, Timeline } from './core/steps';
export type {
  CountdownRingProps,
  ProgressProps,
  Stage,
  StageState,
  StepItem,
  StepsProps,
  TimelineItem,
} from './core/steps';
export { Segmented, Tabs } from './core/tabs';
export type { SegmentedProps, TabItem, TabsProps } from './core/tabs';
export { DescriptionList, List, ListRow } from './core/description-list';
export type { DescriptionItem, ListRowProps } from './core/description-list';
export { ConfirmDialog, Dialog, Drawer } from './core/dialog';
export type { ConfirmDialogProps, DialogProps, DrawerProps } from './core/dialog';
export { Menu, MoreMenu, PersonMenu } from './core/menu';
export type { MenuItem, MenuProps, PersonMenuProps } from './core/menu';
export { fileSizeText } from './core/file-size';
export { ExportButton } from './core/export-button';
export type { TableExport, TableView } from './core/export-button';
export { ToastRegion, useToast } from './core/toast';
export type { ToastApi } from './core/toast';
export type { ToastMessage } from './core/toast-message';
export { AppFrame, Header, PhoneTabs, SearchButton, Sidebar } from './core/app-frame';
export type { AppFrameProps, HeaderProps, PhoneTabsProps, SidebarItem, SidebarProps } from './core/app-frame';
export { useTopLayer } from './core/open-layers';
export { usePhone } from './core/use-wide-screen';
