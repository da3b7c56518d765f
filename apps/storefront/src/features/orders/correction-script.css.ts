import { media, space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const section = style({ display: 'grid', gap: space[3], minInlineSize: 0 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[3]}`,
})
/** The film stays in view while its lines scroll. */
export const beside = style({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 1fr)', alignItems: 'start' },
  },
})
export const lines = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const film = style({
  inlineSize: 'min(100%, 15rem)',
  justifySelf: 'center',
  '@media': { [media.tablet]: { position: 'sticky', insetBlockStart: '5rem' } },
})
