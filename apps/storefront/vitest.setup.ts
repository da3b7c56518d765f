import { configure } from '@testing-library/react'

// Allows for a busy machine.
configure({ asyncUtilTimeout: 10_000 })
