import { vars } from '@recadinho/ui/theme.css'
import { motion, radius, space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const button = style({
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineStart: space[3],
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: radius.pill,
  background: vars.color.card,
  boxShadow: vars.shadow.card,
  color: vars.color.primaryText,
  transition: `background ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&:hover': { background: vars.color.primary, color: vars.color.onPrimary },
  },
})
