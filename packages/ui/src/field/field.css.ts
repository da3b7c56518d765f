import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { media, motion, radius, space, weight } from '../tokens.ts'

export const field = style({ display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: 0 })
export const labelRow = style({ display: 'flex', alignItems: 'baseline', gap: space[2] })
export const label = style({ fontWeight: weight.semibold })
export const optional = style({ color: vars.color.mutedInk, fontSize: vars.text.sm.size })
export const hint = style({
  color: vars.color.mutedInk,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
})
export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  selectors: { '&:empty': { display: 'none' } },
})
export const error = style({
  display: 'flex',
  gap: space[2],
  color: vars.color.dangerText,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  fontWeight: weight.medium,
})
// Wraps above the counter if there is no room for both.
globalStyle(`${below} > ${error}`, { flex: '1 1 12rem' })
export const errorIcon = style({ flex: 'none', paddingBlockStart: '0.05rem' })
export const counter = style({
  marginInlineStart: 'auto',
  color: vars.color.mutedInk,
  fontVariantNumeric: 'tabular-nums',
})
export const counterOver = style({ color: vars.color.dangerText, fontWeight: weight.semibold })

/** The box of a text input. */
export const control = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.control.md,
  marginBlockStart: space[1],
  paddingInline: space[4],
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: radius.md,
  background: vars.color.card,
  color: vars.color.ink,
  transition: `border-color ${motion.quick}`,
  selectors: {
    '&::placeholder': { color: vars.color.mutedInk, opacity: 1 },
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.dangerText,
      boxShadow: `inset 0 0 0 1px ${vars.color.dangerText}`,
    },
    '&:disabled': { background: vars.color.sunken, color: vars.color.mutedInk, cursor: 'not-allowed' },
  },
})
export const multiline = style({
  paddingBlock: space[3],
  minBlockSize: '7.5rem',
  resize: 'vertical',
  // Grows with its content where the browser supports it.
  fieldSizing: 'content',
  // Otherwise a pasted URL would set the field's minimum width.
  overflowWrap: 'anywhere',
})
export const short = style({ minBlockSize: vars.control.md, paddingBlock: space[2], resize: 'none' })

const adornment = style({
  position: 'absolute',
  insetInlineStart: space[3],
  insetBlockEnd: 0,
  blockSize: vars.control.md,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.mutedInk,
  pointerEvents: 'none',
})

export const group = style({ display: 'flex', marginBlockStart: space[1] })
const inGroup = { marginBlockStart: 0, selectors: { '&:focus-visible': { zIndex: 1 } } }
export const groupStart = style([
  control,
  {
    ...inGroup,
    flex: 'none',
    inlineSize: 'auto',
    borderStartEndRadius: 0,
    borderEndEndRadius: 0,
    borderInlineEnd: 0,
    background: vars.color.sunken,
  },
])
/** The closed list shows only the prefix: a country name would be cut off. */
export const prefixBox = style({ position: 'relative', flex: 'none', display: 'flex' })
export const prefixSelect = style([
  groupStart,
  {
    inlineSize: '5.5rem',
    color: 'transparent',
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  },
])
export const prefixOption = style({ color: vars.color.ink, background: vars.color.card })
export const prefixShown = style([
  adornment,
  {
    insetInlineStart: space[4],
    // Stays above the list while the list has the focus.
    zIndex: 2,
    color: vars.color.ink,
    '@media': { [media.forcedColors]: { display: 'none' } },
  },
])
export const groupEnd = style([control, { ...inGroup, borderStartStartRadius: 0, borderEndStartRadius: 0 }])

export const selectBox = style({ position: 'relative', display: 'block' })
export const select = style([
  control,
  { appearance: 'none', paddingInlineEnd: space[10], textOverflow: 'ellipsis', cursor: 'pointer' },
])
export const chevron = style([adornment, { insetInlineStart: 'auto', insetInlineEnd: space[3] }])

export const labelHidden = styleVariants({
  yes: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
})
