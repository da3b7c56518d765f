import type { I18n, Messages } from '@lingui/core'

const catalogs = import.meta.glob<{ messages: Messages }>('../../locales/*/recording.po')
const loads = new WeakMap<I18n, Promise<void>>()

/** The loading of this part's texts, for `use`: the scripts of every page would only grow by knowing them. */
export function ownTexts(i18n: I18n): Promise<void> {
  const started = loads.get(i18n) ?? load(i18n)
  loads.set(i18n, started)
  return started
}

async function load(i18n: I18n): Promise<void> {
  const { messages } = await catalogs[`../../locales/${i18n.locale}/recording.po`]!() // each language has it
  i18n.load(i18n.locale, messages)
}
