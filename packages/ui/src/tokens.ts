/** Brand colours by role. In hex, so that contrast can be computed. */
export const palette = {
  paper: '#FFF9F1',
  parchment: '#FBF0E2',
  white: '#FFFFFF',
  ink: '#2A1714',
  mutedInk: '#6B524C',
  hairline: '#F0E1D2',
  pencil: '#937A71',
  red: '#8B1A1A',
  redHover: '#741313',
  redPressed: '#5E0E0E',
  redTint: '#FBE9E4',
  marigold: '#F3A92B',
  butter: '#FDEFD0',
  teal: '#1E7B74',
  mint: '#E4F2EF',
  sky: '#CFE7EF',
  blush: '#F6C9BD',
  lilac: '#E3DFF2',
} as const

/** Every colour that a theme provides, by use. `danger` is never the brand's red. */
export interface ThemeColors {
  /** The page, a card on it, and a sunken area. */
  paper: string
  card: string
  sunken: string
  ink: string
  mutedInk: string
  /** Decorative edge. */
  line: string
  /** Border of a control: at least 3 to 1 against the page and the card. */
  lineStrong: string
  primary: string
  primaryHover: string
  primaryPressed: string
  onPrimary: string
  primaryTint: string
  /** The primary colour for text and icons on page, card and tint. */
  primaryText: string
  /** Links in running text. */
  link: string
  /** The selected item of several: a chip, a tab. */
  selected: string
  onSelected: string
  /** Focus ring. */
  focus: string
  /** Backdrop of a dialog. */
  overlay: string
  shade: string
  marigold: string
  butter: string
  teal: string
  mint: string
  sky: string
  blush: string
  lilac: string
  infoText: string
  infoTint: string
  successText: string
  successTint: string
  warningText: string
  warningTint: string
  dangerText: string
  dangerTint: string
  dangerHover: string
  onDanger: string
}

const statusOnLight = {
  infoText: '#1B5566',
  infoTint: '#E1F0F6',
  successText: '#125A54',
  successTint: palette.mint,
  warningText: '#714500',
  warningTint: palette.butter,
  dangerText: '#A01048',
  dangerTint: '#FDE8EF',
  dangerHover: '#850B3A',
  onDanger: palette.white,
} as const

const accents = {
  marigold: palette.marigold,
  butter: palette.butter,
  teal: palette.teal,
  mint: palette.mint,
  sky: palette.sky,
  blush: palette.blush,
  lilac: palette.lilac,
} as const

/** Warm paper tones, for parents. */
export const shopColors: ThemeColors = {
  paper: palette.paper,
  card: palette.white,
  sunken: palette.parchment,
  ink: palette.ink,
  mutedInk: palette.mutedInk,
  line: palette.hairline,
  lineStrong: palette.pencil,
  primary: palette.red,
  primaryHover: palette.redHover,
  primaryPressed: palette.redPressed,
  onPrimary: palette.white,
  primaryTint: palette.redTint,
  primaryText: palette.red,
  link: palette.red,
  selected: palette.red,
  onSelected: palette.white,
  focus: '#135E86',
  overlay: 'rgb(42 23 20 / 0.55)',
  shade: '60 28 18',
  ...accents,
  ...statusOnLight,
}

/** Calm greys, for staff. */
export const adminLightColors: ThemeColors = {
  ...shopColors,
  paper: '#F5F5F4',
  card: '#FFFFFF',
  sunken: '#EDECEB',
  ink: '#1D1B1A',
  mutedInk: '#5B5755',
  line: '#E1DFDD',
  lineStrong: '#868280',
  primaryTint: '#F7E9E7',
  link: '#1B5566',
  selected: '#3A3634',
  onSelected: '#FFFFFF',
  overlay: 'rgb(20 18 17 / 0.5)',
  shade: '20 18 17',
}

