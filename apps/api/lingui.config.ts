import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** What the shop writes by e-mail and WhatsApp. Compiled to modules that are committed, because Node runs the API as it is. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pt'],
  format: formatter({ lineNumbers: false }),
  compileNamespace: 'ts',
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/emails',
      include: [
        'src/modules/emails',
        'src/modules/deliveries',
        'src/modules/chats',
        'src/modules/phone-orders',
      ],
    },
  ],
})
