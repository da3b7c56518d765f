import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FilmFailure, FilmFinding, FilmProblem, MadeFilm } from '@recadinho/contracts/films'

/** What the shop's own check found in a film, for staff to look at. */
export const findingLabels: Record<FilmFinding, MessageDescriptor> = {
  wrong_length: msg`It's longer or shorter than it should be.`,
  volume_low: msg`Its sound is too quiet, or missing.`,
  volume_high: msg`Its sound is too loud.`,
  black_picture: msg`Part of it is black.`,
  frozen_picture: msg`Its picture stands still for a while.`,
  name_missing: msg`The name on the banner isn't the one in the script.`,
  glyphs_missing: msg`Some letters can't be drawn here, so a name may be incomplete.`,
  other_words: msg`Its captions have words that aren't in the script.`,
  not_voiced: msg`Nobody says some of its lines.`,
  draft_voice: msg`Its voice is a draft, for you to hear.`,
  doubtful_voice: msg`One of its lines may be spoken with other words. Listen to it.`,
  not_aligned: msg`Captions and mouths may be out of step with the voice.`,
  spoken_fast: msg`It's spoken too fast for the child's age.`,
}

/** Why a film can't be approved, and what to do. */
export const blockLabels: Record<NonNullable<MadeFilm['blocked']>, MessageDescriptor> = {
  silent: msg`Nobody says some of its lines. Record them, or ask the owner to allow silent films under Settings → Voices.`,
  draft_voice: msg`Its voice is a draft. Record the lines, or ask the owner to allow draft voices under Settings → Voices. The owner also approves each character's voice.`,
}

/** Both in a few words. */
export const filmProblemLabels: Record<FilmProblem, MessageDescriptor> = {
  wrong_length: msg`The film's length is wrong`,
  volume_low: msg`The film is too quiet`,
  volume_high: msg`The film is too loud`,
  black_picture: msg`The film is black in places`,
  frozen_picture: msg`The film stands still`,
  name_missing: msg`The film's banner has another name`,
  glyphs_missing: msg`The film lacks letters`,
  other_words: msg`The film has words that aren't in the script`,
  not_voiced: msg`The film lacks spoken lines`,
  draft_voice: msg`The film has a draft voice`,
  doubtful_voice: msg`The film may say other words`,
  not_aligned: msg`The film's voice may be out of step`,
  spoken_fast: msg`The film is spoken too fast`,
  not_composed: msg`No film: script and characters don't make one`,
  encoder_failed: msg`No film: it couldn't be written`,
  out_of_resources: msg`No film: it took too long, or too much memory`,
  not_playable: msg`No film: it didn't pass the check of videos`,
}

/** Why there is no film. */
export const filmFailureLabels: Record<FilmFailure, MessageDescriptor> = {
  not_composed: msg`This script and its characters don't make a film. Check both, or upload a video.`,
  encoder_failed: msg`The program that writes the film stopped. The owner can try again under Payments, or you upload a video.`,
  out_of_resources: msg`It took more time or memory than the server has. The owner can try again under Payments, or you upload a video.`,
  not_playable: msg`The finished film didn't pass the check of videos. The owner can try again under Payments, or you upload a video.`,
}
