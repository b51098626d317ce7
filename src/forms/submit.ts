import Type from 'typebox'
import { Value } from 'typebox/value'
import { type Clock, createId, isAddress } from '#base'
import { addToOutbox, type Database } from '#db'
import type { createSenderCheck, GuardedForm } from './check-sender.ts'
import type { FormField, FormMessages, FormValues } from './definition.ts'
import { SUBMISSION_MAIL } from './delete-submissions.ts'
import { SentField } from './sent-field.ts'
import type { SubmitResult } from './state.ts'
import { labelOf, validateForm } from './validate.ts'
import { readValues } from './wire.ts'

/** A form as it stands on a published page. */
export interface FormDefinition extends GuardedForm {
  title: string
  pagePath: string
  fields: FormField[]
  /** Where its mail goes; the site's address when empty. */
  to: string
  subject: string
  /** The mail's body with `%%field_id%%`; the list of answers when empty. */
  pattern: string
  success: string
  redirect: string | undefined
}

export interface SubmitDeps {
  db: Database
  clock: Clock
  checkSender: ReturnType<typeof createSenderCheck>
  messages(): Promise<FormMessages>
}

const SentFields = Type.Array(SentField, { maxItems: 200 })
const HiddenIds = Type.Array(Type.String({ maxLength: 100 }), { maxItems: 200 })

/** Checks a submission all again, stores it once and leaves its mail in the outbox (FM-6, FM-8). */
export function createSubmit(deps: SubmitDeps) {
  return async function submit(
    form: FormDefinition,
    body: Record<string, unknown>,
  ): Promise<SubmitResult> {
    const messages = await deps.messages()
    const all = (name: string) => {
      const value = body[name]
      return Array.isArray(value) ? value : value === undefined ? [] : [value]
    }
    const values = readValues(form.fields, all)
    const found = validateForm(form.fields, values, messages)
    const isIntact = () => listsMatch(form, body)
    const sender = await deps.checkSender(form, body, { found, messages, isIntact })
    if (!sender.ok) return { ...sender, state: { values, ...sender.state } }
    await store(form, values, new Set(found.hidden), sender.id, messages)
    return { ok: true, sent: form.success || messages.success, redirect: form.redirect }
  }

  /** The same token is the same submission: a repeat is answered alike and stored once. */
  async function store(
    form: FormDefinition,
    values: FormValues,
    hidden: Set<string>,
    uniqueKey: string,
    messages: FormMessages,
  ) {
    const shown = form.fields.filter(field => !hidden.has(field.id))
    const answers = shown.map(field => ({
      id: field.id,
      label: labelOf(field, messages),
      value: (values[field.id] ?? []).join(', '),
    }))
    const entered = shown.find(field => field.type === 'email' && values[field.id]?.[0])
    const replyTo = entered && values[entered.id]?.[0]?.trim()
    await deps.db.transaction().execute(async tx => {
      const id = createId(deps.clock)
      const inserted = await tx
        .insertInto('submissions')
        .values({
          id,
          form_key: form.key,
          form_title: form.title,
          page_path: form.pagePath,
          fields: JSON.stringify(answers),
          // The form's own rule lets more pass than one mailbox.
          reply_to: replyTo !== undefined && isAddress(replyTo) ? replyTo : null,
          unique_key: uniqueKey,
          created_at: deps.clock.now(),
        })
        .onConflict(conflict => conflict.column('unique_key').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!inserted) return
      await addToOutbox(
        tx,
        {
          kind: 'mail',
          payload: {
            template: 'submission',
            submissionId: id,
            to: form.to,
            subject: form.subject,
            pattern: form.pattern,
          },
          uniqueKey: SUBMISSION_MAIL + id,
        },
        deps.clock.now(),
      )
    })
  }
}

/** The lists that script sends must be those of the stored form (behaviour §7); without script there are none. */
function listsMatch(form: FormDefinition, body: Record<string, unknown>): boolean {
  if (body.email_fields === undefined && body.hidden_fields === undefined) return true
  const visible = parse(body.email_fields)
  const hidden = body.hidden_fields === undefined ? [] : parse(body.hidden_fields)
  if (!Value.Check(SentFields, visible) || !Value.Check(HiddenIds, hidden)) return false
  const sent = new Map(visible.map(field => [field.original_id, field]))
  if (visible.length + hidden.length !== form.fields.length) return false
  return form.fields.every(field => {
    const one = sent.get(field.id)
    if (!one) return field.rules.length > 0 && hidden.includes(field.id)
    const mark = field.required ? 'required' : 'not_required'
    return one.field_type === field.type && one.required_mark === mark
  })
}

function parse(value: unknown): unknown {
  try {
    return JSON.parse(String(value))
  } catch {
    return undefined
  }
}
