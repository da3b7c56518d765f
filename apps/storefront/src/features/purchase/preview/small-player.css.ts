import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, motion, radius, space, weight, zIndex } from '@recadinho/ui/tokens'
import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { screen } from '../../film/film-player.css.ts'

/** On phones, unless its text is large. */
const headerHeight = '4rem'
const height = createVar()
/** Small text, even if it is set large, leaves room to the form. */
const size = 'min(4.5rem, 20vw)'
/** A keyboard leaves little room. */
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
/** The upper part of the picture: faces, and not the words, which would be too small. */
globalStyle(`${dock} ${screen}`, { aspectRatio: '1', borderRadius: radius.md, boxShadow: 'none' })
globalStyle(`${dock} ${screen} > canvas`, { objectFit: 'cover', objectPosition: '50% 30%' })
/** A field with the focus stays below it. */
const roomFor = (dockHeight: string) => ({
  scrollPaddingBlockStart: `calc(${headerHeight} + ${dockHeight} + ${space[5]})`,
})
globalStyle(`:root:has(${dock})`, { ...roomFor(size), '@media': { [low]: roomFor(smaller) } })

/** What is said, in its own size. */
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
