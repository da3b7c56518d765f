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
  // Narrower than the browser's own width of so many letters, where its column is.
  minInlineSize: 0,
})
// Chromium's cross is blue.
globalStyle('::-webkit-search-cancel-button', { filter: 'grayscale(1)' })
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' })
globalStyle('a', { color: vars.color.link, textUnderlineOffset: '0.18em' })

globalStyle('html', {
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  // The sticky header and bar must never cover what a jump or the keyboard's focus leads to.
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
  // A narrow phone with large text has columns for less than a word: it breaks rather than widen the page.
  '@media': { [media.narrow]: { overflowWrap: 'anywhere' } },
})

globalStyle(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
})
globalStyle('::selection', { background: vars.color.butter, color: vars.color.ink })

// The hidden attribute must win over a component's own display.
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
