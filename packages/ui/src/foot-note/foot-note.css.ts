import { globalStyle, style } from '@vanilla-extract/css'
import { footSpace } from '../sticky-bar/foot-space.css.ts'
import { vars } from '../theme.css.ts'
import { media, radius, space, weight, zIndex } from '../tokens.ts'

/** A sticky bar, by its attribute: importing its styles would load them with every note. */
const bar = '[data-bar]'

export const note = style({
  position: 'fixed',
  insetInline: space[3],
  insetBlockEnd: `calc(${footSpace} + max(${space[3]}, env(safe-area-inset-bottom)))`,
  zIndex: zIndex.notice,
  display: 'grid',
  gap: space[2],
  maxInlineSize: '30rem',
  maxBlockSize: '60dvh',
  overflowY: 'auto',
  padding: space[3],
  borderRadius: radius.lg,
  border: `1.5px solid ${vars.color.line}`,
  background: vars.color.card,
  color: vars.color.ink,
  boxShadow: vars.shadow.raised,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  '@media': { [media.tablet]: { insetInline: `${space[6]} auto`, padding: space[5] } },
})
// Adds space so that the end of the page can be scrolled clear of the note.
globalStyle(`body:has(${note})`, { paddingBlockEnd: '11rem' })
globalStyle(`:root:has(${note}):not(:has(${bar}))`, { scrollPaddingBlockEnd: '13rem' })

/** Unrequested: hidden while there is a sticky bar, because it could cover a field that is being filled in. */
export const unasked = style({ selectors: { [`body:has(${bar}) &`]: { display: 'none' } } })
globalStyle(`body:has(${bar}):has(${unasked})`, { paddingBlockEnd: 0 })

/** Keeps its layout box so that it can be measured again. */
export const waiting = style({ visibility: 'hidden' })

export const title = style({ fontSize: vars.text.sm.size, fontWeight: weight.bold })
export const actions = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: space[3],
})
