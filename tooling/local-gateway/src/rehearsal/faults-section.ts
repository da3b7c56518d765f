import { FAULTS, FLAWS, KILLS, type Fault, type FaultKind } from '../faults.ts'
import { html, type Html } from '../pages/html.ts'
import { addressOf, entry, sceneList, submitRow, type Stage } from './parts.ts'
import type { SceneId } from './texts.ts'

/** A form that selects calls and their number, with a button for each fault of the calls or of their caller. */
export function faultsSection(stage: Stage, ordered: Fault[], canKill: boolean): Html {
  const { texts } = stage
  return html`<section aria-labelledby="faults">
    <h2 id="faults">${texts.faults}</h2>
    ${
      ordered.length > 0 &&
      html`<form method="post" action="${addressOf(stage, 'clear-faults', 'backToNormal')}">
        <p role="note">
          <strong>${texts.ordered}:</strong>
          ${ordered.map((fault) => describe(stage, fault)).join('; ')}
          <button class="small quiet">${texts.clearFaults}</button>
        </p>
      </form>`
    }
    <p class="hint">${texts.faultsHint}</p>
    <form method="post" action="${addressOf(stage, 'fault', '500')}">
      <div class="entries">
        <label
          >${texts.calls}<select name="match">
            ${Object.entries(texts.callGroups).map(
              ([match, label]) => html`<option value="${match}">${label}</option>`,
            )}
          </select></label
        >
        ${entry(texts.times, 'times', '1')} ${entry(texts.percent, 'percent', '100')}
        ${entry(texts.milliseconds, 'milliseconds', '500')} ${entry(texts.seconds, 'seconds', '5')}
      </div>
      ${sceneList(
        [...FAULTS, ...FLAWS, ...(canKill ? KILLS : [])].map((kind) => {
          const id = sceneOf(kind)
          return submitRow(stage, id, { name: 'kind', value: kind, action: addressOf(stage, 'fault', id) })
        }),
      )}
    </form>
  </section>`
}

/** The webhook policies also have a "hold". */
const sceneOf = (kind: FaultKind): SceneId => (kind === 'hold' ? 'hold_calls' : kind)

function describe({ texts }: Stage, { kind, times, percent, match }: Fault): string {
  const calls = texts.callGroups[match] ?? match
  const part = percent < 100 ? `, ${percent}%` : ''
  return `${texts.scenes[sceneOf(kind)].label} × ${times}${part} (${calls})`
}
