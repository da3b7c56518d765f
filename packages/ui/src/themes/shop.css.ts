import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { media, shopColors, shopText, shopTextWide } from '../tokens.ts'
import { shadowsOf, textOf } from './values.ts'

createGlobalTheme(':root', vars, {
  color: shopColors,
  text: textOf(shopText),
  control: { sm: '2.75rem', md: '3rem', lg: '3.375rem' },
  shadow: shadowsOf(shopColors),
})

globalStyle(':root', {
  colorScheme: 'light',
  '@media': { [media.tablet]: { vars: assignVars(vars.text, textOf({ ...shopText, ...shopTextWide })) } },
})
