/** An expected failure, returned instead of thrown so that callers must handle it. */
export type Refusal<Reason extends string = string, Details = unknown> = {
  ok: false
  reason: Reason
} & (unknown extends Details ? object : Details)

export type Success<Value extends object = object> = { ok: true } & Value

export type Result<Value extends object, Reason extends string, Details = unknown> =
  | Success<Value>
  | Refusal<Reason, Details>

export function ok(): Success
export function ok<Value extends object>(value: Value): Success<Value>
export function ok(value: object = {}) {
  return { ok: true, ...value }
}

export function refuse<Reason extends string>(reason: Reason): Refusal<Reason>
export function refuse<Reason extends string, Details extends object>(
  reason: Reason,
  details: Details,
): Refusal<Reason, Details>
export function refuse(reason: string, details: object = {}) {
  return { ok: false, reason, ...details }
}

/** A bug or broken infrastructure. `code` is permanent, for logs and scripts. */
export class VitrineError extends Error {
  readonly code: string
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'VitrineError'
    this.code = code
  }
}
