import { Type, type Static } from 'typebox'
import { ownerOnly, provenOwner } from './access.ts'
import { AnyLine, Closed, Instant, LocalizedText, Nullable, Uuid } from './common.ts'
import type { Endpoint } from './endpoints.ts'
import { auditKinds, type AuditKind } from './filters.ts'
import { PageOf, RowId, RowPageQuery } from './paging.ts'

/** Every action the audit log records, with its filter kind. Codes in existing rows are never renamed. */
export const auditActions = {
  'session.started': 'sign_in',
  'session.ended': 'sign_in',
  'account.renamed': 'sign_in',
  'account.password_changed': 'sign_in',
  'account.password_reset': 'sign_in',
  'account.email_change_requested': 'sign_in',
  'account.email_change_withdrawn': 'sign_in',
  'account.email_changed': 'sign_in',
  'account.totp_enabled': 'sign_in',
  'account.totp_disabled': 'sign_in',
  'account.recovery_codes_renewed': 'sign_in',
  'account.recovery_code_used': 'sign_in',
  'account.passkey_added': 'sign_in',
  'account.passkey_renamed': 'sign_in',
  'account.passkey_removed': 'sign_in',
  'account.session_ended': 'sign_in',
  'account.other_sessions_ended': 'sign_in',
  'staff.created': 'team',
  'staff.joined': 'team',
  'staff.role_changed': 'team',
  'staff.switched_on': 'team',
  'staff.switched_off': 'team',
  'staff.signed_out': 'team',
  'staff.reset': 'team',
  'invitation.sent': 'team',
  'invitation.sent_again': 'team',
  'invitation.withdrawn': 'team',
  /** A staff member opened an order's page, which shows the child's data. Recorded once per hour, person and order. */
  'order.viewed': 'order_views',
  'order.taken': 'orders',
  'order.link_sent': 'messages',
  'order.claimed': 'orders',
  'order.claim_taken_over': 'orders',
  'order.claim_released': 'orders',
  'order.script_changed': 'orders',
  'order.script_drafted': 'orders',
  'order.stage_advanced': 'orders',
  'order.completed': 'orders',
  'order.redone': 'orders',
  'order.corrections_seen': 'orders',
  'order.note_added': 'orders',
  'order.cancelled': 'orders',
  'order.held': 'orders',
  'order.released': 'orders',
  'video.uploaded': 'orders',
  'video.approved': 'orders',
  'video.approval_undone': 'orders',
  'video.withdrawn': 'orders',
  'video.problem_resolved': 'orders',
  'order.number_corrected': 'orders',
  'delivery.started': 'messages',
  'delivery.scheduled': 'messages',
  'delivery.cancelled': 'messages',
  'delivery.sent_by_hand': 'messages',
  'delivery.not_sent_by_hand': 'messages',
  'delivery.resolved': 'messages',
  'order.payment_confirmed': 'payments',
  'refund.requested': 'payments',
  'money.refund': 'payments',
  'money.attach': 'payments',
  'money.match': 'payments',
  'money.reinstate': 'payments',
  'money.resolve': 'payments',
  'gateway_event.replayed': 'payments',
  'outbox_event.replayed': 'messages',
  'outbox_event.dismissed': 'messages',
  'chat.answered': 'messages',
  'contact_message.changed': 'messages',
  'contact_message.answered': 'messages',
  'contact_message.sent_again': 'messages',
  'contact_message.deleted': 'messages',
  'personal_data.looked_up': 'personal_data',
  'personal_data.exported': 'personal_data',
  'personal_data.erased': 'personal_data',
  'orders.exported': 'personal_data',
  'settings.changed': 'settings',
  'advertising.changed': 'settings',
  'advertising.token_set': 'settings',
  'advertising.token_removed': 'settings',
  'message_template.changed': 'settings',
  'landing_site.created': 'settings',
  'landing_site.changed': 'settings',
  'country.created': 'settings',
  'country.changed': 'settings',
  'currency_rate.changed': 'settings',
  'package.created': 'packages',
  'package.changed': 'packages',
  'promo_code.created': 'promo_codes',
  'promo_code.changed': 'promo_codes',
  'affiliate.created': 'affiliates',
  'affiliate.changed': 'affiliates',
  'affiliate.page_opened': 'affiliates',
  'affiliate.page_closed': 'affiliates',
  'commission.approved': 'affiliates',
  'commissions.paid_out': 'affiliates',
  'character.created': 'characters',
  'character.changed': 'characters',
  'character.activated': 'characters',
  'character.deactivated': 'characters',
  'characters.reordered': 'characters',
  'character.clip_uploaded': 'characters',
  'character.voice_approved': 'characters',
  'character.voice_unapproved': 'characters',
  'character.clip_removed': 'characters',
  'review.created': 'reviews',
  'review.published': 'reviews',
  'review.unpublished': 'reviews',
} as const satisfies Record<string, AuditKind>
export type AuditAction = keyof typeof auditActions

export const isAuditAction = (code: string): code is AuditAction => Object.hasOwn(auditActions, code)

export const AuditQuery = Closed({
  ...RowPageQuery.properties,
  /** Who did it; `system` for automatic actions. */
  person: Type.Optional(Type.Union([Uuid, Type.Literal('system')])),
  kind: Type.Optional(Type.Enum(auditKinds)),
  /** What it was done to: an order number, a promo code, or the name of a character, package or person. */
  subject: Type.Optional(AnyLine(1, 80)),
  from: Type.Optional(Instant),
  /** Exclusive. */
  until: Type.Optional(Instant),
})
export type AuditQuery = Static<typeof AuditQuery>

/** A changed field. Both values are omitted if they may be personal; `was` is omitted if there was no earlier value. */
export const AuditChange = Closed({
  field: Type.String(),
  was: Type.Optional(Type.Unknown()),
  now: Type.Optional(Type.Unknown()),
})
export type AuditChange = Static<typeof AuditChange>

export const AuditEntry = Closed({
  id: RowId,
  at: Instant,
  /** `null`: done by the system. */
  person: Nullable(Closed({ id: Uuid, name: Type.String() })),
  /** One of `auditActions`, or a code written by a newer release. */
  action: Type.String(),
  subject: Nullable(
    Closed({
      /** `orders`, `packages`, … */
      type: Type.String(),
      /** `null` if there is only one, such as the settings. */
      id: Nullable(Type.String()),
      /** Display name; `null` if it has none. */
      name: Nullable(LocalizedText),
    }),
  ),
  changes: Type.Array(AuditChange),
  /** The entry that this one undid. */
  undoes: Nullable(RowId),
  /** Whether the change can be undone, provided that staff have not changed the same thing since. */
  undoable: Type.Boolean(),
})
export type AuditEntry = Static<typeof AuditEntry>

export const AuditLog = PageOf(AuditEntry)
export type AuditLog = Static<typeof AuditLog>

export const AuditParams = Closed({ id: RowId })

/** The audit log; part of `endpoints`. */
export const auditEndpoints = {
  listAuditLog: {
    ...ownerOnly,
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'Who did what, the newest first',
    query: AuditQuery,
    status: 200,
    response: AuditLog,
  },
  undoAuditEntry: {
    ...provenOwner,
    method: 'POST',
    path: '/api/admin/audit/{id}/undo',
    confirmable: true,
    summary: 'Put back what an entry changed; refused where any of it has been changed since',
    params: AuditParams,
    status: 204,
    response: Type.Null(),
  },
} as const satisfies Record<string, Endpoint>
