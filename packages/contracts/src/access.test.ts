import { expect, test } from 'vitest'
import type { Call } from './access.ts'
import { endpoints } from './endpoints.ts'
import { rawCalls } from './raw-calls.ts'

/**
 * Changes by staff for which a session is enough, by the reason. Everything that moves money, or changes where buyers pay
 * or write to, needs a recent proof of identity.
 */
const withoutProof: Record<string, readonly string[]> = {
  'leads to the production of one order and sends no money': [
    'advanceStage',
    'transitionOrder',
    'completeOrder',
    'redoOrder',
    'holdOrder',
    'releaseOrder',
    'claimOrder',
    'releaseClaim',
    'seeCorrections',
    'addOrderNote',
    'draftScript',
    'changeScript',
    'takeOrder',
    'mailPayLink',
    'resolveVideoProblem',
    'deliverOrder',
    'actOnDelivery',
    'resolveDelivery',
    'correctWhatsappNumber',
    'approveVideo',
    'approveFilm',
    'undoFilmApproval',
    'withdrawVideo',
    'startUpload',
    'continueUpload',
    'cancelUpload',
    'putVideoPoster',
    'putTake',
    'removeTake',
    'convertTake',
    'refuseParentTake',
  ],
  'notes dozens of times a day that money has arrived; none leaves': ['confirmPayment'],
  'repeats what a provider or the shop itself has sent': ['replayGatewayEvent', 'actOnOutbox'],
  'changes what things cost, not where the money goes': [
    'createCountry',
    'changeCountry',
    'changeCurrencyRate',
    'createPromoCode',
    'changePromoCode',
  ],
  'prepares commissions, of which the payout needs a proof': [
    'createAffiliate',
    'changeAffiliate',
    'approveCommission',
    'createPartnerLink',
    'revokePartnerLink',
  ],
  'changes what is shown or measured': [
    'changePresetApproval',
    'createReview',
    'changeReviewPublication',
    'createCharacter',
    'changeCharacter',
    'changeCharacterActivation',
    'changeCharacterOrder',
    'removeClip',
    'uploadPicture',
    'startClipUpload',
    'changeAdvertising',
    'createLandingSite',
    'changeLandingSite',
    'exportTrackedSessions',
    'hideFirstSteps',
    'putOrderView',
    'deleteOrderView',
  ],
  'writes to one person': [
    'sendChatText',
    'readChat',
    'changeContactMessage',
    'answerContactMessage',
    'resendContactAnswer',
    'deleteContactMessage',
  ],
  'reads what orders say, by what stands in no address': ['findFamilyFilms'],
  'takes access away, or concerns the own account without giving access': [
    'signOut',
    'renameAccount',
    'proveAccount',
    'changePassword',
    'withdrawEmailChange',
    'endSession',
    'endOtherSessions',
    'renamePasskey',
    'endMemberSessions',
    'resendInvitation',
    'withdrawInvitation',
    'lookUpPerson',
  ],
}

test('every change by staff needs a recent proof of identity, or is listed with the reason why not', () => {
  const calls = Object.entries({ ...endpoints, ...rawCalls } as Record<string, Call>) // every entry is one
  const unproven = calls
    .filter(([, call]) => call.access === 'staff' && call.method !== 'GET' && call.recent !== true)
    .map(([name]) => name)
  expect(unproven.toSorted()).toEqual(Object.values(withoutProof).flat().toSorted())
})
