import { vars } from '@recadinho/ui/theme.css'
import { space } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

// With large text on a narrow screen the two are stacked.
const sideBySide = '(inline-size >= 14rem)'
/** Two fields in a row; an error spans both. */
export const nameAndAge = style({
  display: 'grid',
  gap: space[5],
  '@container': {
    [sideBySide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 6.5rem',
      gap: `${space[1]} ${space[3]}`,
      alignItems: 'end',
    },
  },
})
const inRow = (selector: string, rule: { gridRow?: string; gridColumn?: string; display?: 'contents' }) =>
  globalStyle(`${nameAndAge} ${selector}`, { '@container': { [sideBySide]: rule } })
inRow('> *', { display: 'contents' })
inRow('> * > :nth-child(1)', { gridRow: '1' })
inRow('> * > :nth-child(2)', { gridRow: '2' })
inRow('> * > :nth-child(3)', { gridColumn: '1 / -1' })
inRow('> :nth-child(2) > :nth-child(-n + 2)', { gridColumn: '2' })
/** The field with the button that speaks the name. */
export const sayIt = style({ display: 'grid', gap: space[2], justifyItems: 'stretch' })
/** Side by side if there is room for a date and its label. */
export const pairOfFields = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  '@container': {
    '(inline-size >= 25rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[3] },
  },
})
export const ageText = style({
  fontSize: vars.text.sm.size,
  color: vars.color.mutedInk,
  selectors: { '&:not(:empty)': { marginBlockStart: space[2] } },
})
export const spoken = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginBlockStart: space[2],
  fontSize: vars.text.sm.size,
  color: vars.color.mutedInk,
})
