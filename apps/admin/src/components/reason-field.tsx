import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { TextArea } from '@recadinho/ui/text-area'
import type { Ref } from 'react'
import { reasonMax } from '../lib/reason.ts'

export interface ReasonFieldProps {
  hint: string
  value: string
  onChange: (value: string) => void
  error: string | false | undefined
  /** For a dialog that begins here. */
  fieldRef?: Ref<HTMLTextAreaElement>
}

/** Why something is done. It stays in the timeline. */
export function ReasonField({ hint, value, onChange, error, fieldRef }: ReasonFieldProps) {
  const { t } = useLingui()
  return (
    <TextArea
      {...(fieldRef ? { ref: fieldRef } : {})}
      label={t`Reason`}
      hint={hint}
      value={value}
      rows={3}
      max={reasonMax}
      count={(left) => t`${plural(left, { one: '# character left', other: '# characters left' })}`}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  )
}
