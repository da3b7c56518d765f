import { Trans } from '@lingui/react/macro'
import { useLevelBar, useLevelHint } from '@recadinho/recorder/use-level'
import type { Recorder } from '@recadinho/recorder/use-recorder'
import { Text } from '@recadinho/ui/text'
import * as css from './recording.css.ts'

/** How loud the parent is heard, and in words what is wrong with it. */
export function LevelMeter({ recorder: { state, onLevel } }: { recorder: Recorder }) {
  const bar = useLevelBar({ onLevel })
  if (state.kind !== 'recording') return null
  return (
    <div>
      <div className={css.meter} aria-hidden="true">
        <div ref={bar} className={css.level} />
      </div>
      <LevelWords key={state.began} onLevel={onLevel} />
    </div>
  )
}

/** Of one take. */
function LevelWords({ onLevel }: Pick<Recorder, 'onLevel'>) {
  const hint = useLevelHint({ onLevel })
  return (
    <Text as="div" size="sm" tone={hint ? 'danger' : 'muted'}>
      <output>
        {hint === 'loud' && <Trans>Too loud: move a little farther away</Trans>}
        {hint === 'silent' && <Trans>We can't hear you</Trans>}
        {!hint && <Trans>Recording now</Trans>}
      </output>
    </Text>
  )
}
