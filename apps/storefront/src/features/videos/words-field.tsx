import { useLingui } from '@lingui/react/macro'
import { feedbackLimits } from '@recadinho/contracts/video-feedback'
import { TextArea } from '@recadinho/ui/text-area'
import { useCharactersLeft } from '../../lib/orders/use-characters-left.ts'

const used = (words: string) => Array.from(words.trim()).length

/** Longer than the API allows. */
export const isTooLong = (words: string): boolean => used(words) > feedbackLimits.wordsMax

export interface WordsFieldProps {
  label: string
  value: string
  onChange: (words: string) => void
}

/** The field for the parent's own words. */
export function WordsField({ label, value, onChange }: WordsFieldProps) {
  const { t } = useLingui()
  const max = feedbackLimits.wordsMax
  const charactersLeft = useCharactersLeft()
  return (
    <TextArea
      label={label}
      rows={3}
      value={value}
      max={max}
      used={used(value)}
      count={charactersLeft}
      error={isTooLong(value) ? t`Keep it to ${max} characters or fewer` : undefined}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
