import { html, type Html } from '../pages/html.ts'
import { METHODS, REFUND_POLICIES, type Settings } from '../records.ts'
import { addressOf, sceneList, sceneRow, type Stage } from './parts.ts'

/** The gateways' clock, how banks answer refunds, and the methods that Stripe's account accepts. */
export function accountSection(stage: Stage, now: number, { methods, refundPolicy }: Settings): Html {
  const { texts, language } = stage
  const time = new Date(now)
  const shown = time.toLocaleString(language === 'pt' ? 'pt-BR' : 'en')
  return html`<section aria-labelledby="clock">
    <h2 id="clock">${texts.clock}</h2>
    <p>${texts.clockNow} <time datetime="${time.toISOString()}">${shown}</time>.</p>
    ${sceneList(
      (['clock30', 'clock60', 'clock1440'] as const).map((id) =>
        sceneRow(stage, { id, action: 'advance-clock', fields: { seconds: SECONDS[id] } }),
      ),
    )}
    <h2>${texts.refunds}</h2>
    ${sceneList(
      REFUND_POLICIES.map((policy) =>
        sceneRow(
          stage,
          { id: REFUND_SCENES[policy], action: 'refund-policy', fields: { policy } },
          '',
          policy === refundPolicy ? texts.inUse : undefined,
        ),
      ),
    )}
    <h2>${texts.account}</h2>
    <ul class="scenes">
      ${METHODS.map((method) => {
        const on = methods.includes(method)
        const others = METHODS.filter((each) => each !== method)
        return html`<li class="scene">
          <form method="post" action="${addressOf(stage, 'methods', method)}">
            <input type="hidden" name="${method}" value="${on ? 'false' : 'true'}" />
            ${others.map(
              (each) =>
                html`<input
                  type="hidden"
                  name="${each}"
                  value="${methods.includes(each) ? 'true' : 'false'}"
                />`,
            )}
            <button class="small">
              ${on ? texts.switchOff : texts.switchOn}: ${texts.scenes[method].label}
            </button>
            <strong class="badge">${on ? texts.on : texts.off}</strong>
          </form>
          <p>${texts.scenes[method].see}</p>
        </li>`
      })}
    </ul>
  </section>`
}

export const REFUND_SCENES = { usual: 'refundsUsual', hold: 'refundsHeld', fail: 'refundsFail' } as const

const SECONDS = { clock30: '1860', clock60: '3660', clock1440: '90000' }
