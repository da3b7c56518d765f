import { createFileRoute, notFound } from '@tanstack/react-router'
import { isLocale } from '@recadinho/contracts/common'
import { templateIds } from '@recadinho/contracts/message-texts'
import { TemplatePage } from '../../../../../features/message-templates/template-page.tsx'
import { templatesOptions } from '../../../../../features/message-templates/template-queries.ts'

export const Route = createFileRoute('/admin/_staff/settings/templates/$id/$language')({
  async loader({ context: { api, queryClient }, params: { id, language } }) {
    const known = templateIds.find((each) => each === id)
    if (known === undefined || !isLocale(language)) throw notFound()
    await queryClient.ensureQueryData(templatesOptions(api))
    return { id: known, locale: language }
  },
  component: Template,
})

function Template() {
  return <TemplatePage {...Route.useLoaderData()} />
}
