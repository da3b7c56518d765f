import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** The counter of a text field: how many characters are left, or over the limit if the number is negative. */
export function useCharactersLeft(): (left: number) => string {
  const { t } = useLingui()
  return (left) =>
    left < 0
      ? t`${plural(-left, { one: '# character over the limit', other: '# characters over the limit' })}`
      : t`${plural(left, { one: '# character left', other: '# characters left' })}`
}
