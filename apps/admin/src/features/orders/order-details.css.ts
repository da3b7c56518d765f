import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'
import { media, space } from '@recadinho/ui/tokens'

const { color } = vars

export const columns = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem' } },
})
export const column = style({ display: 'grid', gap: space[5], minInlineSize: 0 })

export const notes = style({ whiteSpace: 'pre-wrap' })
export const noteList = style({ display: 'grid', gap: space[3] })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const cast = style({ display: 'grid', gap: space[4] })
export const member = style({ display: 'flex', alignItems: 'start', gap: space[3] })
export const face = style({
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: '0.75rem',
  background: color.sunken,
  // The upper part of an uploaded picture, like the drawn faces.
  objectFit: 'cover',
  objectPosition: 'top',
})

export const payment = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[3],
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.line}` } },
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})

export const top = style({ display: 'grid', gap: space[3], paddingBlock: `${space[4]} ${space[5]}` })
