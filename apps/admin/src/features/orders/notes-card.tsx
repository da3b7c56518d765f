import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-form'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { formSchema } from '@recadinho/contracts/form-schema'
import { AddNoteBody, noteMax } from '@recadinho/contracts/order-notes'
import { formatDateTime } from '@recadinho/i18n/dates'
import { Button } from '@recadinho/ui/button'
import { onceSent } from '@recadinho/ui/form'
import { Stack } from '@recadinho/ui/layout'
import { useOnline } from '@recadinho/ui/online'
import { Text } from '@recadinho/ui/text'
import { useState } from 'react'
import { ChangeError } from '../../components/change-error.tsx'
import { DetailCard } from '../../components/detail-card.tsx'
import { LeaveGuard } from '../../components/leave-guard.tsx'
import { Written } from '../../components/written.tsx'
import { useAppForm } from '../../lib/form.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { useOrderChange } from './use-order-change.ts'
import * as css from './order-details.css.ts'

/** Internal notes about the order. */
export function NotesCard({ order }: { order: AdminOrder }) {
  const { t } = useLingui()
  const { tag } = useLocale()
  return (
    <DetailCard id="notes" title={t`Notes for the team`}>
      {order.notes.length === 0 ? (
        <Text size="sm" tone="muted">
          <Trans>No notes yet. The buyer never sees them.</Trans>
        </Text>
      ) : (
        <ul className={css.noteList}>
          {order.notes.map(({ id, text, author, at }) => (
            <li key={id}>
              <p className={css.notes}>
                <Written text={text} />
              </p>
              <Text size="sm" tone="muted">
                <Written text={author} /> · {formatDateTime(at, tag)}
              </Text>
            </li>
          ))}
        </ul>
      )}
      <NoteForm orderId={order.id} />
    </DetailCard>
  )
}

/** The input is kept until it is saved. */
function NoteForm({ orderId }: { orderId: string }) {
  const { t } = useLingui()
  const online = useOnline()
  const { mutateAsync, error, reset } = useOrderChange(orderId)
  // Retries keep the id; a new one is generated after saving.
  const [id, setId] = useState(() => crypto.randomUUID())
  const form = useAppForm({
    ...onceSent,
    defaultValues: { text: '' },
    validators: {
      onDynamic: formSchema(AddNoteBody, ({ text }: { text: string }) => ({ id, text }), {
        text: (rule) =>
          rule === 'maxLength' ? t`Use ${noteMax} characters or fewer` : t`Write the note first`,
      }),
    },
    async onSubmit({ value, formApi }) {
      const body = { id, text: value.text }
      try {
        await mutateAsync((api) => api.call('addOrderNote', { params: { id: orderId }, body }))
      } catch {
        return // shown above the field
      }
      setId(crypto.randomUUID())
      formApi.reset()
    },
  })
  const submitting = useSelector(form.store, ({ isSubmitting }) => isSubmitting)
  const unsaved = useSelector(form.store, ({ isDefaultValue }) => !isDefaultValue)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!submitting) void form.handleSubmit()
      }}
    >
      <LeaveGuard unsaved={unsaved && !submitting} />
      <Stack gap={3}>
        {error && <ChangeError error={error} onReload={reset} />}
        <form.AppField name="text">
          {(field) => (
            <field.FormTextArea
              label={t`New note`}
              rows={2}
              max={noteMax}
              count={(left) => t`${plural(left, { one: '# character left', other: '# characters left' })}`}
            />
          )}
        </form.AppField>
        <div>
          <Button type="submit" variant="secondary" size="sm" loading={submitting} disabled={!online}>
            <Trans>Add note</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  )
}
