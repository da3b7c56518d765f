import type { AdminVideoFeedback, VideoProblem } from '@recadinho/contracts/video-feedback'
import type { findProblem, findReaction, findView } from './queries.ts'

type Row<Find extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<Find>>

export interface Parts {
  reaction: Row<typeof findReaction>
  view: Row<typeof findView>
  problem: Row<typeof findProblem>
}

const said = ({ reason, words, reported_at }: NonNullable<Parts['problem']>): VideoProblem => ({
  reason,
  words,
  reportedAt: reported_at.toISOString(),
})

export const problemView = (problem: Parts['problem']): VideoProblem | null =>
  problem ? said(problem) : null

export const reactionView = (reaction: Parts['reaction']) =>
  reaction ? { hearts: reaction.hearts, words: reaction.words, mayQuote: reaction.may_quote } : null

export function adminFeedbackView({ reaction, view, problem }: Parts): AdminVideoFeedback {
  const received = reactionView(reaction)
  return {
    openedAt: view?.first_opened_at.toISOString() ?? null,
    playedAt: view?.first_played_at?.toISOString() ?? null,
    reaction: reaction && received ? { ...received, at: reaction.reacted_at.toISOString() } : null,
    problem: problem ? { ...said(problem), resolvedAt: problem.resolved_at?.toISOString() ?? null } : null,
  }
}
