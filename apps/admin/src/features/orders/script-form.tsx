import { useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { fits } from '@recadinho/contracts/fits'
import { limits } from '@recadinho/contracts/orders'
import { scriptFields, type ScriptFields } from '@recadinho/contracts/scripts'
import { scriptText, type Script } from '@recadinho/stage/script-document'
import { onceSent } from '@recadinho/ui/form'
import { EditForm } from '../../components/edit-form.tsx'
import { ScriptEditor } from '../../components/script-editor.tsx'
import { useAppForm } from '../../lib/form.ts'
import { cleanScript, scriptProblem } from '../../lib/script-problems.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useEdit } from '../../lib/use-edit.ts'
import { orderOptions } from './order-queries.ts'
import { useHistory } from '../../lib/use-history.ts'
import { useOrderChange } from './use-order-change.ts'

interface Values {
  lines: Script
  nameHint: string
}

const fieldsOf = (order: AdminOrder): ScriptFields => ({
  lines: order.script.lines,
  nameHint: order.nameHint,
})
const valuesOf = ({ lines, nameHint }: ScriptFields): Values => ({ lines, nameHint: nameHint ?? '' })
const bodyOf = ({ lines, nameHint }: Values): ScriptFields => ({
  lines: cleanScript(lines),
  nameHint: nameHint.trim() || null,
})

/** Edits the script and the name's pronunciation. The input survives a refusal and other changes. */
export function ScriptForm({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { api, queryClient } = useAdmin()
  const { mutateAsync } = useOrderChange(order.id)
  const { characters, locale } = order
  const params = { id: order.id }
  const edit = useEdit({
    saved: fieldsOf(order),
    valuesOf,
    save: async (body) =>
      fieldsOf(await mutateAsync((client) => client.call('changeScript', { params, body }))),
    reload: async () =>
      fieldsOf(await queryClient.fetchQuery({ ...orderOptions(api, order.id), staleTime: 0 })),
  })
  const form = useAppForm({
    ...onceSent,
    defaultValues: valuesOf(edit.base),
    validators: { onDynamic: ({ value }) => problemsOf(value) },
    async onSubmit({ value, formApi }) {
      await edit.submit(formApi, bodyOf(value))
      if (formApi.state.isDefaultValue) onClose()
    },
  })

  function problemsOf(values: Values) {
    // One from before a rule stays as it is until it is edited.
    const lines = values.lines === edit.base.lines ? undefined : scriptProblem(i18n, values.lines)
    const nameHint = fits(scriptFields.nameHint, bodyOf(values).nameHint)
      ? undefined
      : t`Use one line of ${limits.nameHintMax} characters or fewer`
    const fields = { ...(lines && { lines }), ...(nameHint && { nameHint }) }
    return Object.keys(fields).length > 0 ? { fields } : undefined
  }

  return (
    <EditForm
      form={form}
      edit={edit}
      names={{ lines: t`Script`, nameHint: t`How to say the name` }}
      inWords={{ lines: (lines) => scriptText(lines, characters, locale) }}
      submitLabel={t`Save as a new version`}
      onClose={onClose}
    >
      <form.AppField name="lines">
        {({ state, handleChange }) => {
          const [error] = state.meta.errors
          return (
            <ScriptField
              lines={state.value}
              onChange={handleChange}
              order={order}
              error={typeof error === 'string' ? error : undefined}
            />
          )
        }}
      </form.AppField>
      <form.AppField name="nameHint">
        {(field) => (
          <field.FormTextField
            label={t`How to say the name`}
            hint={t`As it sounds, in plain letters. The buyer sees it too.`}
            optional={t`optional`}
          />
        )}
      </form.AppField>
    </EditForm>
  )
}

interface ScriptFieldProps {
  lines: Script
  onChange: (lines: Script) => void
  order: AdminOrder
  error: string | undefined
}

function ScriptField({ lines, onChange, order, error }: ScriptFieldProps) {
  const history = useHistory(lines, onChange)
  const { characters, locale } = order
  return (
    <ScriptEditor
      lines={lines}
      history={history}
      characters={characters}
      lang={locale}
      by="staff"
      error={error}
    />
  )
}
