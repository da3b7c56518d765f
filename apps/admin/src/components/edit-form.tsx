import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector, type AnyFormApi } from '@tanstack/react-form'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { useOnline } from '@recadinho/ui/online'
import { Inline, Stack } from '@recadinho/ui/layout'
import { Text } from '@recadinho/ui/text'
import type { ReactNode } from 'react'
import { isInDoubt } from '../lib/error-message.ts'
import type { EditState } from '../lib/use-edit.ts'
import { ErrorCallout } from './error-callout.tsx'
import { LeaveGuard } from './leave-guard.tsx'

export interface EditFormProps<T extends object> {
  form: AnyFormApi
  edit: EditState<T>
  /** Display names of the fields, for the list of fields that others changed. */
  names: Partial<Record<keyof T, string>>
  /** Values of these fields in words. */
  inWords?: { readonly [Field in keyof T]?: (value: T[Field]) => string } | undefined
  /** Label of the submit button; default: "Save changes". */
  submitLabel?: string | undefined
  /** For forms that can be closed: discards the input. */
  onClose?: (() => void) | undefined
  children: ReactNode
}

/** A page's form: fields, error and buttons. Entered values survive every refusal. */
export function EditForm<T extends object>({
  form,
  edit,
  names,
  inWords,
  submitLabel,
  onClose,
  children,
}: EditFormProps<T>) {
  const { t } = useLingui()
  const online = useOnline()
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
      <Stack gap={5}>
        {children}
        {edit.stale.length > 0 && (
          <Callout
            tone="warning"
            announce="alert"
            title={t`Someone else changed this in the meantime`}
            action={
              <Button size="sm" variant="secondary" onClick={() => edit.discard(form)}>
                <Trans>Use the saved values</Trans>
              </Button>
            }
          >
            <p>
              <Trans>Nothing was saved. What you typed is still here; save again to replace theirs:</Trans>
            </p>
            <ul>
              {edit.stale.map((field) => (
                <Text key={field} as="li" lines="keep">
                  {shown(names[field] ?? field, inWords?.[field]?.(edit.base[field]) ?? edit.base[field])}
                </Text>
              ))}
            </ul>
          </Callout>
        )}
        <ErrorCallout
          error={edit.error}
          title={isInDoubt(edit.error) ? t`We don't know whether this was saved` : t`Nothing was saved`}
        />
        <Inline gap={3}>
          <Button type="submit" variant="primary" loading={submitting} disabled={!unsaved || !online}>
            {submitLabel ?? <Trans>Save changes</Trans>}
          </Button>
          {(unsaved || onClose) && !submitting && (
            <Button variant="subtle" onClick={onClose ?? (() => edit.discard(form))}>
              {unsaved ? <Trans>Discard changes</Trans> : <Trans>Close</Trans>}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  )
}

/** Shows short values; for longer ones only the field's name. */
const shown = (name: string, value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? `${name}: ${value || '–'}` : name
