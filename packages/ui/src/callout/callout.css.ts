import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { radius, space, weight } from '../tokens.ts'

const { color } = vars

export const callout = style({
  display: 'flex',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.md,
  // If focusable, it keeps a distance from the bars at the screen's edges when scrolled to.
  selectors: { '&[tabindex]': { scrollMarginBlock: space[4] } },
})
export const tones = styleVariants({
  info: { background: color.infoTint, color: color.infoText },
  success: { background: color.successTint, color: color.successText },
  warning: { background: color.warningTint, color: color.warningText },
  danger: {
    background: color.dangerTint,
    color: color.dangerText,
    boxShadow: `inset 0 0 0 1.5px ${color.dangerText}`,
  },
})
export const icon = style({ lineHeight: 0, paddingBlockStart: '0.1rem' })
export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
})
export const title = style({ fontWeight: weight.semibold })
export const body = style({ color: color.ink, fontSize: vars.text.sm.size, lineHeight: vars.text.sm.line })
export const action = style({ justifySelf: 'start', marginBlockStart: space[2] })
