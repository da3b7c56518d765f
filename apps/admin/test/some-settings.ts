import type { AdminSettings } from '@recadinho/contracts/admin-settings'

/** Shop settings, with overrides. */
export function someSettings(changes: Partial<AdminSettings> = {}): AdminSettings {
  const weekday = { opens: '09:00', closes: '18:00' }
  return {
    siteTitle: 'Recadinho',
    defaultLocale: 'en',
    defaultCurrency: null,
    contactEmail: '',
    contactPhone: '',
    contactAddress: '',
    contactWhatsapp: '',
    socialInstagram: '',
    socialFacebook: '',
    timeZone: 'America/Sao_Paulo',
    openingHours: [weekday, weekday, weekday, weekday, weekday, { opens: '10:00', closes: '16:00' }, null],
    dailyCapacity: 23,
    cardEnabled: true,
    pixEnabled: true,
    gatewaysOff: [],
    seasonalBanner: 'auto',
    maintenance: false,
    retention: {
      webhookBodies: 30,
      webhookEvents: 365,
      visits: 180,
      sentMessages: 365,
      endedSessions: 30,
      videos: 90,
      orderDetails: 180,
      orderBuyers: 1826,
    },
    commissionDays: 30,
    deliverDraftVoice: false,
    speechNames: false,
    approveInBulk: false,
    approveByRule: false,
    parentRecordings: false,
    ...changes,
  }
}
