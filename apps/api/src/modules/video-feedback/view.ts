import type { AdminVideoFeedback, VideoProblem } from '@recadinho/contracts/video-feedback'
import type { findProblem, findReaction, findView } from './queries.ts'

type Row<Find extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<Find>>

export interface Parts {
  reaction: Row<typeof findReaction>
  view: Row<typeof findView>
  problem: Row<typeof findProblem>
}

export const problemView = (problem: Parts['problem']): VideoProblem | null =>
  problem
    ? { reason: problem.reason, words: problem.words, reportedAt: problem.reported_at.toISOString() }
    : null

export const reactionView = (reaction: Parts['reaction']) =>
  reaction ? { hearts: reaction.hearts, words: reaction.words, mayQuote: reaction.may_quote } : null

export function adminFeedbackView({ reaction, view, problem }: Parts): AdminVideoFeedback {
  const said = reactionView(reaction)
  return {
    openedAt: view?.first_opened_at.toISOString() ?? null,
    playedAt: view?.first_played_at?.toISOString() ?? null,
    reaction: reaction && said ? { ...said, at: reaction.reacted_at.toISOString() } : null,
    problem: problemView(problem),
  }
}
