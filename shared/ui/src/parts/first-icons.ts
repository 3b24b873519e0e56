import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Bookmark from 'lucide-react/icons/bookmark';
import Boxes from 'lucide-react/icons/boxes';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronUp from 'lucide-react/icons/chevron-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-help';
import CircleX from 'lucide-react/icons/circle-x';
import CloudOff from 'lucide-react/icons/cloud-off';
import Code from 'lucide-react/icons/code';
import Columns3 from 'lucide-react/icons/columns-3';
import Copy from 'lucide-react/icons/copy';
import Cpu from 'lucide-react/icons/cpu';
import Database from 'lucide-react/icons/database';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import Globe from 'lucide-react/icons/globe';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import KeyRound from 'lucide-react/icons/key-round';
import ListChecks from 'lucide-react/icons/list-checks';
import ListFilter from 'lucide-react/icons/list-filter';
import Loader from 'lucide-react/icons/loader';
import Lock from 'lucide-react/icons/lock';
import Minus from 'lucide-react/icons/minus';
import Network from 'lucide-react/icons/network';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Receipt from 'lucide-react/icons/receipt';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Scale from 'lucide-react/icons/scale';
import Search from 'lucide-react/icons/search';
import Server from 'lucide-react/icons/server';
import ServerOff from 'lucide-react/icons/server-off';
import Square from 'lucide-react/icons/square';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import User from 'lucide-react/icons/user';
import Wallet from 'lucide-react/icons/wallet';
import X from 'lucide-react/icons/x';

/**
 * The icons that stand on the first screens and in what tells of a failure, by their lucide name: they come with the console.
 */
export const firstIcons = {
  'arrow-down': ArrowDown,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  bookmark: Bookmark,
  boxes: Boxes,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'chevron-up': ChevronUp,
  'chevrons-up-down': ChevronsUpDown,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  'circle-help': CircleHelp,
  'circle-x': CircleX,
  'cloud-off': CloudOff,
  code: Code,
  'columns-3': Columns3,
  copy: Copy,
  cpu: Cpu,
  database: Database,
  download: Download,
  ellipsis: Ellipsis,
  'ellipsis-vertical': EllipsisVertical,
  'external-link': ExternalLink,
  eye: Eye,
  globe: Globe,
  house: House,
  info: Info,
  'key-round': KeyRound,
  'list-checks': ListChecks,
  'list-filter': ListFilter,
  loader: Loader,
  lock: Lock,
  minus: Minus,
  network: Network,
  pencil: Pencil,
  plus: Plus,
  receipt: Receipt,
  'refresh-cw': RefreshCw,
  scale: Scale,
  search: Search,
  server: Server,
  'server-off': ServerOff,
  square: Square,
  'triangle-alert': TriangleAlert,
  user: User,
  wallet: Wallet,
  x: X,
} as const;
