/** What browsers have and TypeScript's library does not. */
interface Document {
  readonly prerendering?: boolean
}
interface Navigator {
  readonly globalPrivacyControl?: boolean
}
