import { createFileRoute, notFound } from '@tanstack/react-router'
import { RecordingPage, type RecordingSearch } from '../../../../features/recording/recording-page.tsx'
import { filmPartsOptions, takeStoreOptions } from '../../../../features/recording/recording-queries.ts'
import { isNotFound, isValidationError } from '../../../../lib/api.ts'
import { loadTexts } from '../../../../lib/i18n.ts'
import { orderSpeechOptions } from '../../../../lib/order-speech.ts'

export const Route = createFileRoute('/admin/_staff/orders/$id_/recording')({
  validateSearch: ({ line, sentence }: Record<string, unknown>): RecordingSearch => ({
    ...(isNumber(line) && { line }),
    ...(isNumber(sentence) && { sentence }),
  }),
  // The loader is loaded with the page: it needs the stage. Written as a method, it would not be split off.
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  beforeLoad: () => loadTexts('recording'),
  loader: async ({ context: { api, queryClient }, params }) => {
    try {
      const speech = await queryClient.ensureQueryData(orderSpeechOptions(api, params.id))
      await Promise.all([
        queryClient.ensureQueryData(filmPartsOptions(speech)),
        queryClient.ensureQueryData(takeStoreOptions),
      ])
    } catch (error) {
      // A malformed id is rejected by validation, which also means not found.
      if (isNotFound(error) || isValidationError(error)) throw notFound()
      throw error
    }
  },
  component: Recording,
})

const isNumber = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

function Recording() {
  const { id } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <RecordingPage
      key={id}
      id={id}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  )
}
