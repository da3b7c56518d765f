import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { HeldData } from '@recadinho/contracts/personal-data'
import { onceSent } from '@recadinho/ui/form'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'

export interface EraseDialogProps {
  search: string
  held: HeldData
  /** Repeats the lookup. */
  onLookAgain: () => void
  onClose: () => void
}

/** Confirms an irreversible erasure by typing. */
export function EraseDialog({ search, held, onLookAgain, onClose }: EraseDialogProps) {
  const { t } = useLingui()
  const { api, queryClient } = useAdmin()
  const erase = useMutation({
    mutationFn: () => api.call('erasePerson', { body: { search, rowsSeen: held.rows } }),
    onSuccess() {
      toasts.show({ title: t`Personal data erased` })
      void queryClient.invalidateQueries()
      onLookAgain()
    },
  })
  const word = t`erase`
  const form = useAppForm({
    ...onceSent,
    formId: 'erase',
    defaultValues: { typed: '' },
    validators: {
      onDynamic: ({ value }) =>
        value.typed.trim().toLowerCase() === word ? undefined : { fields: { typed: t`Type “${word}”` } },
    },
    onSubmit: () => settled(erase.mutateAsync()),
  })
  return (
    <ChangeDialog
      form={form}
      error={erase.error}
      reloadLabel={t`Search again`}
      onReload={onLookAgain}
      title={t`Erase everything about this person?`}
      description={t`Names, email, phone, the child's data, notes, scripts, messages and videos are deleted for good, and private links stop working. Orders keep their number, amounts, dates and payments. This can't be undone.`}
      submitLabel={t`Erase for good`}
      danger
      onClose={onClose}
    >
      <form.AppField name="typed">
        {(field) => (
          <field.FormTextField
            label={t`Type “${word}” to confirm`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </form.AppField>
    </ChangeDialog>
  )
}
