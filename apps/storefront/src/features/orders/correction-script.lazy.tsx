import { useLingui } from '@lingui/react/macro'
import type { Unsaid } from '@recadinho/contracts/personalization'
import type { Order } from '@recadinho/contracts/orders'
import { namesOf } from '@recadinho/stage/first-name'
import type { Script } from '@recadinho/stage/script-document'
import { Heading } from '@recadinho/ui/text'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { use, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { FromNotes } from '../../components/script/from-notes.tsx'
import { ScriptEditor } from '../../components/script/script-editor.tsx'
import { ScriptLength } from '../../components/script/script-length.tsx'
import { textsOf } from '../../lib/i18n.ts'
import { useShop } from '../../lib/use-shop.ts'
import type { CurrentScript, EditedScript } from '@recadinho/stage/edited-script'
import { notePartsIn } from '../../lib/script/note-parts.ts'
import { scriptAtoms, useEditableScript, type EditableScript } from '../../lib/script/script-atoms.ts'
import { FilmPlayer } from '../film/film-player.tsx'
import type { Film } from '../film/film.ts'
import { useOrderFilm } from '../film/use-order-film.ts'
import { useClipVoice } from '../film/use-clip-voice.ts'
import { usePlayback, usePlayer } from '../film/use-player.ts'
import { spokenRange, spokenLine, useShowLine } from '../film/use-show-line.ts'
import type { CorrectionForm } from './correction.ts'
import * as css from './correction-script.css.ts'

export interface CorrectionScriptProps {
  /** Begins the ids of the form's fields. */
  id: string
  order: Order
  form: CorrectionForm
  /** The lines once the buyer has edited them, or the order's. */
  onChange: (script: Script) => void
  /** What the buyer decides about parts of the notes. */
  onUnsaid: (unsaid: Unsaid) => void
}

/** The lines of an order beside their film, to be edited as in the purchase; they follow the form's other changes. */
export default function CorrectionScript({
  id,
  order,
  form: typed,
  onChange,
  onUnsaid,
}: CorrectionScriptProps) {
  // The lines are there before the film.
  use(textsOf(useShop().i18n, 'script'))
  const { t } = useLingui()
  const { script: _script, ...form } = useDeferredValue(typed)
  const [atoms] = useState(() => scriptAtoms(atom<EditedScript | null>(null)))
  const edits = useDeferredValue(useAtomValue(atoms.editsAtom))
  const { film } = useOrderFilm(order, form, edits)
  const setScript = useSetAtom(atoms.scriptAtom)
  const current = film?.script
  useEffect(() => setScript((before) => current ?? before ?? withoutFilm(order)), [setScript, current, order])
  const script = useEditableScript(atoms)
  const lines = script?.edited ? script.lines : order.script
  useEffect(() => onChange(lines), [lines, onChange])
  if (!script) return null
  return (
    <section aria-labelledby={`${id}-script-title`} className={css.section}>
      <div className={css.head}>
        <Heading level={3} size="h4" id={`${id}-script-title`}>
          {order.characters.length === 1 ? t`What the character will say` : t`What they will say`}
        </Heading>
        {film && <ScriptLength script={script.lines} seconds={film.timeline.duration} />}
      </div>
      {film ? (
        <WithFilm
          id={id}
          film={film}
          script={script}
          order={order}
          unsaid={typed.unsaid}
          onUnsaid={onUnsaid}
        />
      ) : (
        <Editor id={id} script={script} order={order} />
      )}
    </section>
  )
}

interface EditorProps {
  id: string
  script: EditableScript
  order: Order
  spoken?: string | undefined
  onPlay?: (line: string) => void
}

interface WithFilmProps extends EditorProps, Pick<CorrectionScriptProps, 'onUnsaid'> {
  film: Film
  unsaid: Unsaid
}

function WithFilm({ film, unsaid, onUnsaid, ...props }: WithFilmProps) {
  const { t } = useLingui()
  const { voiceOver } = useClipVoice(film)
  const player = usePlayer(film, { measuredAs: 'greeting', playsByItself: false, voiceOver })
  const { line } = usePlayback(player)
  useShowLine(player, film, props.script.opened?.id)
  const play = (id: string) => player.playLine(spokenRange(film, id)?.[0] ?? 0)
  const { input, script: shown } = useDeferredValue(film)
  const parts = useMemo(() => notePartsIn(input, shown), [input, shown])
  return (
    <div className={css.beside}>
      <div className={css.film}>
        <FilmPlayer
          player={player}
          film={film}
          label={t`Preview of the greeting`}
          hearLabel={t`Hear the greeting`}
        />
      </div>
      <div className={css.lines}>
        <Editor {...props} spoken={spokenLine(film, line)} onPlay={play} />
        {!props.script.own && (
          <FromNotes
            parts={parts}
            script={props.script}
            input={input}
            unsaid={unsaid}
            onChange={onUnsaid}
            onPlay={play}
          />
        )}
      </div>
    </div>
  )
}

function Editor({ id, script, order, ...film }: EditorProps) {
  const { t } = useLingui()
  return (
    <ScriptEditor
      {...film}
      script={script}
      characters={order.characters}
      locale={order.locale}
      issueId={`${id}-script`}
      restoreLabel={t`Restore this line`}
      resetLabel={t`Undo all changes`}
    />
  )
}

/** The lines can also be edited where no film loads; the server then lets them follow the other changes. */
function withoutFilm(order: Order): CurrentScript {
  const cast = order.characters.map(({ id }) => id)
  return { lines: order.script, drafted: order.script, own: !order.useAIVoice, name: namesOf(order), cast }
}
