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

declare module 'virtual:hero-picture' {
  /** URL of the drawing. */
  const address: string
  export default address
}

declare module 'virtual:hero-motion' {
  import type { Motion } from './features/home/motion.ts'

  const motion: Motion
  export default motion
}
