import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { adminDarkColors, adminLightColors, adminText, media } from '../tokens.ts'
import { shadowsOf, textOf } from './values.ts'

createGlobalTheme(':root', vars, {
  color: adminLightColors,
  text: textOf(adminText),
  control: { sm: '2.75rem', md: '2.75rem', lg: '3rem' },
  shadow: shadowsOf(adminLightColors),
})

const dark = {
  ...assignVars(vars.color, adminDarkColors),
  ...assignVars(vars.shadow, shadowsOf(adminDarkColors)),
}

// `data-scheme` is the user's selection; without it, the page follows the system.
globalStyle(':root', {
  colorScheme: 'light dark',
  // A mouse needs smaller targets than a finger.
  '@media': { '(pointer: fine)': { vars: { [vars.control.sm]: '2rem', [vars.control.md]: '2.375rem' } } },
})
globalStyle(':root:not([data-scheme="light"])', { '@media': { [media.dark]: { vars: dark } } })
globalStyle(':root[data-scheme="dark"]', { colorScheme: 'dark', vars: dark })
globalStyle(':root[data-scheme="light"]', { colorScheme: 'light' })
