import {
  ArrowDown,
  ArrowLeft,
  ArrowLeftRight,
  ArrowUp,
  ArrowUpDown,
  Banknote,
  Bell,
  Building2,
  Calendar,
  ChartNoAxesCombined,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CircleX,
  Clock,
  Columns3,
  Copy,
  Download,
  Ellipsis,
  Eye,
  ExternalLink,
  FilePen,
  FileSearch,
  FileSpreadsheet,
  FileText,
  FoldVertical,
  Globe,
  HandCoins,
  House,
  ListFilter,
  Info,
  Landmark,
  LayoutDashboard,
  Link2,
  ListChecks,
  LoaderCircle,
  Lock,
  LogIn,
  LogOut,
  Mail,
  MapPin,
  Maximize,
  Menu,
  Minus,
  Moon,
  Pencil,
  Phone,
  Play,
  Plus,
  Quote,
  RefreshCw,
  Save,
  Scale,
  ScrollText,
  Search,
  Send,
  Server,
  Settings,
  Share2,
  ShieldCheck,
  Smartphone,
  Sprout,
  Sun,
  Trash2,
  TrendingDown,
  TrendingUp,
  TriangleAlert,
  Undo2,
  Upload,
  User,
  Users,
  Wallet,
  X,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names';
import * as css from './icon.module.css';

export interface IconProps {
  /** Width and height in px; 20 by default. */
  size?: number;
  className?: string;
  /** What the icon means; without it, screen readers ignore the icon. */
  label?: string;
}

export type IconComponent = (props: IconProps) => React.JSX.Element;

interface Drawing {
  /** The direction it is drawn for, right-to-left ('rtl') or left-to-right ('ltr'); it is mirrored in the other. */
  drawnFor?: 'rtl' | 'ltr';
  spins?: boolean;
}

function icon(Lucide: LucideIcon, { drawnFor, spins }: Drawing = {}): IconComponent {
  return function Icon({ size = 20, className, label }: IconProps) {
    const turn = drawnFor === 'ltr' ? css.turnInRtl : drawnFor === 'rtl' ? css.turnInLtr : undefined;
    return (
      <Lucide
        size={size}
        strokeWidth={1.75}
        className={classNames(css.icon, turn, spins && css.spin, className)}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      />
    );
  };
}

const rtl: Drawing = { drawnFor: 'rtl' };
const ltr: Drawing = { drawnFor: 'ltr' };

/**
 * All icons are from one family, on a 24 px grid with a stroke of 1.75. Back, next, chevrons, sign-out, undo, send and
 * trend are mirrored with the direction; check, clock, search, refresh and the in (down) and out (up) arrows are not.
 */
export const Icon = {
  Back: icon(ArrowLeft, ltr),
  Forward: icon(ArrowLeft, rtl),
  Next: icon(ChevronLeft, rtl),
  Previous: icon(ChevronLeft, ltr),
  SignOut: icon(LogOut, ltr),
  SignIn: icon(LogIn, ltr),
  Undo: icon(Undo2, ltr),
  Send: icon(Send, ltr),
  TrendUp: icon(TrendingUp, ltr),
  TrendDown: icon(TrendingDown, ltr),
  External: icon(ExternalLink, ltr),
  Up: icon(ChevronUp),
  Down: icon(ChevronDown),
  In: icon(ArrowDown),
  Out: icon(ArrowUp),
  Sort: icon(ArrowUpDown),
  Exchange: icon(ArrowLeftRight),
  Banknote: icon(Banknote),
  Bell: icon(Bell),
  Building: icon(Building2),
  Calendar: icon(Calendar),
  Chart: icon(ChartNoAxesCombined, ltr),
  Check: icon(Check),
  Alert: icon(CircleAlert),
  CheckCircle: icon(CircleCheck),
  Filter: icon(ListFilter),
  Help: icon(CircleHelp),
  CloseCircle: icon(CircleX),
  Clock: icon(Clock),
  Columns: icon(Columns3),
  Copy: icon(Copy),
  Share: icon(Share2),
  Download: icon(Download),
  More: icon(Ellipsis),
  Eye: icon(Eye),
  FileEdit: icon(FilePen),
  FileSearch: icon(FileSearch),
  FileSheet: icon(FileSpreadsheet),
  File: icon(FileText),
  Globe: icon(Globe),
  HandCoins: icon(HandCoins),
  Home: icon(House),
  Info: icon(Info),
  Waqf: icon(Landmark),
  Dashboard: icon(LayoutDashboard),
  Link: icon(Link2),
  Checklist: icon(ListChecks),
  Spinner: icon(LoaderCircle, { spins: true }),
  Lock: icon(Lock),
  Mail: icon(Mail),
  Place: icon(MapPin),
  Maximize: icon(Maximize),
  Menu: icon(Menu),
  Minus: icon(Minus),
  Merge: icon(FoldVertical),
  Moon: icon(Moon),
  Edit: icon(Pencil),
  Phone: icon(Phone),
  Play: icon(Play),
  Plus: icon(Plus),
  Quote: icon(Quote),
  Refresh: icon(RefreshCw),
  Save: icon(Save),
  Scale: icon(Scale),
  Deed: icon(ScrollText),
  Search: icon(Search),
  Server: icon(Server),
  Settings: icon(Settings),
  Shield: icon(ShieldCheck),
  Mobile: icon(Smartphone),
  Sprout: icon(Sprout),
  Sun: icon(Sun),
  Delete: icon(Trash2),
  Warning: icon(TriangleAlert),
  Upload: icon(Upload),
  Person: icon(User),
  People: icon(Users),
  Wallet: icon(Wallet),
  Close: icon(X),
  ZoomIn: icon(ZoomIn),
  ZoomOut: icon(ZoomOut),
} satisfies Record<string, IconComponent>;

export type IconName = keyof typeof Icon;
