import { vars } from '@recadinho/ui/theme.css'
import { media, radius, space } from '@recadinho/ui/tokens'
import { style } from '@vanilla-extract/css'

export const figure = style({
  display: 'grid',
  gap: space[3],
  '@media': {
    // Above the form on a phone, so that the first letters of the name are seen to work.
    [media.phone]: { order: -1, justifySelf: 'center', inlineSize: 'min(100%, 14.5rem)' },
    [media.tablet]: { position: 'sticky', insetBlockStart: '6rem', alignSelf: 'start' },
  },
})
export const canvas = style({
  inlineSize: '100%',
  aspectRatio: '3 / 4',
  borderRadius: radius.lg,
  background: vars.color.sky,
  boxShadow: vars.shadow.card,
})
export const caption = style({ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: space[2] })
