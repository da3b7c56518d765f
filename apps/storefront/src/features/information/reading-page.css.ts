import { vars } from '@recadinho/ui/theme.css'
import { media, motion, radius, space, target, weight } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const article = style({ paddingBlockEnd: space[16] })

export const head = style({
  background: vars.color.sunken,
  paddingBlock: space[10],
  '@media': { [media.tablet]: { paddingBlock: space[12] }, print: { background: 'none', paddingBlock: 0 } },
})
export const headInner = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 13rem', gap: space[12] } },
})
export const headWords = style({ display: 'grid', gap: space[4], maxInlineSize: '42rem' })
export const picture = style({
  '@media': { [media.phone]: { display: 'none' }, print: { display: 'none' } },
})
globalStyle(`${picture} img`, { borderRadius: radius.lg })

export const columns = style({
  display: 'grid',
  gap: space[10],
  paddingBlockStart: space[8],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '17rem minmax(0, 44rem)',
      gap: space[16],
      paddingBlockStart: space[12],
    },
  },
})

export const contents = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: '6rem',
      alignSelf: 'start',
      maxBlockSize: 'calc(100dvh - 7rem)',
      overflowY: 'auto',
      borderInlineStart: `2px solid ${vars.color.line}`,
    },
    print: { display: 'none' },
  },
})
export const phoneContents = style({
  '@media': { [media.desktop]: { display: 'none' }, print: { display: 'none' } },
})
export const contentsLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: target,
  color: vars.color.mutedInk,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  textDecoration: 'none',
  transition: `color ${motion.quick}`,
  selectors: {
    [`${contents} &`]: { minBlockSize: '2.25rem', paddingInlineStart: space[4] },
    '&:hover': { color: vars.color.primaryText, textDecoration: 'underline' },
    '&[aria-current]': { color: vars.color.primaryText, fontWeight: weight.semibold },
    [`${contents} &[aria-current]`]: { boxShadow: `inset 3px 0 ${vars.color.primary}` },
  },
})

export const text = style({ display: 'grid', gap: space[10], minInlineSize: 0, alignContent: 'start' })
export const section = style({ display: 'grid', gap: space[3], '@media': { print: { display: 'block' } } })
export const sectionHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  '@media': { print: { breakAfter: 'avoid' } },
})
// The link is taller than a one-line heading.
globalStyle(`${sectionHead} > a`, { marginBlock: `calc(${space[2]} * -1)` })

export const prose = style({ display: 'grid', gap: space[3], minInlineSize: 0 })
globalStyle(`${prose} ul`, {
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[5],
  listStyle: 'disc',
})
globalStyle(`${prose} li::marker`, { color: vars.color.primary })
globalStyle(`${prose} h3`, { marginBlockStart: space[3], fontWeight: weight.semibold })
globalStyle(`${prose} code`, { fontSize: '0.9em', overflowWrap: 'anywhere' })

// Prints only the text.
globalStyle(`body:has(${article}) :is(body > * > * > header, footer, dialog)`, {
  '@media': { print: { display: 'none' } },
})
