/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Path of the folder with the characters' pictures; changes with any of them. */
  readonly PICTURES: string
  /** Address of the script that measures a visit. */
  readonly MEASURE: string
  /** The address of `src/advertise.ts`, in `src/measure.ts` alone. */
  readonly ADVERTISE: string
}

declare module '*.po' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}

declare module 'virtual:hero-picture' {
  /** Address of the drawing. */
  const address: string
  export default address
}

declare module 'virtual:hero-motion' {
  import type { Motion } from './features/home/motion.ts'

  const motion: Motion
  export default motion
}
