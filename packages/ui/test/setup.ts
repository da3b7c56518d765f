import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The machine may do other work, too.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)
