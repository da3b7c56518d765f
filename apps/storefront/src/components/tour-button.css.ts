import { vars } from '@recadinho/ui/theme.css'
import { radius, space, target, weight } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'inline-flex', marginBlock: `calc(-1 * ${space[2]})` })
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: target,
  paddingInline: space[3],
  marginInline: `calc(-1 * min(${space[3]}, 4vw))`,
  borderRadius: radius.pill,
  color: vars.color.mutedInk,
  fontSize: vars.text.sm.size,
  fontWeight: weight.medium,
  ':hover': { background: vars.color.primaryTint, color: vars.color.primaryText },
  selectors: { '&[aria-busy=true]': { cursor: 'progress' } },
})
