import { html, type Html } from '../pages/html.ts'
import type { Language } from '../pages/texts.ts'
import type { Face } from '../records.ts'
import { standIns } from '../stand-ins.ts'
import type { Scene } from './scenes.ts'
import type { SceneId, Texts } from './texts.ts'

/** Context for every part of the page. */
export interface Stage {
  language: Language
  texts: Texts
}

export const faceName = (face: Face, { bankName }: Texts): string =>
  face === 'stripe' ? 'Stripe' : face === 'bank' ? bankName : standIns[face].brand

/** The URL of an action, which redirects back to this page and names the action. */
export function addressOf({ language }: Stage, action: string, scene: SceneId): string {
  return `/control/${action}?lang=${language}&scene=${scene}`
}

/** A button with what to expect. `about` distinguishes it from the same button of another payment. */
export function sceneRow(stage: Stage, { id, action, fields }: Scene, about = '', now?: string): Html {
  const { label, see } = stage.texts.scenes[id]
  return html`<li class="scene">
    <form method="post" action="${addressOf(stage, action, id)}">
      ${Object.entries(fields).map(
        ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
      )}
      <button class="small" aria-label="${about === '' ? label : `${label}: ${about}`}">${label}</button>
      ${now !== undefined && html`<strong class="badge">${now}</strong>`}
    </form>
    <p>${see}</p>
  </li>`
}

export function sceneList(rows: Html[]): Html {
  return html`<ul class="scenes">
    ${rows}
  </ul>`
}

/** A submit button of a larger form, with what to expect. */
export function submitRow(
  { texts }: Stage,
  id: SceneId,
  { name, value, action }: { name?: string; value?: string; action?: string } = {},
): Html {
  const { label, see } = texts.scenes[id]
  return html`<li class="scene">
    <div>
      <button
        class="small"
        ${name !== undefined && html`name="${name}" value="${value ?? ''}"`}
        ${action !== undefined && html`formaction="${action}"`}
      >
        ${label}
      </button>
    </div>
    <p>${see}</p>
  </li>`
}

export function entry(label: string, name: string, value = '', numeric = true): Html {
  return html`<label
    >${label}<input
      name="${name}"
      value="${value}"
      autocomplete="off"
      ${numeric && html`inputmode="numeric"`}
  /></label>`
}
