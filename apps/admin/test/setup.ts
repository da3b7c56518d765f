import { i18n } from '@lingui/core'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { messages } from '../src/locales/en/admin.po'

// The router moves the page, which jsdom cannot.
window.scrollTo = () => undefined

// The machine may do other work, too.
configure({ asyncUtilTimeout: 10_000 })

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages }))
afterEach(cleanup)
