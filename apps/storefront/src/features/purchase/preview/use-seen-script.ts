import { useStore } from 'jotai'
import { useEffect } from 'react'
import { draftAtom } from '../../../lib/draft/draft-atom.ts'
import type { EditedScript } from '@recadinho/stage/edited-script'
import { draftScript } from '../../../lib/script/script-atoms.ts'
import { rememberSeen } from '../../../lib/script/seen-script.ts'
import { useMarket } from '../../../lib/market/use-market.ts'
import type { Film } from '../../film/film.ts'

/** Keeps what the film says: it is what is edited and ordered. */
export function useSeenScript(film: Film | undefined, edits: EditedScript | null): void {
  const store = useStore()
  const { locale } = useMarket()
  const script = film?.script
  useEffect(() => {
    // A later edit is already kept, and its film follows.
    if (!script || store.get(draftAtom).script !== edits) return
    store.set(draftScript.scriptAtom, script)
    rememberSeen(script.lines, store.get(draftAtom), { locale })
  }, [store, script, edits, locale])
}
