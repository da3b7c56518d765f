import { configure } from '@testing-library/react'

// The machine may be busy.
configure({ asyncUtilTimeout: 10_000 })
