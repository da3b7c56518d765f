import { vars } from '@recadinho/ui/theme.css'
import { media, radius, space } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/**
 * Beside the form it stays in view while the form scrolls; on a phone the picture is above the name, the script below
 * the form.
 */
export const preview = style({
  display: 'grid',
  gap: space[3],
  '@media': {
    [media.phone]: { display: 'contents' },
    [media.tablet]: { position: 'sticky', insetBlockStart: '5.5rem', alignSelf: 'start' },
    [media.landscapePhone]: {
      display: 'grid',
      position: 'sticky',
      insetBlockStart: '4rem',
      alignSelf: 'start',
    },
  },
})
/** Never higher than what is visible between the header and the bar, with its controls. */
export const figure = style({
  display: 'grid',
  justifySelf: 'center',
  gap: space[2],
  inlineSize: 'min(100%, max(7rem, (100svh - 15rem) * 3 / 4))',
  '@media': { [media.phone]: { order: -1 } },
})
export const waiting = style({
  display: 'grid',
  alignContent: 'end',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: radius.lg,
  background: vars.color.sky,
  boxShadow: vars.shadow.card,
})
/** As high as scrubber and buttons. */
export const controlsRoom = style({ blockSize: '5.25rem' })
export const note = style({
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  color: vars.color.mutedInk,
  selectors: { '&:empty': { display: 'none' } },
})
/** What the player cannot do is explained below it. */
export const underPlayer = style({ '@media': { [media.phone]: { order: -1 } } })
/** Aligns the button's label, and the message about it, with the field. */
export const hear = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
})
globalStyle(`${hear} > button`, { marginInlineStart: `-${space[4]}` })
