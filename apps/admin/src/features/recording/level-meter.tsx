import { Trans } from '@lingui/react/macro'
import { Text } from '@recadinho/ui/text'
import { useLevelBar, useLevelHint } from '@recadinho/recorder/use-level'
import type { Recorder } from '@recadinho/recorder/use-recorder'
import * as css from './recording.css.ts'

/** How loud the microphone hears the person who reads, as a bar, and in words if something is wrong. */
export function LevelMeter({ recorder: { state, onLevel } }: { recorder: Recorder }) {
  const bar = useLevelBar({ onLevel })
  if (state.kind !== 'recording' && state.kind !== 'open') return null
  return (
    <div>
      <div className={css.meter} aria-hidden="true">
        <div ref={bar} className={css.level} />
      </div>
      {state.kind === 'recording' && <LevelWords key={state.began} onLevel={onLevel} />}
    </div>
  )
}

/** Of one take. */
function LevelWords({ onLevel }: Pick<Recorder, 'onLevel'>) {
  const hint = useLevelHint({ onLevel })
  return (
    <Text as="div" size="sm" tone={hint ? 'danger' : 'muted'}>
      <output>
        {hint === 'loud' && <Trans>Too loud</Trans>}
        {hint === 'silent' && <Trans>We hear nothing</Trans>}
        {!hint && <Trans>Recording now</Trans>}
      </output>
    </Text>
  )
}
