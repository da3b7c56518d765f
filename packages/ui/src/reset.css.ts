import { globalStyle } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'
import { fontFamily, media, weight } from './tokens.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('body, h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, fieldset, legend', {
  margin: 0,
  padding: 0,
})
globalStyle('fieldset', { border: 0, minInlineSize: 0 })
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('table', { borderCollapse: 'collapse', borderSpacing: 0 })
globalStyle('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' })
globalStyle('img, video', { blockSize: 'auto' })
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  margin: 0,
  // Inputs may shrink below the browser's default width to fit their column.
  minInlineSize: 0,
})
// Chromium's clear button is blue.
globalStyle('::-webkit-search-cancel-button', { filter: 'grayscale(1)' })
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' })
globalStyle('a', { color: vars.color.link, textUnderlineOffset: '0.18em' })

globalStyle('html', {
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  // Sticky header and bar must never cover the target of a jump or the focused element.
  scrollPaddingBlock: '5.5rem 7rem',
})
globalStyle('html', { '@media': { [media.reducedMotion]: { scrollBehavior: 'auto' } } })
globalStyle('body', {
  minBlockSize: '100dvh',
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: fontFamily.body,
  fontSize: vars.text.md.size,
  lineHeight: vars.text.md.line,
  fontWeight: weight.regular,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  // On narrow phones with large text, columns can be narrower than a word: break it rather than widen the page.
  '@media': { [media.narrow]: { overflowWrap: 'anywhere' } },
})

globalStyle(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
})
globalStyle('::selection', { background: vars.color.butter, color: vars.color.ink })

// The hidden attribute must override a component's own display.
globalStyle('[hidden]', { display: 'none !important' })

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
})
