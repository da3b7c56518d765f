import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, motion, radius, space, weight, zIndex } from '@recadinho/ui/tokens'
import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { screen } from '../../film/film-player.css.ts'

/** The header's height on phones, unless text is enlarged. */
const headerHeight = '4rem'
const height = createVar()
/** Limited by the width, so that enlarged text leaves room for the form. */
const size = 'min(4.5rem, 20vw)'
/** While the keyboard is open. */
const low = 'screen and (max-height: 30rem)'
const smaller = 'min(3.5rem, 20vw)'

const come = keyframes({ from: { translate: '0 -100%' } })
export const dock = style({
  vars: { [height]: size },
  position: 'fixed',
  insetInline: 0,
  zIndex: zIndex.sticky,
  display: 'grid',
  gridTemplateColumns: `${height} minmax(0, 1fr) auto auto`,
  alignItems: 'center',
  gap: space[2],
  padding: `${space[1]} max(${space[2]}, env(safe-area-inset-right)) ${space[1]} max(${space[2]}, env(safe-area-inset-left))`,
  background: vars.color.card,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  boxShadow: '0 8px 24px -12px rgb(60 28 18 / 0.18)',
  animation: `${come} ${motion.calm} ${motion.ease}`,
  '@media': { [low]: { vars: { [height]: smaller } } },
})
/** Only the faces: captions would be too small to read. */
globalStyle(`${dock} ${screen}`, { aspectRatio: '1', borderRadius: radius.md, boxShadow: 'none' })
globalStyle(`${dock} ${screen} > canvas`, { objectFit: 'cover', objectPosition: '50% 30%' })
/** A field with the focus stays below it. */
const roomFor = (dockHeight: string) => ({
  scrollPaddingBlockStart: `calc(${headerHeight} + ${dockHeight} + ${space[5]})`,
})
globalStyle(`:root:has(${dock})`, { ...roomFor(size), '@media': { [low]: roomFor(smaller) } })

/** The spoken sentence. */
export const words = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  maxBlockSize: height,
  overflow: 'hidden',
  fontFamily: fontFamily.display,
  fontWeight: weight.semibold,
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
})
export const enlarge = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  outlineOffset: '-4px',
})
/** Above the button that covers the rest. */
export const button = style({ position: 'relative' })
