import { browserTest, expect } from '@recadinho/presets/browser-test'

export { expect }

/** The browser itself writes refusals on the console: a declined card (402), a foreign order (404), an ended code (409); React, a caught one. */
export const test = browserTest('src/locales/{locale}/*.po', [/status of (402|404|409)/, /^ApiError: 404/])
