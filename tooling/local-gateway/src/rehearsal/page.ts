import { html, type Html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import type { Language } from '../pages/texts.ts'
import { METHODS } from '../records.ts'
import { accountSection, REFUND_SCENES } from './account-section.ts'
import { bankSection } from './bank-section.ts'
import { faultsSection } from './faults-section.ts'
import { addressOf, type Stage } from './parts.ts'
import { paymentsSection } from './payments-section.ts'
import { shopSection } from './shop-section.ts'
import type { RehearsalState } from './state.ts'
import { REHEARSAL, type SceneId } from './texts.ts'
import { webhooksSection } from './webhooks-section.ts'

/** The result of an action, shown on the page: its name, or why it failed. */
export interface Visit {
  language: Language
  played?: SceneId | undefined
  problem?: string | undefined
}

/** The rehearsal page: triggers every failure of payments with one click, and says what to expect. */
export function rehearsalPage(state: RehearsalState, { language, played, problem }: Visit): string {
  const texts = REHEARSAL[language]
  const stage: Stage = { language, texts }
  const body = html`<p>${texts.intro}</p>
    ${links(stage, state)} ${problem !== undefined && html`<p class="problem" role="alert">${problem}</p>`}
    ${
      played !== undefined &&
      html`<p class="done" role="status">
        <strong>${texts.played} ${texts.scenes[played].label}.</strong> ${texts.scenes[played].see}
      </p>`
    }
    ${standing(stage, state)} ${paymentsSection(stage, state.payments)}
    ${bankSection(stage, state.credits, state.links)}
    ${webhooksSection(stage, state.settings.webhookPolicy, state.deliveries)}
    ${state.api !== undefined && shopSection(stage, state.api, latestOrder(state))}
    ${faultsSection(stage, state.faults, state.api !== undefined)}
    ${accountSection(stage, state.now, state.settings)}`
  return layout(language, texts.title, body, 'wide')
}

function links({ language, texts }: Stage, { neighbours }: RehearsalState): Html {
  const other = language === 'pt' ? 'en' : 'pt'
  return html`<p class="links">
    ${
      neighbours !== undefined &&
      html`<a href="${neighbours.shop}">${texts.shop}</a> <a href="${neighbours.admin}">${texts.admin}</a>`
    }
    <a href="/?lang=${language}">${texts.refresh}</a>
    <a href="/?lang=${other}" lang="${other === 'pt' ? 'pt-BR' : 'en'}">${texts.language}</a>
  </p>`
}

const latestOrder = ({ payments }: RehearsalState) =>
  payments.find(({ order }) => order !== null)?.order ?? ''

/** Shows whether anything is not at its default, with a button to reset it. */
function standing(stage: Stage, { settings, faults, now, trueTime, api }: RehearsalState): Html {
  const { texts } = stage
  const ahead = Math.round((now - trueTime) / 60_000)
  const off = METHODS.filter((method) => !settings.methods.includes(method))
  const { raised = [] } = settings
  const unusual = [
    ...(api?.up === false ? [texts.apiAway] : []),
    ...(ahead > 0 ? [`${texts.clockAhead} ${ahead} ${texts.minutes}`] : []),
    ...(faults.length > 0 ? [`${texts.faultsOrdered} ${faults.length}`] : []),
    ...(settings.webhookPolicy === 'deliver'
      ? []
      : [`${texts.webhooksAre} ${texts.scenes[settings.webhookPolicy].label}`]),
    ...(settings.refundPolicy === 'usual'
      ? []
      : [`${texts.refundsAre} ${texts.scenes[REFUND_SCENES[settings.refundPolicy]].label}`]),
    ...(raised.length > 0 ? [texts.pricesRaised] : []),
    ...off.map((method) => `${texts.methodsOff} ${texts.scenes[method].label}`),
  ]
  return html`<form
    class="standing-now"
    method="post"
    action="${addressOf(stage, 'back-to-normal', 'backToNormal')}"
  >
    <p>
      ${
        unusual.length === 0 ? texts.normal : html`<strong>${texts.notNormal}</strong> ${unusual.join('; ')}.`
      }
    </p>
    <button>${texts.scenes.backToNormal.label}</button>
  </form>`
}
