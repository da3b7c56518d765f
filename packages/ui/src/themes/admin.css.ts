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

globalStyle(':root', {
  colorScheme: 'light dark',
  '@media': {
    // A mouse needs less room than a finger.
    '(pointer: fine)': { vars: { [vars.control.sm]: '2rem', [vars.control.md]: '2.375rem' } },
    [media.dark]: {
      vars: {
        ...assignVars(vars.color, adminDarkColors),
        ...assignVars(vars.shadow, shadowsOf(adminDarkColors)),
      },
    },
  },
})
