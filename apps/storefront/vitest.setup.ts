import { configure } from '@testing-library/react'

// Allows for a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// jsdom has no layout: nothing is ever near its screen.
globalThis.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver // what the app calls of it
