import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, media, radius, space, target, weight, zIndex } from '@recadinho/ui/tokens'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

const turnOpaque = keyframes({ to: { background: vars.color.paper, borderColor: vars.color.line } })

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zIndex.header,
  borderBlockEnd: '1px solid transparent',
  // The page's background, so that browsers without scroll animations differ only in the content below.
  background: vars.color.paper,
  '@supports': {
    // §2: opaque after scrolling more than 50 px.
    '(animation-timeline: scroll())': {
      background: 'none',
      animation: `${turnOpaque} step-end both`,
      animationTimeline: 'scroll()',
      animationRange: '0 50px',
    },
  },
})

export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
  maxInlineSize: '72rem',
  minBlockSize: '4rem',
  marginInline: 'auto',
  paddingInline: `min(${space[4]}, 5vw)`,
  '@media': {
    [media.tablet]: { paddingInline: space[8], minBlockSize: '4.75rem', columnGap: space[8] },
    [media.narrow]: { columnGap: space[1] },
  },
})

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target,
  fontFamily: fontFamily.display,
  fontWeight: weight.heavy,
  fontSize: '1.625rem',
  letterSpacing: '-0.02em',
  textTransform: 'lowercase',
  textDecoration: 'none',
  color: vars.color.primaryText,
})

export const wideNav = style({
  display: 'flex',
  gap: space[2],
  '@media': { [media.phone]: { display: 'none' } },
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target,
  paddingInline: space[3],
  borderRadius: radius.pill,
  color: vars.color.ink,
  fontWeight: weight.medium,
  textDecoration: 'none',
  ':hover': { background: vars.color.primaryTint },
  selectors: { '&[aria-current=page]': { color: vars.color.primaryText, fontWeight: weight.semibold } },
  '@media': { [media.narrow]: { paddingInline: space[2] } },
})

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
  '@media': { [media.narrow]: { gap: 0 } },
})
export const fromTablet = style({
  '@media': { [media.phone]: { display: 'none' } },
  selectors: { '&:empty': { display: 'none' } },
})

const round = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: target,
  borderRadius: radius.pill,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.card,
} as const

export const language = style({
  ...round,
  paddingInline: `min(${space[3]}, 4vw)`,
  '@media': { [media.narrow]: { paddingInline: space[2], gap: space[1] } },
  fontSize: vars.text.sm.size,
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
  ':hover': { borderColor: vars.color.lineStrong },
})

export const menuButton = style({
  ...round,
  inlineSize: target,
  '@media': { [media.tablet]: { display: 'none' } },
})

export const menu = style({
  position: 'fixed',
  inset: '4rem min(1rem, 5vw) auto',
  inlineSize: 'auto',
  maxBlockSize: 'calc(100dvh - 4.5rem)',
  overflowY: 'auto',
  margin: 0,
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.lg,
  background: vars.color.card,
  boxShadow: vars.shadow.raised,
  color: vars.color.ink,
  selectors: { '&:popover-open': { display: 'grid', gap: space[1] } },
})
globalStyle(`${menu} > :last-child`, { marginBlockStart: space[2] })
