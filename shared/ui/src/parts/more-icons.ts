import Activity from 'lucide-react/icons/activity';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Ban from 'lucide-react/icons/ban';
import Bell from 'lucide-react/icons/bell';
import Bitcoin from 'lucide-react/icons/bitcoin';
import BookOpen from 'lucide-react/icons/book-open';
import Building2 from 'lucide-react/icons/building-2';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Camera from 'lucide-react/icons/camera';
import ChartColumn from 'lucide-react/icons/chart-column';
import Clock from 'lucide-react/icons/clock';
import CreditCard from 'lucide-react/icons/credit-card';
import Disc3 from 'lucide-react/icons/disc-3';
import EyeOff from 'lucide-react/icons/eye-off';
import File from 'lucide-react/icons/file';
import FileText from 'lucide-react/icons/file-text';
import Folder from 'lucide-react/icons/folder';
import Gift from 'lucide-react/icons/gift';
import HardDrive from 'lucide-react/icons/hard-drive';
import History from 'lucide-react/icons/history';
import Keyboard from 'lucide-react/icons/keyboard';
import Landmark from 'lucide-react/icons/landmark';
import Layers from 'lucide-react/icons/layers';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Link from 'lucide-react/icons/link';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import MailCheck from 'lucide-react/icons/mail-check';
import MapPin from 'lucide-react/icons/map-pin';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageCircle from 'lucide-react/icons/message-circle';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Move from 'lucide-react/icons/move';
import Package from 'lucide-react/icons/package';
import Pause from 'lucide-react/icons/pause';
import Phone from 'lucide-react/icons/phone';
import Play from 'lucide-react/icons/play';
import Plug from 'lucide-react/icons/plug';
import Power from 'lucide-react/icons/power';
import Printer from 'lucide-react/icons/printer';
import QrCode from 'lucide-react/icons/qr-code';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import ScanLine from 'lucide-react/icons/scan-line';
import Send from 'lucide-react/icons/send';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Smartphone from 'lucide-react/icons/smartphone';
import Star from 'lucide-react/icons/star';
import Sun from 'lucide-react/icons/sun';
import Table from 'lucide-react/icons/table';
import Tag from 'lucide-react/icons/tag';
import Terminal from 'lucide-react/icons/terminal';
import TextCursorInput from 'lucide-react/icons/text-cursor-input';
import Trash2 from 'lucide-react/icons/trash-2';
import Unlink from 'lucide-react/icons/unlink';
import Upload from 'lucide-react/icons/upload';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import VenetianMask from 'lucide-react/icons/venetian-mask';
import Wrench from 'lucide-react/icons/wrench';
import Zap from 'lucide-react/icons/zap';

/** All other icons of the console, by their lucide name: one file for them all, which comes when the page is calm or one is drawn. */
export const moreIcons = {
  activity: Activity,
  archive: Archive,
  'archive-restore': ArchiveRestore,
  'badge-check': BadgeCheck,
  ban: Ban,
  bell: Bell,
  bitcoin: Bitcoin,
  'book-open': BookOpen,
  'building-2': Building2,
  'calendar-clock': CalendarClock,
  camera: Camera,
  'chart-column': ChartColumn,
  clock: Clock,
  'credit-card': CreditCard,
  'disc-3': Disc3,
  'eye-off': EyeOff,
  file: File,
  'file-text': FileText,
  folder: Folder,
  gift: Gift,
  'hard-drive': HardDrive,
  history: History,
  keyboard: Keyboard,
  landmark: Landmark,
  layers: Layers,
  'life-buoy': LifeBuoy,
  link: Link,
  'log-out': LogOut,
  mail: Mail,
  'mail-check': MailCheck,
  'map-pin': MapPin,
  megaphone: Megaphone,
  'message-circle': MessageCircle,
  monitor: Monitor,
  moon: Moon,
  move: Move,
  package: Package,
  phone: Phone,
  pause: Pause,
  play: Play,
  plug: Plug,
  power: Power,
  printer: Printer,
  'qr-code': QrCode,
  'rotate-ccw': RotateCcw,
  'scan-line': ScanLine,
  send: Send,
  settings: Settings,
  'shield-check': ShieldCheck,
  'sliders-horizontal': SlidersHorizontal,
  smartphone: Smartphone,
  star: Star,
  sun: Sun,
  table: Table,
  tag: Tag,
  terminal: Terminal,
  'text-cursor-input': TextCursorInput,
  'trash-2': Trash2,
  unlink: Unlink,
  upload: Upload,
  'user-plus': UserPlus,
  users: Users,
  'venetian-mask': VenetianMask,
  wrench: Wrench,
  zap: Zap,
} as const;

export type MoreIcons = typeof moreIcons;
