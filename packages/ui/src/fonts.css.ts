import { globalFontFace } from '@vanilla-extract/css'
import { unicodeRange } from './fonts/font-files.ts'

const weights = { baloo: '600 800', figtree: '400 700' }

// The inner quotes are needed: an unquoted family name ending in a number is invalid and would never load.
const baloo = '"Baloo 2"'

for (const part of ['core', 'names', 'extended']) {
  globalFontFace(baloo, face(`baloo-2-${part}`, weights.baloo))
  globalFontFace('Figtree', face(`figtree-${part}`, weights.figtree))
}

// Fallback fonts with the metrics of the real ones, so that nothing moves when those load. Measured on the shop's own
// headings and sentences; Liberation Sans and Arimo have Arial's metrics.
const arial = ['Arial', 'Liberation Sans', 'Arimo']
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold']
globalFontFace('"Baloo 2 Arial"', { ...fallback(arialBold, 94.2, 114.4, 55.6), fontWeight: weights.baloo })
globalFontFace('"Baloo 2 Roboto"', fallback(['Roboto'], 101.5, 106.2, 51.6))
globalFontFace('"Figtree Arial"', fallback(arial, 99.6, 95.39, 25.1))
globalFontFace('"Figtree Roboto"', fallback(['Roboto'], 99.81, 95.18, 25.05))

function face(name: string, fontWeight: string) {
  return {
    src: `url('./fonts/${name}.woff2?no-inline') format('woff2')`,
    fontWeight,
    fontStyle: 'normal',
    // A font that loads late is used from the next page on: swapping it in would move the text being read.
    fontDisplay: 'optional' as const,
    unicodeRange: unicodeRange(name),
  }
}

function fallback(names: readonly string[], sizeAdjust: number, ascent: number, descent: number) {
  return {
    src: names.map((name) => `local('${name}')`).join(', '),
    sizeAdjust: `${sizeAdjust}%`,
    ascentOverride: `${ascent}%`,
    descentOverride: `${descent}%`,
    lineGapOverride: '0%',
  }
}
