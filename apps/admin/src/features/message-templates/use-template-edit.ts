import type { MessageTemplate, TemplateTexts } from '@recadinho/contracts/message-templates'
import { useAdmin } from '../../lib/use-admin.ts'
import { useEdit } from '../../lib/use-edit.ts'
import { templatesOptions } from './template-queries.ts'
import { templateValues } from './template-values.ts'

/** Changes a message's texts, then refetches the list. */
export function useTemplateEdit({ id, locale, texts }: MessageTemplate) {
  const { api, queryClient } = useAdmin()
  const options = templatesOptions(api)
  return useEdit<TemplateTexts, ReturnType<typeof templateValues>>({
    saved: texts,
    valuesOf: templateValues,
    async save(edit) {
      const answer = await api.call('changeMessageTemplate', { params: { id, locale }, body: edit })
      await queryClient.invalidateQueries({ queryKey: options.queryKey })
      return answer.texts
    },
    async reload() {
      const { items } = await queryClient.fetchQuery({ ...options, staleTime: 0 })
      return items.find((each) => each.id === id && each.locale === locale)?.texts ?? texts // never deleted
    },
  })
}
