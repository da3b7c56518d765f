import { atom } from 'jotai'
import { draftAtom } from '../draft/draft-atom.ts'
import {
  editScript,
  isInEffect,
  type CurrentScript,
  type EditedScript,
  type ScriptEdit,
} from './edited-script.ts'

/** The script of the draft, as the film last showed it; edits are made to it. */
export const scriptAtom = atom<CurrentScript | null>(null)

interface Step {
  before: EditedScript | null
  after: EditedScript | null
  /** The script before. */
  script: CurrentScript
  /** Edits of one session, such as the letters of a line, are undone at once. */
  session: string | undefined
}

const stepsAtom = atom<readonly Step[]>([])

/** The steps that can be undone: none once the script was changed elsewhere, as in another tab. */
const undoableAtom = atom((get) => {
  const steps = get(stepsAtom)
  return steps.at(-1)?.after === get(draftAtom).script ? steps : []
})
export const canUndoAtom = atom((get) => get(undoableAtom).length > 0)

const stepAtom = atom(
  null,
  (
    get,
    set,
    script: CurrentScript,
    after: EditedScript | null,
    lines: CurrentScript['lines'],
    session?: string,
  ) => {
    const before = get(draftAtom).script
    const steps = get(undoableAtom)
    const last = steps.at(-1)
    const joins = last !== undefined && session !== undefined && last.session === session
    set(
      stepsAtom,
      joins ? [...steps.slice(0, -1), { ...last, after }] : [...steps, { before, after, script, session }],
    )
    set(draftAtom, { script: after })
    set(scriptAtom, { ...script, lines })
  },
)

/** Edits the script. Edits with the same `session` are one step. */
export const editScriptAtom = atom(null, (get, set, edit: ScriptEdit, session?: string) => {
  const script = get(scriptAtom)
  if (!script) return
  const draft = get(draftAtom)
  const removed = isInEffect(draft.script, draft) ? (draft.script?.removed ?? []) : []
  const after = editScript(script, removed, edit)
  set(stepAtom, script, after, after?.lines ?? script.drafted, session)
})

/** Back to the shop's words, or to the buyer's own text as it was split. */
export const resetScriptAtom = atom(null, (get, set) => {
  const script = get(scriptAtom)
  if (script) set(stepAtom, script, null, script.drafted)
})

/** Takes the last step back; with a session, only if it was one of it. */
export const undoScriptAtom = atom(null, (get, set, session?: string) => {
  const steps = get(undoableAtom)
  const last = steps.at(-1)
  if (!last || (session !== undefined && last.session !== session)) return
  set(stepsAtom, steps.slice(0, -1))
  set(draftAtom, { script: last.before })
  set(scriptAtom, last.script)
})
