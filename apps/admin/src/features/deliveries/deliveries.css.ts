import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { space } from '@recadinho/ui/tokens'

export { list, row, rowButtons, rowName, rowProblem, rowText } from '../../components/list.css.ts'

export const page = style({
  display: 'grid',
  // Makes the row of tabs scroll instead of widening the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  paddingBlockStart: space[5],
  maxInlineSize: '60rem',
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const state = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const attempts = style({ display: 'grid' })
export const attempt = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[2],
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const attemptTop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
/** Two short fields side by side. */
export const moment = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
})
export const channels = style({ display: 'grid', gap: space[2], border: 0, padding: 0, margin: 0 })
