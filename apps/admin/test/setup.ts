import '@recadinho/presets/jsdom'
import { i18n } from '@lingui/core'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { messages } from '../src/locales/en/admin.po'

// The router scrolls the page, which jsdom cannot do.
window.scrollTo = () => undefined

// Generous timeout, because the machine may be busy.
configure({ asyncUtilTimeout: 10_000 })

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages }))
afterEach(cleanup)
