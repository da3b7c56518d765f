import type { Endpoints } from '@recadinho/contracts/endpoints'
import type { Settings } from '@recadinho/contracts/settings'
import { useEffect, useState } from 'react'

/** §2: the support contacts when the settings have none. */
export const defaultContacts: Settings = {
  contactEmail: 'support@recadinho.example',
  contactPhone: '',
  contactAddress: '',
  contactWhatsapp: '',
  socialInstagram: '',
  socialFacebook: '',
}

/** §9: settings are cached for 5 minutes. */
const keptFor = 5 * 60_000
const path: Endpoints['getSettings']['path'] = '/api/settings'
let kept: { at: number; settings: Promise<Settings> } | undefined

/** The shop's contact details; the defaults until the settings have loaded, and for each empty one. */
export function useContacts(): Settings {
  const [contacts, setContacts] = useState(defaultContacts)
  useEffect(() => {
    let wanted = true
    fetchSettings()
      .then((settings) => wanted && setContacts(withDefaults(settings)))
      // The defaults stay; the footer shows no error.
      .catch(console.info)
    return () => {
      wanted = false
    }
  }, [])
  return contacts
}

/** Replaces each unset contact by its default. */
export function withDefaults(settings: Settings): Settings {
  const set = Object.entries(settings).filter(([, value]) => value !== '')
  return { ...defaultContacts, ...Object.fromEntries(set) }
}

function fetchSettings(): Promise<Settings> {
  if (!kept || Date.now() - kept.at > keptFor) {
    const settings = fetch(path, { credentials: 'include' }).then(async (response) => {
      if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`)
      return (await response.json()) as Settings // the server validates its answers
    })
    settings.catch(() => {
      kept = undefined
    })
    kept = { at: Date.now(), settings }
  }
  return kept.settings
}
