import { media, space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

/** On a phone the film is between the child's name and the rest: a field is in sight first, and the film answers it. */
export const form = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[5],
  '@media': { [media.phone]: { display: 'contents' }, [media.landscapePhone]: { display: 'grid' } },
})
const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[5],
  containerType: 'inline-size',
})
export const first = style([
  part,
  { '@media': { [media.phone]: { order: -2 }, [media.landscapePhone]: { order: 0 } } },
])
export const rest = part
