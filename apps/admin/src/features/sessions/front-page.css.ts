import { style } from '@vanilla-extract/css'
import { space } from '@recadinho/ui/tokens'

export const page = style({
  minBlockSize: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
})
export const middle = style({
  display: 'grid',
  placeItems: 'center',
  paddingInline: space[4],
  paddingBlockEnd: space[20],
})
export const box = style({ inlineSize: '100%', maxInlineSize: '25rem' })
export const top = style({ display: 'flex', justifyContent: 'flex-end', padding: space[4] })
