import type { ReactNode } from 'react'
import type { PersonalizationField, PersonalizationForm } from '../../lib/draft/validate-personalization.ts'

/** The form's values and setters for a group of fields, before the order and when it is corrected. */
export interface FieldsProps {
  /** The form's id, with which its fields' ids begin. */
  id: string
  form: PersonalizationForm
  change: (change: Partial<PersonalizationForm>) => void
  /** The error text of a field. */
  error: (field: PersonalizationField) => string | undefined
}

/** Fields for names. */
export interface NameFieldsProps extends FieldsProps {
  /** Speaks a name, beside its hint, and offers ways to say it. */
  hearName?: ((name: string, hint: string, onSelect: (hint: string) => void) => ReactNode) | undefined
}
