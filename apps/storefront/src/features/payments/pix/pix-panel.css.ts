import { vars } from '@recadinho/ui/theme.css'
import { fontFamily, media, radius, space, target, weight } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

const wide = (styles: object) => ({ '@media': { [media.tablet]: styles } })

/** On phones one column in the order of use; on wider screens the QR code is beside it, for another device's camera. */
export const page = style({
  display: 'grid',
  gap: space[4],
  maxInlineSize: '26rem',
  marginInline: 'auto',
  paddingBlock: `${space[1]} ${space[12]}`,
  ...wide({
    maxInlineSize: '54rem',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateAreas: '"head head" "picture amount" "picture options"',
    gridTemplateRows: 'auto auto 1fr',
    columnGap: space[10],
    paddingBlock: `${space[6]} ${space[16]}`,
  }),
})
/** Without a QR code there is one column on every screen. */
export const alone = style(
  wide({
    maxInlineSize: '30rem',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"head" "amount" "options"',
    gridTemplateRows: 'auto',
  }),
)
export const head = style({
  display: 'grid',
  gridTemplateColumns: `${target} 1fr ${target}`,
  alignItems: 'center',
  ...wide({ gridArea: 'head' }),
})
export const back = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: target,
  blockSize: target,
  marginInlineStart: `calc(-1 * ${space[2]})`,
  borderRadius: radius.pill,
  color: vars.color.ink,
  ':hover': { background: vars.color.sunken },
})
export const amount = style({
  textAlign: 'center',
  ...wide({
    gridArea: 'amount',
    textAlign: 'start',
    selectors: { [`${alone} > &`]: { textAlign: 'center' } },
  }),
})
export const price = style({
  fontSize: vars.text.h1.size,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
  ...wide({ fontSize: vars.text.h2.size }),
})
export const time = style({
  color: vars.color.primaryText,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
})

export const picture = style({
  justifySelf: 'center',
  inlineSize: 'min(100%, 16.5rem)',
  padding: space[2],
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.lg,
  boxShadow: vars.shadow.card,
  ...wide({
    gridArea: 'picture',
    inlineSize: 'min(100%, 24rem)',
    alignSelf: 'start',
    justifySelf: 'end',
    padding: space[4],
  }),
})
export const qr = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', color: vars.color.ink })
export const waiting = style({
  justifySelf: 'center',
  lineHeight: 0,
  borderRadius: radius.lg,
  overflow: 'clip',
})
export const empty = style({ aspectRatio: '1' })

export const options = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  ...wide({ gridArea: 'options' }),
})
export const copy = style({ display: 'grid', gap: space[2] })
export const code = style({
  inlineSize: '100%',
  minBlockSize: target,
  paddingInline: space[3],
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: radius.md,
  background: 'transparent',
  color: vars.color.mutedInk,
  fontFamily: fontFamily.mono,
  fontSize: vars.text.xs.size,
  textOverflow: 'ellipsis',
})
export const hint = style({ fontSize: vars.text.sm.size, color: vars.color.mutedInk })

export const other = style({ textAlign: 'center', ...wide({ textAlign: 'start' }) })
