import { icon } from './line.tsx'

export * from '../first-icons/first-icons.tsx'
export type { Icon, IconProps } from './line.tsx'

export const CheckIcon = /* @__PURE__ */ icon('M4.5 12.8l4.8 4.7L19.5 7')
export const CheckCircleIcon = /* @__PURE__ */ icon(
  'M12 3.2a8.8 8.8 0 1 0 0 17.6 8.8 8.8 0 0 0 0-17.6ZM8 12.4l2.8 2.7L16.2 9.3',
)
export const InfoIcon = /* @__PURE__ */ icon(
  'M12 3.2a8.8 8.8 0 1 0 0 17.6 8.8 8.8 0 0 0 0-17.6ZM12 11.2v5M12 7.8v.1',
)
export const WarningIcon = /* @__PURE__ */ icon(
  'M10.6 4.3 2.9 17.6a1.7 1.7 0 0 0 1.5 2.5h15.2a1.7 1.7 0 0 0 1.5-2.5L13.4 4.3a1.6 1.6 0 0 0-2.8 0ZM12 9.4v4.4M12 16.8v.1',
)
export const ErrorIcon = /* @__PURE__ */ icon(
  'M8.4 3.2h7.2l5.2 5.2v7.2l-5.2 5.2H8.4l-5.2-5.2V8.4ZM12 7.8v5M12 16v.1',
)
export const CloseIcon = /* @__PURE__ */ icon('M6 6l12 12M18 6 6 18')
export const ChevronLeftIcon = /* @__PURE__ */ icon('M14.5 5.5 8 12l6.5 6.5')
export const ChevronRightIcon = /* @__PURE__ */ icon('M9.5 5.5 16 12l-6.5 6.5')
export const ChevronUpIcon = /* @__PURE__ */ icon('M5.5 14.5 12 8l6.5 6.5')
export const ChevronDownIcon = /* @__PURE__ */ icon('M5.5 9.5 12 16l6.5-6.5')
export const ArrowLeftIcon = /* @__PURE__ */ icon('M20 12H4.5M11 5.5 4.5 12l6.5 6.5')
export const ArrowRightIcon = /* @__PURE__ */ icon('M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5')
export const PauseIcon = /* @__PURE__ */ icon('M8.2 4.8v14.4M15.8 4.8v14.4')
export const FullScreenIcon = /* @__PURE__ */ icon('M4.4 9V4.4H9M15 4.4h4.6V9M19.6 15v4.6H15M9 19.6H4.4V15')
export const ReplayIcon = /* @__PURE__ */ icon('M4.2 12a7.8 7.8 0 1 0 2.6-5.8L4.2 8.6M4.2 4v4.6h4.6')
export const VolumeIcon = /* @__PURE__ */ icon(
  'M4 9.4v5.2h3.4l5 4.2V5.2l-5 4.2ZM16.2 9a4.3 4.3 0 0 1 0 6M18.8 6.4a8 8 0 0 1 0 11.2',
)
export const VolumeOffIcon = /* @__PURE__ */ icon(
  'M4 9.4v5.2h3.4l5 4.2V5.2l-5 4.2ZM16.4 9.6l4.8 4.8M21.2 9.6l-4.8 4.8',
)
export const SearchIcon = /* @__PURE__ */ icon(
  'M10.8 4a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.6ZM15.8 15.8 20.4 20.4',
)
export const CopyIcon = /* @__PURE__ */ icon(
  'M9.4 8.2h8.8a1.6 1.6 0 0 1 1.6 1.6v8.8a1.6 1.6 0 0 1-1.6 1.6H9.4a1.6 1.6 0 0 1-1.6-1.6V9.8a1.6 1.6 0 0 1 1.6-1.6ZM5.6 15.6A1.6 1.6 0 0 1 4.2 14V5.4a1.6 1.6 0 0 1 1.6-1.6h8.4a1.6 1.6 0 0 1 1.6 1.4',
)
export const ClockIcon = /* @__PURE__ */ icon(
  'M12 3.2a8.8 8.8 0 1 0 0 17.6 8.8 8.8 0 0 0 0-17.6ZM12 7.2V12l3.4 2',
)
export const ClockLateIcon = /* @__PURE__ */ icon(
  'M19.6 7.6A8.8 8.8 0 1 0 20.8 12M12 7.2V12l3 1.8M20.6 2.6v3.2M20.6 8.6v.1',
)
export const HeartIcon = /* @__PURE__ */ icon(
  'M12 20.2S3.4 15.4 3.4 9.2A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.6 2.2c0 6.2-8.6 11-8.6 11Z',
)
export const PhoneIcon = /* @__PURE__ */ icon(
  'M8.6 3.2h6.8A1.4 1.4 0 0 1 16.8 4.6v14.8a1.4 1.4 0 0 1-1.4 1.4H8.6a1.4 1.4 0 0 1-1.4-1.4V4.6a1.4 1.4 0 0 1 1.4-1.4ZM11 17.8h2',
)
export const MailIcon = /* @__PURE__ */ icon(
  'M4.8 5.6h14.4A1.4 1.4 0 0 1 20.6 7v10a1.4 1.4 0 0 1-1.4 1.4H4.8A1.4 1.4 0 0 1 3.4 17V7a1.4 1.4 0 0 1 1.4-1.4ZM3.8 7.2 12 13l8.2-5.8',
)
export const ChatIcon = /* @__PURE__ */ icon(
  'M12 3.8c4.9 0 8.8 3.5 8.8 7.9s-3.9 7.9-8.8 7.9c-1.4 0-2.7-.3-3.9-.8l-4.5 1.4 1.4-3.9A7.4 7.4 0 0 1 3.2 11.7c0-4.4 3.9-7.9 8.8-7.9ZM8.4 11.7v.1M12 11.7v.1M15.6 11.7v.1',
)
export const LockIcon = /* @__PURE__ */ icon(
  'M6.4 10.4h11.2A1.4 1.4 0 0 1 19 11.8v7a1.4 1.4 0 0 1-1.4 1.4H6.4A1.4 1.4 0 0 1 5 18.8v-7a1.4 1.4 0 0 1 1.4-1.4ZM8 10.4V7.8a4 4 0 0 1 8 0v2.6M12 14.2v2.4',
)
export const ShieldIcon = /* @__PURE__ */ icon(
  'M12 3.2l7.2 2.6v5.4c0 4.4-2.8 7.8-7.2 9.6-4.4-1.8-7.2-5.2-7.2-9.6V5.8ZM8.8 12l2.3 2.2L15.4 10',
)
export const CardIcon = /* @__PURE__ */ icon(
  'M4.6 5.8h14.8A1.4 1.4 0 0 1 20.8 7.2v9.6a1.4 1.4 0 0 1-1.4 1.4H4.6a1.4 1.4 0 0 1-1.4-1.4V7.2a1.4 1.4 0 0 1 1.4-1.4ZM3.2 10h17.6M6.6 14.6h3.2',
)
export const EditIcon = /* @__PURE__ */ icon(
  'M4.4 19.6l.8-4L15.6 5.2a1.9 1.9 0 0 1 2.7 0l.5.5a1.9 1.9 0 0 1 0 2.7L8.4 18.8ZM13.8 7l3.2 3.2',
)
export const PlusIcon = /* @__PURE__ */ icon('M12 4.8v14.4M4.8 12h14.4')
export const ArrowUpIcon = /* @__PURE__ */ icon('M12 19.6V4.4M5.5 10.9 12 4.4l6.5 6.5')
export const ArrowDownIcon = /* @__PURE__ */ icon('M12 4.4v15.2M5.5 13.1l6.5 6.5 6.5-6.5')
export const UndoIcon = /* @__PURE__ */ icon('M8.6 4.6 4 9.2l4.6 4.6M4.4 9.2h9.8a5.2 5.2 0 0 1 0 10.4H9.4')
export const TrashIcon = /* @__PURE__ */ icon(
  'M4.4 6.8h15.2M9.2 6.4V4.8a1 1 0 0 1 1-1h3.6a1 1 0 0 1 1 1v1.6M6.4 7.2l.8 11.6a1.4 1.4 0 0 0 1.4 1.3h6.8a1.4 1.4 0 0 0 1.4-1.3l.8-11.6M10.2 10.8v5.6M13.8 10.8v5.6',
)
export const MinusIcon = /* @__PURE__ */ icon('M4.8 12h14.4')
export const RefreshIcon = /* @__PURE__ */ icon(
  'M19.8 10.2A8 8 0 0 0 5.4 7.6L4 9.6M4 4.8v4.8h4.8M4.2 13.8a8 8 0 0 0 14.4 2.6l1.4-2M20 19.2v-4.8h-4.8',
)
export const OfflineIcon = /* @__PURE__ */ icon(
  'M4 4l16 16M8.4 12.6a5.6 5.6 0 0 1 3-1.4M5 9.4a10.4 10.4 0 0 1 3.4-2.1M12 6.2c2.7 0 5.1 1.2 7 3.2M15 12.2c.3.1.5.3.8.5M12 17.6v.1',
)
export const LinkIcon = /* @__PURE__ */ icon(
  'M10 14a4.2 4.2 0 0 0 6 0l3.2-3.2a4.2 4.2 0 0 0-6-6l-1.3 1.3M14 10a4.2 4.2 0 0 0-6 0l-3.2 3.2a4.2 4.2 0 0 0 6 6l1.3-1.3',
)
export const ExternalIcon = /* @__PURE__ */ icon(
  'M13.6 4.4h6v6M19.2 4.8l-8.4 8.4M17.4 13.6v4.6a1.4 1.4 0 0 1-1.4 1.4H5.8a1.4 1.4 0 0 1-1.4-1.4V8a1.4 1.4 0 0 1 1.4-1.4h4.6',
)
export const DownloadIcon = /* @__PURE__ */ icon('M12 4v11M7.2 10.8 12 15.4l4.8-4.6M4.8 19.8h14.4')
export const ShareIcon = /* @__PURE__ */ icon(
  'M12 15V4M7.4 8.2 12 3.8l4.6 4.4M7.2 11.6H5.4v8.2h13.2v-8.2h-1.8',
)
export const LogOutIcon = /* @__PURE__ */ icon(
  'M13.6 4.4H6.4A1.4 1.4 0 0 0 5 5.8v12.4a1.4 1.4 0 0 0 1.4 1.4h7.2M10.4 12h9.8M16.6 8.2l3.8 3.8-3.8 3.8',
)
export const FilmIcon = /* @__PURE__ */ icon(
  'M4.8 5h14.4A1.2 1.2 0 0 1 20.4 6.2v11.6a1.2 1.2 0 0 1-1.2 1.2H4.8a1.2 1.2 0 0 1-1.2-1.2V6.2A1.2 1.2 0 0 1 4.8 5ZM8 5v14M16 5v14M3.6 12h16.8M3.6 8.5H8M3.6 15.5H8M16 8.5h4.4M16 15.5h4.4',
)
export const MicrophoneIcon = /* @__PURE__ */ icon(
  'M12 3.4a2.8 2.8 0 0 1 2.8 2.8v5a2.8 2.8 0 0 1-5.6 0v-5A2.8 2.8 0 0 1 12 3.4ZM6 11a6 6 0 0 0 12 0M12 17v3.6M9 20.6h6',
)
export const HandIcon = /* @__PURE__ */ icon(
  'M7.4 12.6V6.8a1.3 1.3 0 0 1 2.6 0v4.4V5a1.3 1.3 0 0 1 2.6 0v6V6a1.3 1.3 0 0 1 2.6 0v6.4l1-1.4a1.4 1.4 0 0 1 2.4 1.4l-2.4 5c-1 2-2.4 3.2-4.8 3.2-3 0-4.6-1.6-5.8-4.2l-1.4-3.2a1.3 1.3 0 0 1 2.2-1.2Z',
)
export const PersonIcon = /* @__PURE__ */ icon(
  'M12 3.6a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.4 20.4a7.6 7.6 0 0 1 15.2 0',
)
export const HomeIcon = /* @__PURE__ */ icon('M3.8 11.4 12 4.2l8.2 7.2M6 9.8v9.8h12V9.8M10 19.4v-5.2h4v5.2')
export const ListIcon = /* @__PURE__ */ icon(
  'M8.4 6.6H20M8.4 12H20M8.4 17.4H20M4.4 6.6v.1M4.4 12v.1M4.4 17.4v.1',
)
export const HourglassIcon = /* @__PURE__ */ icon(
  'M6.6 3.8h10.8M6.6 20.2h10.8M8 3.8c0 5 4 5.4 4 8.2s-4 3.2-4 8.2M16 3.8c0 5-4 5.4-4 8.2s4 3.2 4 8.2',
)
export const BoltIcon = /* @__PURE__ */ icon('M13 3.4 5.4 13.6h5.8L10.6 20.6 18.6 10h-6Z')
