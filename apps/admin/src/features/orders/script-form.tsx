import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { formSchema } from '@recadinho/contracts/form-schema'
import { limits } from '@recadinho/contracts/orders'
import { ScriptFields, scriptMax } from '@recadinho/contracts/scripts'
import { onceSent } from '@recadinho/ui/form'
import { EditForm } from '../../components/edit-form.tsx'
import { useAppForm } from '../../lib/form.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useEdit } from '../../lib/use-edit.ts'
import { orderOptions } from './order-queries.ts'
import { SpokenLength } from './spoken-length.tsx'
import { useOrderChange } from './use-order-change.ts'

interface Values {
  text: string
  nameHint: string
}

const fieldsOf = (order: AdminOrder): ScriptFields => ({ text: order.script.text, nameHint: order.nameHint })
const valuesOf = ({ text, nameHint }: ScriptFields): Values => ({ text, nameHint: nameHint ?? '' })
const bodyOf = ({ text, nameHint }: Values): ScriptFields => ({
  text: text.trim(),
  nameHint: nameHint.trim() || null,
})

/** Edits the script and the name's pronunciation. The input survives a refusal and other changes. */
export function ScriptForm({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { t } = useLingui()
  const { api, queryClient } = useAdmin()
  const { mutateAsync } = useOrderChange(order.id)
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
    validators: {
      onDynamic: formSchema(ScriptFields, bodyOf, {
        text: (rule) =>
          rule === 'maxLength' ? t`Use ${scriptMax} characters or fewer` : t`Enter what is to be said`,
        nameHint: () => t`Use one line of ${limits.nameHintMax} characters or fewer`,
      }),
    },
    async onSubmit({ value, formApi }) {
      await edit.submit(formApi, bodyOf(value))
      if (formApi.state.isDefaultValue) onClose()
    },
  })
  return (
    <EditForm
      form={form}
      edit={edit}
      names={{ text: t`Script`, nameHint: t`How to say the name` }}
      submitLabel={t`Save as a new version`}
      onClose={onClose}
    >
      <form.AppField name="text">
        {(field) => (
          <field.FormTextArea
            label={t`What is said`}
            lang={order.locale}
            rows={10}
            max={scriptMax}
            count={(left) => t`${plural(left, { one: '# character left', other: '# characters left' })}`}
          />
        )}
      </form.AppField>
      <form.Subscribe selector={({ values }) => values.text}>
        {(text) => (
          <p>
            <SpokenLength text={text} order={order} />
          </p>
        )}
      </form.Subscribe>
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
