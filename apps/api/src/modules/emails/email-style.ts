import { adminDarkColors, radius, shopColors } from '@recadinho/ui/tokens'

/** An inline style. Many mail programs drop style sheets, so each element has its own. */
const rules = (values: Record<string, string | number>): string =>
  Object.entries(values)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')

/** Mail programs do not support `rem`. */
const inPixels = (rem: string) => `${Number.parseFloat(rem) * 16}px`

const light = shopColors
/** The shop has no dark theme; its dark emails use the admin's. */
const dark = adminDarkColors

// System fonts: mail programs load none.
const font = "Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const words = { 'font-family': font, 'font-size': '17px', 'line-height': '26px', color: light.ink }
const small = { ...words, 'font-size': '14px', 'line-height': '21px', color: light.mutedInk }

/** Maximum page width in pixels. */
export const pageWidth = 600
/** Width of a character's face in pixels: three fit side by side on the narrowest phone. */
export const faceSize = (characters: number): number => (characters === 1 ? 96 : 72)

export const style = {
  body: rules({ margin: 0, padding: 0, width: '100%', 'background-color': light.paper }),
  page: rules({ 'background-color': light.paper }),
  hidden: rules({
    display: 'none',
    'max-height': 0,
    'max-width': 0,
    overflow: 'hidden',
    opacity: 0,
    'font-size': '1px',
    'line-height': '1px',
    color: light.paper,
    'mso-hide': 'all',
  }),
  column: rules({ width: '100%', 'max-width': `${pageWidth}px` }),
  brand: rules({
    ...words,
    padding: '0 8px 16px',
    'font-size': '26px',
    'line-height': '32px',
    'font-weight': 800,
    'letter-spacing': '-0.5px',
    color: light.primaryText,
  }),
  card: rules({
    padding: '28px 20px 32px',
    'background-color': light.card,
    border: `1px solid ${light.line}`,
    'border-radius': inPixels(radius.lg),
  }),
  faces: rules({ padding: '0 0 20px' }),
  face: rules({
    ...small,
    display: 'inline-block',
    'vertical-align': 'middle',
    margin: '0 8px 0 0',
    border: 0,
  }),
  greeting: rules({
    ...words,
    margin: '0 0 12px',
    'font-size': '28px',
    'line-height': '34px',
    'font-weight': 800,
  }),
  text: rules({ ...words, margin: '0 0 20px' }),
  facts: rules({
    width: '100%',
    margin: '0 0 24px',
    'background-color': light.sunken,
    'border-radius': inPixels(radius.md),
  }),
  label: rules({
    ...small,
    'font-weight': 400,
    padding: '10px 8px 10px 16px',
    'vertical-align': 'top',
  }),
  value: rules({
    ...words,
    padding: '8px 16px 8px 8px',
    'font-size': '16px',
    'line-height': '24px',
    'font-weight': 600,
    'overflow-wrap': 'break-word',
  }),
  button: rules({ 'background-color': light.primary, 'border-radius': '26px' }),
  buttonLink: rules({
    'font-family': font,
    display: 'inline-block',
    padding: '13px 32px',
    'font-size': '17px',
    'line-height': '26px',
    'font-weight': 700,
    color: light.onPrimary,
    'text-decoration': 'none',
  }),
  note: rules({ ...small, margin: '0 0 8px', 'overflow-wrap': 'break-word' }),
  quote: rules({
    ...small,
    margin: '0 0 20px',
    padding: '0 0 0 12px',
    'border-left': `3px solid ${light.line}`,
    'overflow-wrap': 'break-word',
  }),
  link: rules({ color: light.link, 'text-decoration': 'underline' }),
  footer: rules({ ...small, padding: '20px 8px 0', 'text-align': 'center' }),
} as const

/** Dark colours for mail programs that support `prefers-color-scheme`; others invert the light colours themselves. */
export const darkSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:${dark.paper}!important}
.card{background-color:${dark.card}!important;border-color:${dark.line}!important}
.well{background-color:${dark.sunken}!important}
.ink{color:${dark.ink}!important}
.muted{color:${dark.mutedInk}!important}
.brand{color:${dark.primaryText}!important}
.link{color:${dark.link}!important}
.button{background-color:${dark.primary}!important}
.button-link{color:${dark.onPrimary}!important}
}`
