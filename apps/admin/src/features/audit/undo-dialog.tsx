import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { AuditEntry } from '@recadinho/contracts/audit'
import { FormDialog } from '@recadinho/ui/form-dialog'
import { Callout } from '@recadinho/ui/callout'
import { Text } from '@recadinho/ui/text'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { changedFields, isConflict } from '../../lib/api.ts'
import { isInDoubt } from '../../lib/error-message.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { actionLabel } from './action-labels.ts'
import { changeLines } from './change-lines.ts'
import { ChangeList } from './change-list.tsx'
import { fieldLabel } from './field-labels.ts'

export interface UndoDialogProps {
  entry: AuditEntry
  onClose: () => void
}

/** Says what would be put back as it was, before it is. */
export function UndoDialog({ entry, onClose }: UndoDialogProps) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const { api, queryClient } = useAdmin()
  const { id, action, changes } = entry
  const undo = useMutation({
    mutationFn: () => api.call('undoAuditEntry', { params: { id } }),
    async onSuccess() {
      toasts.show({ title: t`Undone` })
      onClose()
      await Promise.all(
        ['audit', 'settings', 'characters'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
      )
    },
  })
  const back = changes.flatMap(({ field, ...values }) =>
    'was' in values && 'now' in values ? [{ field, was: values.now, now: values.was }] : [],
  )
  const later = changedFields(undo.error)
    .map((field) => fieldLabel(i18n, action, field))
    .join(', ')
  return (
    <FormDialog
      title={t`Undo this change?`}
      description={actionLabel(i18n, action)}
      closeLabel={t`Close`}
      backLabel={t`Back`}
      submitLabel={t`Undo`}
      submitting={undo.isPending}
      error={
        isConflict(undo.error) ? (
          <Callout tone="warning" announce="alert" title={t`Nothing was undone`}>
            {later !== '' ? (
              <Trans>Changed again since: {later}. Change it where it is edited.</Trans>
            ) : (
              <Trans>This was changed again since. Change it where it is edited.</Trans>
            )}
          </Callout>
        ) : (
          <ErrorCallout
            error={undo.error}
            title={isInDoubt(undo.error) ? t`We don't know whether this went through` : t`Nothing was undone`}
          />
        )
      }
      onSubmit={() => undo.mutate()}
      onClose={onClose}
    >
      <Text>
        <Trans>This puts back what was there before. The log keeps both changes.</Trans>
      </Text>
      {back.length > 0 && <ChangeList lines={changeLines({ i18n, tag }, { action, changes: back })} />}
    </FormDialog>
  )
}
