import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AdminCharacter } from '@recadinho/contracts/characters'
import { FormDialog } from '@recadinho/ui/form-dialog'
import { Text } from '@recadinho/ui/text'
import { useLocale } from '../../lib/use-locale.ts'

export interface SwitchOffDialogProps {
  character: AdminCharacter
  /** Whether it is the only character of its category that is offered. */
  last: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Confirms switching off a character that has open orders or is the last of its category. */
export function SwitchOffDialog({ character, last, onConfirm, onClose }: SwitchOffDialogProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { openOrders } = character
  return (
    <FormDialog
      title={t`Switch off ${character.name[locale]}?`}
      closeLabel={t`Close`}
      backLabel={t`Back`}
      submitLabel={t`Switch off`}
      submitting={false}
      onSubmit={onConfirm}
      onClose={onClose}
    >
      {last && (
        <Text>
          <Trans>
            This is the last character of its category in the shop. Without it, the shop won't show the
            category.
          </Trans>
        </Text>
      )}
      {openOrders > 0 && (
        <Text>
          <Plural
            value={openOrders}
            one="# open order has this character and keeps it."
            other="# open orders have this character and keep it."
          />
        </Text>
      )}
      <Text>
        <Trans>
          Buyers who picked it and haven't ordered yet will have to pick another. You can switch it on again
          at any time.
        </Trans>
      </Text>
    </FormDialog>
  )
}
