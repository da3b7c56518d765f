/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** URL of the folder with the characters' faces; changes with any of them. */
  readonly PICTURES: string
}

declare module '*.po' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}
