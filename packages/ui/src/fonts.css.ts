import { globalFontFace } from '@vanilla-extract/css'
import { unicodeRange } from './fonts/font-files.ts'

const weights = { baloo: '600 800', figtree: '400 700' }

// The inner quotes are needed: an unquoted name that ends in a number is no valid family and would never load.
const baloo = '"Baloo 2"'

for (const part of ['core', 'names', 'extended']) {
  globalFontFace(baloo, face(`baloo-2-${part}`, weights.baloo))
  globalFontFace('Figtree', face(`figtree-${part}`, weights.figtree))
}

// Fallbacks with the metrics of the real face, so that nothing moves when it arrives. Numbers: Capsize, once.
globalFontFace('"Baloo 2 Arial"', fallback('Arial', 95.78, 112.55, 54.71))
globalFontFace('"Baloo 2 Roboto"', fallback('Roboto', 95.99, 112.3, 54.59))
globalFontFace('"Figtree Arial"', fallback('Arial', 99.6, 95.39, 25.1))
globalFontFace('"Figtree Roboto"', fallback('Roboto', 99.81, 95.18, 25.05))

function face(name: string, fontWeight: string) {
  return {
    src: `url('./fonts/${name}.woff2?no-inline') format('woff2')`,
    fontWeight,
    fontStyle: 'normal',
    fontDisplay: 'swap' as const,
    unicodeRange: unicodeRange(name),
  }
}

function fallback(local: string, sizeAdjust: number, ascent: number, descent: number) {
  return {
    src: `local('${local}')`,
    sizeAdjust: `${sizeAdjust}%`,
    ascentOverride: `${ascent}%`,
    descentOverride: `${descent}%`,
    lineGapOverride: '0%',
  }
}
