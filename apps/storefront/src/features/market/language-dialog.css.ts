import { vars } from '@recadinho/ui/theme.css'
import { media, radius, space, target, weight, zIndex } from '@recadinho/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const dialog = style({
  inlineSize: 'min(40rem, calc(100% - min(2rem, 10vw)))',
  maxBlockSize: 'calc(100dvh - min(2rem, 10vw))',
  position: 'fixed',
  inset: 0,
  blockSize: 'fit-content',
  zIndex: zIndex.dialog,
  margin: 'auto',
  padding: `min(${space[5]}, 6vw)`,
  border: 0,
  borderRadius: radius.lg,
  background: vars.color.card,
  color: vars.color.ink,
  boxShadow: vars.shadow.raised,
  overscrollBehavior: 'contain',
  selectors: {
    '&::backdrop': { background: vars.color.overlay },
    // On a first visit the HTML has it open before a script can make it modal.
    '&[open]:not(:modal)': { boxShadow: `0 0 0 200vmax ${vars.color.overlay}` },
  },
  '@media': { [media.tablet]: { padding: space[8] } },
})
// The page must not scroll behind the dialog.
globalStyle('html:has(#languages[open])', { overflow: 'hidden' })

export const head = style({
  display: 'flex',
  // The close button goes above the title if there is no room beside it.
  flexWrap: 'wrap-reverse',
  alignItems: 'start',
  justifyContent: 'end',
  columnGap: space[4],
})
globalStyle(`${head} > h2`, { flex: '1 1 9rem' })
export const close = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: target,
  blockSize: target,
  borderRadius: radius.pill,
  ':hover': { background: vars.color.sunken },
})

const option = {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: target,
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: radius.md,
  color: vars.color.ink,
  textDecoration: 'none',
} as const
const selectedLook = {
  ':hover': { borderColor: vars.color.lineStrong, background: vars.color.paper },
  selectors: {
    '&[aria-current=true]': { borderColor: vars.color.primary, background: vars.color.primaryTint },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current=true]': { borderColor: 'Highlight' } } } },
} as const

export const languages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  gap: space[3],
  marginBlock: `${space[4]} ${space[3]}`,
})
// Lists the browser's own language first (own-language.ts).
for (const locale of ['en', 'pt'])
  globalStyle(`html[data-own=${locale}] ${languages} > :has([data-locale=${locale}])`, { order: -1 })
export const language = style({
  ...option,
  ...selectedLook,
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: `${space[3]} ${space[4]}`,
})

export const groupTitle = style({ fontSize: vars.text.md.size, fontWeight: weight.bold })
export const groupHint = style({
  fontSize: vars.text.sm.size,
  color: vars.color.mutedInk,
  marginBlockEnd: space[3],
})
export const countries = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  marginBlockEnd: space[6],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})
export const country = style({
  ...option,
  ...selectedLook,
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  paddingInline: `min(${space[3]}, 4vw)`,
})
export const homeCountry = style({ marginBlockEnd: space[6] })
/** The title in the shop's other language, for visitors who do not read the page's. */
export const otherTitle = style({
  display: 'block',
  fontSize: vars.text.md.size,
  fontWeight: weight.regular,
  color: vars.color.mutedInk,
})
export const name = style({ flex: '1 1 4rem' })
export const currency = style({
  fontSize: vars.text.xs.size,
  color: vars.color.mutedInk,
  fontVariantNumeric: 'tabular-nums',
})

export const service = style({
  display: 'flex',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.md,
  background: vars.color.infoTint,
  color: vars.color.infoText,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
})
