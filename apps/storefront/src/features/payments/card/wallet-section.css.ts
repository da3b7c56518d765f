import { vars } from '@recadinho/ui/theme.css'
import { space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const wallets = style({ display: 'grid', gap: space[4] })
export const buttons = style({ minBlockSize: '48px' })
export const hidden = style({ display: 'none' })
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  color: vars.color.mutedInk,
  fontSize: vars.text.sm.size,
  '::before': { content: '', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` },
  '::after': { content: '', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` },
})
