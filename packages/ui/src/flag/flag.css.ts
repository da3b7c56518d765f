import { style, styleVariants } from '@vanilla-extract/css'

// A ring, so that white edges are visible on white.
export const flag = style({
  display: 'inline-block',
  flex: 'none',
  verticalAlign: '-0.15em',
  borderRadius: '0.2rem',
  outline: '1px solid rgb(42 23 20 / 0.18)',
  outlineOffset: '-1px',
})
export const sizes = styleVariants({
  sm: { inlineSize: '1.3125rem', blockSize: '0.875rem' },
  md: { inlineSize: '1.6875rem', blockSize: '1.125rem' },
  lg: { inlineSize: '2.4375rem', blockSize: '1.625rem' },
})
