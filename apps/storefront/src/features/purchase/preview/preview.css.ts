import { vars } from '@recadinho/ui/theme.css'
import { media, radius, space } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/**
 * Beside the form it stays in view while the form scrolls; on a desktop the film alone does, and the script and the list
 * of the notes scroll at its other side. On a phone the film is below the name, the rest below the form.
 */
export const preview = style({
  display: 'grid',
  gap: space[3],
  '@media': {
    [media.phone]: { display: 'contents' },
    [media.tablet]: {
      position: 'sticky',
      insetBlockStart: '5.5rem',
      alignSelf: 'start',
      gridColumn: 2,
      gridRow: '1 / span 2',
    },
    [media.desktop]: {
      position: 'static',
      alignSelf: 'stretch',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 17rem)',
      gap: space[4],
    },
    [media.landscapePhone]: {
      display: 'grid',
      position: 'sticky',
      insetBlockStart: '5rem',
      alignSelf: 'start',
      gridColumn: 2,
      gridRow: '1 / span 2',
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
  },
})
/** Position and buttons below the picture. */
export const controlsHeight = '6.5rem'
/**
 * Never higher, with its controls, than what is visible between header and bar; on wider screens also before anything
 * is scrolled.
 */
export const figure = style({
  display: 'grid',
  alignContent: 'start',
  justifySelf: 'center',
  gap: space[2],
  inlineSize: `min(100%, max(7rem, (100svh - 11.5rem - ${controlsHeight}) * 3 / 4))`,
  outline: 'none',
  '@media': {
    [media.phone]: { order: -1 },
    [media.tablet]: { inlineSize: `min(100%, max(9rem, (100svh - 17.5rem - ${controlsHeight}) * 3 / 4))` },
    [media.desktop]: { position: 'sticky', insetBlockStart: '5.5rem', alignSelf: 'start' },
    [media.landscapePhone]: {
      order: 0,
      position: 'static',
      inlineSize: 'min(100%, max(14rem, (100svh - 12.5rem) * 3 / 4 + 6.5rem))',
    },
  },
})
export const waiting = style({
  paddingBlockEnd: controlsHeight,
  '@media': { [media.landscapePhone]: { padding: '0 6.5rem 3.25rem 0' } },
})
/** In the controls' place. */
export const failed = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space[2],
  minBlockSize: `calc(${controlsHeight} - ${space[2]})`,
  marginBlockStart: `calc(-1 * ${controlsHeight})`,
  textAlign: 'center',
  '@media': { [media.landscapePhone]: { minBlockSize: 0, marginBlockStart: '-3.25rem' } },
})
export const waitingScreen = style({
  display: 'grid',
  alignContent: 'end',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: radius.lg,
  background: vars.color.sky,
  boxShadow: vars.shadow.card,
})
export const script = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  minInlineSize: 0,
})
/** What the player cannot do is explained below it. */
export const note = style({
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  color: vars.color.mutedInk,
  selectors: { '&:empty': { display: 'none' } },
})
/** Aligns the button's label, and the message about it, with the field. */
export const hear = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
})
/** Below the button. */
export const sayings = style({ flexBasis: '100%', minInlineSize: 0, display: 'grid', gap: space[2] })
globalStyle(`${hear} > button`, { marginInlineStart: `-${space[4]}` })
