import { atom, useAtomValue, useSetAtom, type WritableAtom } from 'jotai'
import { draftAtom } from '../draft/draft-atom.ts'
import {
  editScript,
  type CurrentScript,
  type EditedScript,
  type ScriptEdit,
} from '@recadinho/stage/edited-script'
import { newLineId, type NewLine } from '@recadinho/stage/edit-script'

/** The line that is being edited. */
export interface OpenLine {
  id: string
  /** The step that its edits are. */
  session: string
}

interface Step {
  before: EditedScript | null
  after: EditedScript | null
  /** The script before. */
  script: CurrentScript
  session: string | undefined
}

/** A script that is edited: what was changed is in `editsAtom`, what stands now in `scriptAtom`. */
export function scriptAtoms(editsAtom: WritableAtom<EditedScript | null, [EditedScript | null], void>) {
  /** The script as the film last showed it; edits are made to it. */
  const scriptAtom = atom<CurrentScript | null>(null)
  const stepsAtom = atom<readonly Step[]>([])
  /** The steps that can be undone: none once the script was changed elsewhere, as in another tab. */
  const undoableAtom = atom((get) => {
    const steps = get(stepsAtom)
    return steps.at(-1)?.after === get(editsAtom) ? steps : []
  })
  /** Takes a step. Those with the same session, such as the letters of a line, are one. */
  const stepAtom = atom(
    null,
    (get, set, script: CurrentScript, after: EditedScript | null, session: string | undefined) => {
      const before = get(editsAtom)
      const steps = get(undoableAtom)
      const last = steps.at(-1)
      const joins = last !== undefined && session !== undefined && last.session === session
      set(
        stepsAtom,
        joins ? [...steps.slice(0, -1), { ...last, after }] : [...steps, { before, after, script, session }],
      )
      set(editsAtom, after)
      set(scriptAtom, { ...script, lines: after?.lines ?? script.drafted })
    },
  )
  const editAtom = atom(null, (get, set, edit: ScriptEdit, session?: string) => {
    const script = get(scriptAtom)
    if (!script) return
    const edits = get(editsAtom)
    const removed = edits?.own === script.own ? edits.removed : []
    set(stepAtom, script, editScript(script, removed, edit), session)
  })
  const openAtom = atom<OpenLine | null>(null)
  const sessionsAtom = atom(0)
  const beginAtom = atom(null, (get, set, id: string) => {
    const number = get(sessionsAtom) + 1
    set(sessionsAtom, number)
    const open = { id, session: `${id} ${number}` }
    set(openAtom, open)
    return open
  })
  return {
    editsAtom,
    scriptAtom,
    canUndoAtom: atom((get) => get(undoableAtom).length > 0),
    editAtom,
    /** Adds a line, to be written at once. */
    addAtom: atom(null, (get, set, after: string | null, line?: Omit<NewLine, 'id'>) => {
      const id = newLineId(get(scriptAtom)?.lines ?? [], 'buyer')
      const { session } = set(beginAtom, id)
      set(editAtom, { kind: 'add', after, line: { text: '', ...line, id } }, session)
    }),
    /** Back to the words that were there before any edit. */
    resetAtom: atom(null, (get, set) => {
      const script = get(scriptAtom)
      if (script) set(stepAtom, script, null, undefined)
    }),
    /** Takes the last step back; with a session, only if it was that. */
    undoAtom: atom(null, (get, set, session?: string) => {
      const steps = get(undoableAtom)
      const last = steps.at(-1)
      if (!last || (session !== undefined && last.session !== session)) return
      set(stepsAtom, steps.slice(0, -1))
      set(editsAtom, last.before)
      set(scriptAtom, last.script)
    }),
    openAtom: atom(
      (get) => get(openAtom),
      (_get, set, id: string | null) => void (id === null ? set(openAtom, null) : set(beginAtom, id)),
    ),
  }
}

export type ScriptAtoms = ReturnType<typeof scriptAtoms>

/** The draft's script. */
export const draftScript = scriptAtoms(
  atom(
    (get) => get(draftAtom).script,
    (_get, set, script: EditedScript | null) => set(draftAtom, { script }),
  ),
)

/** A script to edit. */
export interface EditableScript extends CurrentScript {
  /** Whether anything was changed. */
  edited: boolean
  /** Edits with the same session are undone at once. */
  edit: (edit: ScriptEdit, session?: string) => void
  /** Adds a line after the one with this id, or at the beginning, and opens it. */
  add: (after: string | null, line?: Omit<NewLine, 'id'>) => void
  canUndo: boolean
  /** Takes the last step back; with a session, only if it was that. */
  undo: (session?: string) => void
  reset: () => void
  opened: OpenLine | null
  open: (id: string | null) => void
}

/** `undefined` until the script is there: the draft's comes with its film. */
export function useEditableScript(atoms: ScriptAtoms): EditableScript | undefined {
  const script = useAtomValue(atoms.scriptAtom)
  const edits = useAtomValue(atoms.editsAtom)
  const canUndo = useAtomValue(atoms.canUndoAtom)
  const opened = useAtomValue(atoms.openAtom)
  const edit = useSetAtom(atoms.editAtom)
  const add = useSetAtom(atoms.addAtom)
  const undo = useSetAtom(atoms.undoAtom)
  const reset = useSetAtom(atoms.resetAtom)
  const open = useSetAtom(atoms.openAtom)
  if (!script) return undefined
  return { ...script, edited: edits?.own === script.own, edit, add, canUndo, undo, reset, opened, open }
}

/** The draft's script, for everything beside its film. */
export const useScript = (): EditableScript | undefined => useEditableScript(draftScript)
