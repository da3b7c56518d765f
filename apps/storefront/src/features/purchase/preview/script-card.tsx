import { Trans, useLingui } from '@lingui/react/macro'
import { media } from '@recadinho/ui/tokens'
import { useEffect, useRef, useState } from 'react'
import { ScriptEditor } from '../../../components/script/script-editor.tsx'
import { ScriptLength } from '../../../components/script/script-length.tsx'
import { useMarket } from '../../../lib/market/use-market.ts'
import { scriptIssue } from '../../../lib/script/script-issue.ts'
import { useScript } from '../../../lib/script/script-atoms.ts'
import type { Film } from '../../film/film.ts'
import { usePurchase } from '../use-purchase.ts'
import * as css from './script-card.css.ts'

/** Pixels above the line that is being edited. */
const edge = 16

export interface ScriptCardProps {
  film: Film
  /** The id of the line that is spoken, if one is. */
  spoken: string | undefined
  /** Plays a line. */
  onPlay: (id: string) => void
}

/** The script, word for word, to be edited; the spoken line is highlighted. Open when there is room beside the film. */
export function ScriptCard({ film, spoken, onPlay }: ScriptCardProps) {
  const { t } = useLingui()
  const { locale } = useMarket()
  const { cast } = usePurchase()
  const script = useScript()
  const [isOpen, setOpen] = useState(() => matchMedia(media.desktop).matches)
  const list = useRef<HTMLDivElement>(null)
  const opened = script?.opened?.id
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>(`[data-line="${opened ?? spoken}"]`)
    // Not `scrollIntoView`, which would move the page as well.
    if (!item || !list.current) return
    const above = opened === undefined ? list.current.clientHeight / 3 : edge
    list.current.scrollTop = item.offsetTop - above
  }, [spoken, opened])
  // What is wrong, or being written, is not hidden.
  const isWrong = script !== undefined && script.edited && scriptIssue(script.lines) !== undefined
  const shown = isOpen || isWrong || opened !== undefined
  if (!script) return undefined
  return (
    <details open={shown} onToggle={(event) => setOpen(event.currentTarget.open)} className={css.card}>
      <summary id={shown ? undefined : scriptIssueId} className={css.summary}>
        {cast.length === 1 ? t`What the character will say` : t`What they will say`}{' '}
        <ScriptLength script={script.lines} seconds={film.timeline.duration} />
      </summary>
      <div ref={list} className={css.body}>
        {script.drafted.length === 0 && !script.edited ? (
          <p className={css.empty}>
            <Trans>Your words will appear here as you write.</Trans>
          </p>
        ) : (
          <>
            <p className={css.hint}>
              <Trans>Change any line. They'll say it just as you write it.</Trans>
            </p>
            <ScriptEditor
              script={script}
              characters={cast}
              locale={locale}
              spoken={spoken}
              onPlay={onPlay}
              issueId={scriptIssueId}
              restoreLabel={script.own ? t`Restore this line` : t`Use our words for this line`}
              resetLabel={script.own ? t`Back to your text` : t`Back to our words`}
            />
          </>
        )}
      </div>
    </details>
  )
}

/** Where the form's summary of errors leads. */
export const scriptIssueId = 'personalization-script'
