import type { PersonalizationForm } from '../../../lib/draft/validate-personalization.ts'

export function Preview(_: { form: PersonalizationForm }) {
  return null
}
