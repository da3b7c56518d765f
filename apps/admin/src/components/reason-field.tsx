import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { FormTextArea } from '@recadinho/ui/form'
import type { Ref } from 'react'
import { reasonMax } from '../lib/reason.ts'

export interface ReasonFieldProps {
  hint: string
  /** For a dialog that focuses it first. */
  fieldRef?: Ref<HTMLTextAreaElement>
}

/** Form field for the reason of an action, which the timeline records. */
export function ReasonField({ hint, fieldRef }: ReasonFieldProps) {
  const { t } = useLingui()
  return (
    <FormTextArea
      {...(fieldRef ? { ref: fieldRef } : {})}
      label={t`Reason`}
      hint={hint}
      rows={3}
      max={reasonMax}
      count={(left) => t`${plural(left, { one: '# character left', other: '# characters left' })}`}
    />
  )
}
