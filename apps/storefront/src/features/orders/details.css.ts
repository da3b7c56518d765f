import { media, space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: space[3], marginBlock: space[4] })
export const line = style({
  display: 'grid',
  '@media': { [media.desktop]: { gridTemplateColumns: '10rem minmax(0, 1fr)', gap: space[4] } },
})
export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const note = style({ display: 'grid', gap: space[3], justifyItems: 'start' })

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  marginBlockStart: space[4],
  containerType: 'inline-size',
})
