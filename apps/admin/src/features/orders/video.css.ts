import { style } from '@vanilla-extract/css'
import { vars } from '@recadinho/ui/theme.css'

export { buttons, row } from '../../components/video-upload.css.ts'

export const player = style({
  inlineSize: '100%',
  maxBlockSize: 'min(70vh, 36rem)',
  borderRadius: '0.75rem',
  background: vars.color.sunken,
})
