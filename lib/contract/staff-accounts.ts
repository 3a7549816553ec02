import { z } from 'zod'
import { Day, line, text } from './fields'

/** What a member of staff may do. The owner may do everything; `staffCalls` and `staffPages` list the others' rights. */
export const staffRoles = ['owner', 'manager', 'orders', 'butcher', 'catalogue'] as const
export type StaffRole = (typeof staffRoles)[number]

const Name = line(80).min(1)
/** Pasted addresses bring direction marks along, which `line` drops. */
const Email = line(254)
  .pipe(z.email())
  .transform((email) => email.toLowerCase())
/** Checked by the server against the shop's shortest length and common passwords. */
const Password = z.string().min(1).max(200)
const Code = z.string().trim().min(1).max(40)

/** A member as colleagues see one. */
export const StaffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  disabled: z.boolean(),
  /** Has a password. */
  joined: z.boolean(),
  secondFactor: z.boolean(),
  lastSeenAt: z.string().nullable(),
})
export type StaffMember = z.infer<typeof StaffMember>

/** What a session still needs before it opens the back office. */
const sessionStages = ['code', 'enrol', 'open'] as const
export type SessionStage = (typeof sessionStages)[number]

/** The signed-in member. */
export const StaffSelf = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  stage: z.enum(sessionStages),
  /** The demo's owner, whose password is public and who has no second factor. */
  demo: z.boolean(),
})
export type StaffSelf = z.infer<typeof StaffSelf>

export const StaffSessionWire = z.object({
  id: z.string(),
  address: z.string(),
  agent: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  current: z.boolean(),
})
export type StaffSessionWire = z.infer<typeof StaffSessionWire>

export const SignInBody = z.object({ email: Email, password: Password })
export const CodeBody = z.object({ code: Code })
export const FirstOwnerBody = z.object({
  token: z.string().trim().min(1).max(500),
  name: Name,
  email: Email,
  password: Password,
})
export const InvitationBody = z.object({ invitation: z.string().trim().min(1).max(200), password: Password })
export const MemberBody = z.object({
  /** The sender's, so that a repeated call answers with a new link. */
  id: z.uuid().optional(),
  name: Name,
  email: Email,
  role: z.enum(staffRoles),
})
export type MemberBody = z.infer<typeof MemberBody>
export const RoleBody = z.object({ role: z.enum(staffRoles) })
export const DisabledBody = z.object({ disabled: z.boolean() })
export const PasswordChangeBody = z.object({ current: Password, password: Password })
export const EnrolBody = z.object({ password: Password.optional() })

/** A second factor to set up: the secret, its `otpauth:` address, and that as a QR code in SVG. */
export const Enrolment = z.object({ secret: z.string(), uri: z.string(), qr: z.string() })
export type Enrolment = z.infer<typeof Enrolment>
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** A member and the link with which they set their password, once. */
export const Invited = z.object({ member: StaffMember, link: z.string(), expiresAt: z.string() })
export type Invited = z.infer<typeof Invited>

/** Hours for which an invitation is valid. */
export const INVITATION_HOURS = 48
export const RECOVERY_CODES = 10
/** Hours after which a staff session ends. */
export const STAFF_SESSION_HOURS = 12
/** Minutes between the password and the second factor. */
export const SECOND_FACTOR_MINUTES = 10

const AuditEntry = z.object({
  seq: z.number().int(),
  at: z.string(),
  actor: z.object({ id: z.string(), name: z.string(), role: z.string() }),
  via: z.enum(['browser', 'token']),
  address: z.string(),
  call: z.string(),
  subject: z.string(),
  /** Null when erased with the customer it was about. */
  data: z.object({ before: z.unknown(), after: z.unknown() }).nullable(),
  hash: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>
/** `next`: pass it as `before` for older entries. */
export const AuditPage = z.object({ entries: z.array(AuditEntry), next: z.number().int().nullable() })
export type AuditPage = z.infer<typeof AuditPage>
/** The largest number of an entry that the database has. */
const SEQ_MAX = 2 ** 31 - 1
export const AuditQuery = z.object({
  search: text(200).optional(),
  actor: text(64).optional(),
  /** Both included. */
  from: Day.optional(),
  to: Day.optional(),
  before: z.coerce.number().int().min(1).max(SEQ_MAX).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(50),
})
export type AuditQuery = z.infer<typeof AuditQuery>
/** `broken`: the first entry that was changed, or is missing. */
export const AuditVerdict = z.object({
  entries: z.number().int(),
  erased: z.number().int(),
  head: z.string().nullable(),
  broken: z
    .object({ seq: z.number().int(), reason: z.enum(['missing', 'changed', 'chain', 'end', 'erased']) })
    .nullable(),
})
export type AuditVerdict = z.infer<typeof AuditVerdict>
