import { useAtomValue, useSetAtom } from 'jotai'
import {
  canUndoAtom,
  editScriptAtom,
  resetScriptAtom,
  scriptAtom,
  undoScriptAtom,
} from '../../lib/script/script-atoms.ts'
import { isInEffect, type CurrentScript, type ScriptEdit } from '../../lib/script/edited-script.ts'
import { useDraft } from '../../lib/draft/draft-atom.ts'

/** A script that can be edited: the draft's, or a paid order's. */
export interface EditableScript extends CurrentScript {
  /** Whether the buyer has changed anything. */
  edited: boolean
  /** Edits with the same `session` are undone at once. */
  edit: (edit: ScriptEdit, session?: string) => void
  canUndo: boolean
  /** Takes the last step back; with a session, only if it was one of it. */
  undo: (session?: string) => void
  /** Back to the shop's words. */
  reset: () => void
}

/** The draft's script. `undefined` until the film is there. */
export function useScript(): EditableScript | undefined {
  const script = useAtomValue(scriptAtom)
  const draft = useDraft()
  const canUndo = useAtomValue(canUndoAtom)
  const edit = useSetAtom(editScriptAtom)
  const undo = useSetAtom(undoScriptAtom)
  const reset = useSetAtom(resetScriptAtom)
  return script
    ? { ...script, edited: isInEffect(draft.script, draft), edit, canUndo, undo, reset }
    : undefined
}
