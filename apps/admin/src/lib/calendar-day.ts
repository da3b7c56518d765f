import { isDay as isCalendarDay } from '@recadinho/i18n/calendar'

/** Whether a text is a day that the shop can have figures of: one of this millennium, such as `2026-11-23`. */
export const isDay = (text: string): boolean => text.startsWith('2') && isCalendarDay(text)
