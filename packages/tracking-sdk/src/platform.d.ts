/** Browser APIs missing in TypeScript's library. */
interface Document {
  readonly prerendering?: boolean
}
interface Navigator {
  readonly globalPrivacyControl?: boolean
}
