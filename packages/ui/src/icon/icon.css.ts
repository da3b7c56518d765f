import { style, styleVariants } from '@vanilla-extract/css'

export const icon = style({ flex: 'none', display: 'inline-block', verticalAlign: '-0.2em' })
export const sizes = styleVariants({
  sm: { inlineSize: '1rem', blockSize: '1rem' },
  md: { inlineSize: '1.25rem', blockSize: '1.25rem' },
  lg: { inlineSize: '1.5rem', blockSize: '1.5rem' },
  xl: { inlineSize: '2rem', blockSize: '2rem' },
})
