import type { Context } from '../context.ts'
import { foldClosedOrders } from '../modules/admin-orders/list-queries.ts'
import { approveDue } from '../modules/commissions/approve.ts'
import { deleteEndedEmailChanges } from '../modules/email-changes/queries.ts'
import { deleteEndedChallenges } from '../modules/passkeys/queries.ts'
import { deleteEndedResets } from '../modules/password-resets/queries.ts'
import { deleteEndedLimits } from '../modules/rate-limits/queries.ts'
import { compareTonight } from '../modules/reconciliation/compare.ts'
import { purge } from '../modules/retention/purge.ts'
import { deleteEndedSessions } from '../modules/sessions/queries.ts'
import { saySamples } from '../modules/speech/say-samples.ts'
import { maintainVisits } from '../modules/tracking/tracking.ts'
import { sweepUploads } from '../modules/videos/uploads/service.ts'
import { eachRow } from './each-row.ts'
import { defineJob } from './job.ts'

/** All scheduled jobs. Those of the night follow each other: purge, visits, clean-up, then the comparison. */
export const jobs = [
  // Every ten minutes until done: deletes what is older than the owner's settings allow. The next run continues.
  defineJob({
    name: 'purge',
    label: { en: 'Deletion of old data', pt: 'Exclusão de dados antigos' },
    schedule: '*/10 2-3 * * *',
    retries: 0,
    work: purge,
  }),
  // Deletes visits past their retention, and creates the partitions of the next weeks.
  defineJob({
    name: 'tracking_upkeep',
    label: { en: 'Upkeep of the visits', pt: 'Manutenção das visitas' },
    schedule: '10 3 * * *',
    work: maintainVisits,
  }),
  defineJob({
    name: 'clean_up',
    label: { en: 'Nightly clean-up', pt: 'Limpeza noturna' },
    schedule: '40 3 * * *',
    work: cleanUp,
  }),
  // Every ten minutes until done: compares each gateway's list of payments with the ledger (G3). The next run continues.
  defineJob({
    name: 'compare_ledger',
    label: { en: 'Comparison with the payment providers', pt: 'Comparação com os provedores de pagamento' },
    schedule: '*/10 4-11 * * *',
    retries: 0,
    work: compareTonight,
  }),
  // Approves commissions whose waiting time is over, for payout (A6).
  defineJob({
    name: 'approve_commissions',
    label: { en: 'Approval of commissions', pt: 'Aprovação de comissões' },
    schedule: '15 * * * *',
    work: approveDue,
  }),
  // Has the shop's voice say the samples of the home page, those that are not said yet (F5.11).
  defineJob({
    name: 'sample_speech',
    label: { en: 'Voices of the sample films', pt: 'Vozes dos filmes de amostra' },
    schedule: '50 * * * *',
    retries: 0,
    work: saySamples,
  }),
  // Deletes uploads that were started a day ago and never finished, and files without a row.
  defineJob({
    name: 'sweep_uploads',
    label: { en: 'Deletion of unfinished uploads', pt: 'Exclusão de envios não concluídos' },
    schedule: '20 * * * *',
    work: sweepUploads,
  }),
]

/** Deletes ended sessions, ended limits, and folds the counts of closed orders. */
export async function cleanUp({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const steps = [
    deleteEndedSessions,
    deleteEndedResets,
    deleteEndedEmailChanges,
    deleteEndedChallenges,
    deleteEndedLimits,
    foldClosedOrders,
  ]
  await eachRow<(typeof steps)[number]>(steps, (step) => step(db, now))
}
