import { configure } from '@testing-library/react'

// The machine may do other work, too.
configure({ asyncUtilTimeout: 10_000 })
