import '@recadinho/presets/jsdom'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Generous timeout, because the machine may be busy.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)