export const adminDarkColors: ThemeColors = {
  paper: '#151414',
  card: '#1E1D1C',
  sunken: '#282625',
  ink: '#EDEBE9',
  mutedInk: '#ACA7A3',
  line: '#353231',
  lineStrong: '#827D79',
  primary: '#A32C2C',
  primaryHover: '#B53A38',
  primaryPressed: '#8E2323',
  onPrimary: '#FFFFFF',
  primaryTint: '#3A1D1B',
  primaryText: '#F3A49A',
  link: '#9CD2E6',
  selected: '#EDEBE9',
  onSelected: '#1E1D1C',
  focus: '#7CC4EA',
  overlay: 'rgb(0 0 0 / 0.65)',
  shade: '0 0 0',
  marigold: '#F3B750',
  butter: '#3A2C10',
  teal: '#6CC5BC',
  mint: '#14312E',
  sky: '#1B3640',
  blush: '#4A2A24',
  lilac: '#2D2941',
  infoText: '#9CD2E6',
  infoTint: '#15303A',
  successText: '#8ED6CA',
  successTint: '#14312E',
  warningText: '#F2C777',
  warningTint: '#3A2C10',
  dangerText: '#F9A3C0',
  dangerTint: '#431A2B',
  dangerHover: '#FBBAD0',
  onDanger: '#431A2B',
}

/** 4-pixel grid, in rem (1 = 4 px at the browser's default size). */
export const space = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
} as const
export type Space = keyof typeof space

export const radius = { sm: '0.5rem', md: '0.75rem', lg: '1.25rem', pill: '999px' } as const

/** Minimum widths in pixels of each layout; anything below `tablet` is a phone (§9: 768). */
export const breakpoints = { tablet: 768, desktop: 1120 } as const
export const media = {
  tablet: `screen and (min-width: ${breakpoints.tablet}px)`,
  phone: `screen and (max-width: ${breakpoints.tablet - 0.02}px)`,
  desktop: `screen and (min-width: ${breakpoints.desktop}px)`,
  /** Very narrow phones, where columns may be narrower than a word of large text. */
  narrow: 'screen and (max-width: 340px)',
  /** A phone in landscape: wide enough for two columns, too low for tall bars. Place it after the others. */
  landscapePhone: 'screen and (orientation: landscape) and (max-height: 480px) and (min-width: 560px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** Forced-colors mode: the system's palette replaces the shop's. */
  forcedColors: '(forced-colors: active)',
  dark: '(prefers-color-scheme: dark)',
} as const

/** Height of the apps' sticky header. */
export const headerHeight = '3.5rem'

/** Minimum side length of a touch target. */
export const target = '2.75rem'

export const motion = { quick: '150ms', calm: '220ms', ease: 'cubic-bezier(0.2, 0.8, 0.3, 1)' } as const

/** Milliseconds (§4, §9). A dismissed toast stays in its list, closed, until it is removed. */
export const timing = { spinnerDelay: 300, toastDuration: 5000, toastRemoval: 1_000_000 } as const

/** Stacking order; the tour's 1000 is from §9. */
export const zIndex = {
  sticky: 10,
  notice: 50,
  header: 100,
  overlay: 500,
  dialog: 510,
  tour: 1000,
  toast: 1100,
} as const

export const fontFamily = {
  display: '"Baloo 2", "Baloo 2 Arial", "Baloo 2 Roboto", ui-rounded, sans-serif',
  body: 'Figtree, "Figtree Arial", "Figtree Roboto", system-ui, sans-serif',
  mono: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
} as const

/** Minimum swipe distance to dismiss a toast, in pixels (§9). */
export const toastSwipe = 50

export const weight = { regular: '400', medium: '500', semibold: '600', bold: '700', heavy: '800' } as const

/** Font size and line height, in pixels at the browser's default size. */
export type TextSize = readonly [size: number, line: number]
export type TextScale = Record<'xs' | 'sm' | 'md' | 'lg' | 'h4' | 'h3' | 'h2' | 'h1', TextSize>

export const shopText: TextScale = {
  xs: [13, 18],
  sm: [15, 22],
  md: [17, 26],
  lg: [20, 30],
  h4: [20, 26],
  h3: [24, 30],
  h2: [30, 34],
  h1: [37, 40],
}
/** Sizes that grow from tablet width on. */
export const shopTextWide: Partial<TextScale> = { lg: [22, 34], h3: [26, 32], h2: [40, 44], h1: [60, 62] }

export const adminText: TextScale = {
  xs: [12, 16],
  sm: [14, 20],
  md: [16, 24],
  lg: [18, 26],
  h4: [16, 22],
  h3: [18, 24],
  h2: [22, 28],
  h1: [26, 32],
}
