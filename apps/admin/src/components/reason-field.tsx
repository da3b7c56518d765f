import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { FormTextArea } from '@recadinho/ui/form'
import { reasonMax } from '../lib/reason.ts'

export interface ReasonFieldProps {
  hint: string
}

/** Form field for the reason of an action, which the timeline records. */
export function ReasonField({ hint }: ReasonFieldProps) {
  const { t } = useLingui()
  return (
    <FormTextArea
      label={t`Reason`}
      hint={hint}
      rows={3}
      max={reasonMax}
      count={(left) => t`${plural(left, { one: '# character left', other: '# characters left' })}`}
    />
  )
}
