import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TourStep } from '@recadinho/tour/steps'
import { tourTargets, type AdminTour } from './targets.ts'

interface Stop {
  title: MessageDescriptor
  content: MessageDescriptor
}

const stops: { [T in AdminTour]: Record<keyof (typeof tourTargets)[T], Stop> } = {
  dashboard: {
    welcome: {
      title: msg`Your start page`,
      content: msg`It shows what needs you now and how the shop is doing. Every linked number opens its list.`,
    },
    work: {
      title: msg`What's next`,
      content: msg`Orders that are late, due soon or waiting for someone. The next ones due are listed below the numbers.`,
    },
    health: {
      title: msg`Is everything running?`,
      content: msg`Payments, messages and providers. If a number here isn't 0, open it: the list says what to do.`,
    },
    period: {
      title: msg`How it's going`,
      content: msg`Visits and orders over a day, a week or longer. Each chart can also be read as a table.`,
    },
    palette: {
      title: msg`Find anything`,
      content: msg`Type an order number, a name, a phone number or the name of a page. Ctrl+K opens it from anywhere.`,
    },
  },
  orders: {
    filters: {
      title: msg`Search and filter`,
      content: msg`The beginning of a name, a number or a phone is enough. The address keeps your filters, so you can share or bookmark it.`,
    },
    list: {
      title: msg`The most urgent first`,
      content: msg`Time left counts down to the promised delivery. Open an order to work on it.`,
    },
  },
  order: {
    claim: {
      title: msg`Take it on`,
      content: msg`Say that you're on it, so that two people don't make the same video. It ends automatically.`,
    },
    actions: {
      title: msg`The next step`,
      content: msg`Move the order to its next stage, or put it on hold while something is missing. The clock stops meanwhile.`,
    },
    script: {
      title: msg`What is said`,
      content: msg`Edit the script, compare its versions, and read it from the teleprompter while you record.`,
    },
    video: {
      title: msg`The finished video`,
      content: msg`Upload it here. If the connection drops, choose the same file again and it continues.`,
    },
    delivery: {
      title: msg`To the buyer`,
      content: msg`Once the video is ready, send it in one click, now or at the time the buyer chose.`,
    },
    notes: {
      title: msg`Notes for the team`,
      content: msg`Only the team sees them. Buyers never do.`,
    },
  },
  characters: {
    welcome: {
      title: msg`Who the shop offers`,
      content: msg`These are the characters that buyers choose from, in this order.`,
    },
    row: {
      title: msg`One character`,
      content: msg`The owner and marketing can move it, edit its texts, picture and voice, or switch it off. The shop follows within a minute.`,
    },
  },
  deliveries: {
    welcome: {
      title: msg`On their way`,
      content: msg`Finished videos that haven't reached their buyers yet.`,
    },
    lists: {
      title: msg`What needs you`,
      content: msg`Begin with buyers who weren't reached. Messages to send manually open in WhatsApp, already written.`,
    },
  },
  money: {
    welcome: {
      title: msg`Payments that need a decision`,
      content: msg`Late, duplicate or unmatched payments appear here, the oldest first, each with what you can do.`,
    },
  },
  messages: {
    filters: {
      title: msg`Open and answered`,
      content: msg`Search by name, email or words, or see only the messages that are assigned to you.`,
    },
    list: {
      title: msg`Answer from here`,
      content: msg`Open a message to assign it, read it and answer it. Your answer goes out as an email.`,
    },
  },
  settings: {
    sections: {
      title: msg`Everything about the shop`,
      content: msg`Prices, countries, promo codes, opening hours and more. You see the sections that your role may open.`,
    },
    section: {
      title: msg`Changes are checked and logged`,
      content: msg`The shop shows a change within a minute. The owner can undo it from the audit log.`,
    },
  },
}

/** The steps of a tour in the user's language; the one at `first` opens as soon as the tour starts. */
export function stepsOf(name: AdminTour, i18n: I18n, first: number): TourStep[] {
  const texts: Record<string, Stop> = stops[name]
  return Object.entries(tourTargets[name]).flatMap(([part, target], index) => {
    const stop = texts[part]
    if (stop === undefined) return []
    return {
      target,
      title: i18n._(stop.title),
      content: i18n._(stop.content),
      placement: target === 'body' ? 'center' : 'bottom',
      disableBeacon: index === first,
    }
  })
}
