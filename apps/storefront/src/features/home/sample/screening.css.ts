import { vars } from '@recadinho/ui/theme.css'
import { media, palette, radius, space, target, weight } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { play as playOnPoster } from '../hero-film.css.ts'

export const screening = style({ position: 'absolute', inset: 0 })
export const screen = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: radius.lg,
})
globalStyle(`${screen} > canvas`, { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })
export const toggle = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  borderRadius: radius.lg,
  cursor: 'pointer',
  // A finger that moves sideways turns to another character, any other scrolls the page.
  touchAction: 'pan-y pinch-zoom',
  userSelect: 'none',
})

/** At rest and paused the button is where it is on the poster; while the film plays, out of its way. */
export const play = playOnPoster
const small = style({
  position: 'absolute',
  // Below the bunting.
  insetBlockStart: '20cqw',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  minInlineSize: target,
  blockSize: target,
  borderRadius: radius.pill,
  background: vars.color.card,
  color: vars.color.ink,
  boxShadow: vars.shadow.card,
  fontWeight: weight.semibold,
  cursor: 'pointer',
  ':hover': { color: vars.color.primaryText },
})
export const pause = style([small, { insetInlineStart: space[2] }])
export const sound = style([small, { insetInlineEnd: space[2], paddingInline: space[2] }])

/** Half beside the film, as far as the page is wide enough. */
const beside = `max(-1.375rem, (100cqw - 100vw) / 2 + ${space[1]})`
const turn = style([small, { insetBlockStart: `calc(50% - ${target} / 2)` }])
export const before = style([turn, { insetInlineStart: beside }])
export const after = style([turn, { insetInlineEnd: beside }])

export const dots = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space[1]})`,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  gap: space[1],
  '@media': { [media.landscapePhone]: { display: 'none' } },
})
export const dot = style({
  inlineSize: '0.375rem',
  blockSize: '0.375rem',
  borderRadius: radius.pill,
  background: vars.color.lineStrong,
})
export const current = style([dot, { inlineSize: '1rem', background: vars.color.primary }])

/** Between the buttons, above every face. */
export const note = style({
  position: 'absolute',
  insetBlockStart: '20cqw',
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  maxInlineSize: `calc(100% - 2 * (${target} + ${space[3]}))`,
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.lg,
  background: palette.white,
  color: palette.ink,
  boxShadow: vars.shadow.card,
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  textAlign: 'center',
})
