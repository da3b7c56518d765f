/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Path of the folder with the characters' pictures; changes whenever one does. */
  readonly PICTURES: string
  /** URL of the script that measures a visit. */
  readonly MEASURE: string
  /** URL of the built `src/advertise.ts`, defined in `src/measure.ts` only. */
  readonly ADVERTISE: string
}

declare module '*.po' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}

declare module 'virtual:hero-posters' {
  /** URL of the folder of the posters, a file for each drawing. */
  const folder: string
  export default folder
}
