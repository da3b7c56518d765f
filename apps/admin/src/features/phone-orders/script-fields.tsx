import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { Spinner } from '@recadinho/ui/spinner'
import { Text } from '@recadinho/ui/text'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { NoteParts } from '../../components/note-parts.tsx'
import { ScriptEditor } from '../../components/script-editor.tsx'
import { lineFieldId } from '../../components/use-script-edits.ts'
import { scriptProblem } from '../../lib/script-problems.ts'
import { refusedText } from './refusals.ts'
import { useNoteChoices } from './use-note-choices.ts'
import type { PhoneOrder } from './use-phone-order-form.ts'

/** What is said, as the shop writes it from the form: staff read it to the caller and change it line by line. */
export function ScriptFields({ order }: { order: PhoneOrder }) {
  const { t, i18n } = useLingui()
  const { script, values, submitted, error } = order
  const { lines, parts, characters, loading, edited } = script
  const choices = useNoteChoices(order)
  if (characters.length === 0)
    return (
      <Text size="sm" tone="muted">
        <Trans>Choose a character, and the words of the video appear here.</Trans>
      </Text>
    )
  const own = !values.useAIVoice
  return (
    <>
      <ErrorCallout
        error={script.error}
        title={t`We couldn't load the script. You can take the order without it.`}
        retrying={loading}
        onRetry={() => void script.refetch()}
      />
      {!lines && loading && <Spinner />}
      {lines && lines.length === 0 && (
        <Text size="sm" tone="muted">
          <Trans>The caller's words appear here line by line.</Trans>
        </Text>
      )}
      {lines && lines.length > 0 && (
        <>
          <Text size="sm" tone="muted">
            <Trans>It follows what you enter. Lines that you change stay as you leave them.</Trans>
          </Text>
          <ScriptEditor
            lines={lines}
            history={script.history}
            characters={characters}
            lang={values.locale}
            by="buyer"
            error={submitted ? (scriptProblem(i18n, lines) ?? refusedText(i18n, error, 'script')) : undefined}
          />
          {edited && (
            <div>
              <Button size="sm" variant="secondary" onClick={script.restore}>
                {own ? <Trans>Back to the caller's words</Trans> : <Trans>Back to the shop's words</Trans>}
              </Button>
            </div>
          )}
          <NoteParts
            parts={parts ?? []}
            lang={values.locale}
            onShow={(id) => document.getElementById(lineFieldId(id))?.focus()}
            choices={choices}
          />
        </>
      )}
    </>
  )
}
