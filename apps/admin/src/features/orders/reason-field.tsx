import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { TextArea } from '@recadinho/ui/text-area'
import { reasonMax } from './reason.ts'

export interface ReasonFieldProps {
  hint: string
  value: string
  onChange: (value: string) => void
  error: string | false | undefined
}

/** Why something is done. It stands in the timeline for ever. */
export function ReasonField({ hint, value, onChange, error }: ReasonFieldProps) {
  const { t } = useLingui()
  return (
    <TextArea
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
