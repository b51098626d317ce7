import Type from 'typebox'
import { Value } from 'typebox/value'
import { type Clock, createId, isEmailAddress, type PostedFile, StorageUnavailable } from '#base'
import { createCounter } from '#base/instruments'
import type { Database, DatabaseKind } from '#db'
import type { createSenderCheck, GuardedForm } from './check-sender.ts'
import {
  AGREED,
  type FormField,
  type FormMessages,
  type FormValues,
  inputName,
  isAnswered,
} from './definition.ts'
import type { FormDelivery } from './delivery.ts'
import type { Destinations } from './destinations.ts'
import { type FileStore, keepFiles, type TypedFile, typeFiles } from './form-files.ts'
import { upsertForm } from './form-registry.ts'
import { readFiles, readValues } from './form-serialization.ts'
import { queueDeliveries } from './queue-deliveries.ts'
import type { AnswerColumn, SubmittedAnswer } from './schema.ts'
import { writeSubmissionWords } from './search-submissions.ts'
import { SentField } from './sent-field.ts'
import type { FormToken, SubmitResult } from './state.ts'
import { labelOf, type Validation, validateForm } from './validate.ts'

const submissions = createCounter(
  'vitrine_form_submissions_total',
  'Submissions of forms that were stored. Repeats are not counted.',
)

/** A form on a published page. */
export interface FormDefinition extends GuardedForm {
  title: string
  /** Name of the split test subject that contains the form. */
  subject?: string | undefined
  pagePath: string
  fields: FormField[]
  delivery: FormDelivery
  success: string
  redirect: string | undefined
  /** Date in the site's time zone, such as `2026-03-01`. */
  today: string
  /** Values of hidden fields that the server determines itself. */
  known: FormValues
}

export interface SubmitDeps {
  db: Database
  kind: DatabaseKind
  clock: Clock
  files: FileStore
  destinations: Pick<Destinations, 'lock' | 'deliver'>
  checkSender: ReturnType<typeof createSenderCheck>['check']
  tokenAgain(form: GuardedForm, isPlain: boolean): FormToken
  messages(): Promise<FormMessages>
}

const SentFields = Type.Array(SentField, { maxItems: 200 })
const HiddenIds = Type.Array(Type.String({ maxLength: 100 }), { maxItems: 200 })

/** Validates a submission again on the server, stores it once and queues its mails (FM-6, FM-8). */
export function createSubmit(deps: SubmitDeps) {
  return async function submit(
    form: FormDefinition,
    body: Record<string, unknown>,
    files: readonly PostedFile[],
    { isPlain, plainWait }: { isPlain: boolean; plainWait(): Promise<number> },
  ): Promise<SubmitResult> {
    const messages = await deps.messages()
    const sent = readSent(form, body, files)
    const { today } = form
    const found = validateForm(form.fields, sent.values, messages, { today, files: sent.files })
    const typed = await typeAll(form.fields, sent.files, found, messages)
    const isIntact = () => listsMatch(form, body)
    const entered = { found, messages, isPlain, plainWait, isIntact }
    const sender = await deps.checkSender(form, body, entered)
    if (!sender.ok) return { ...sender, state: { values: sent.values, ...sender.state } }
    // Files received before a valid token were not stored.
    const hiddenNames = new Set(found.hidden.map(inputName))
    if (files.some(one => one.path === '' && one.size > 0 && !hiddenNames.has(one.field))) {
      const state = { values: sent.values, ...deps.tokenAgain(form, isPlain) }
      return { ok: false, reason: 'expired', state }
    }
    const answers = toAnswers(form.fields, found, messages)
    let isNew: boolean
    try {
      isNew = await store(form, answers, typed, sender.id)
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error
      const state = { values: sent.values, ...deps.tokenAgain(form, isPlain) }
      return { ok: false, reason: 'storage-full', state }
    }
    if (isNew) submissions.add()
    return { ok: true, isNew, sent: form.success || messages.success, redirect: form.redirect }
  }

  /** Stores a submission once per token; a repeat gets the same response. Returns whether it is new. */
  async function store(
    form: FormDefinition,
    answers: Answers,
    files: readonly TypedFile[],
    uniqueKey: string,
  ) {
    const id = createId(deps.clock)
    const kept = await keepFiles(deps.files, id, files)
    for (const answer of answers.list) {
      const found = kept.get(inputName(answer.id))
      if (!found) continue
      answer.files = found
      answer.value = found.map(({ name }) => name).join(', ')
    }
    let isStored = false
    try {
      isStored = await insert(form, id, answers, uniqueKey)
    } finally {
      if (!isStored && files.length > 0) await deps.files.remove(id).catch(() => {})
    }
    return isStored
  }

  /** Returns whether it is new. */
  async function insert(form: FormDefinition, id: string, answers: Answers, uniqueKey: string) {
    const { list, replyTo } = answers
    const { kind, destinations } = deps
    return deps.db.transaction().execute(async tx => {
      const inserted = await tx
        .insertInto('submissions')
        .values({
          id,
          form_key: form.key,
          form_title: form.title,
          page_path: form.pagePath,
          fields: JSON.stringify(list),
          reply_to: replyTo,
          unique_key: uniqueKey,
          created_at: deps.clock.now(),
        })
        .onConflict(conflict => conflict.column('unique_key').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!inserted) return false
      const now = deps.clock.now()
      await writeSubmissionWords(tx, [{ id, answers: list }])
      await upsertForm(tx, { ...form, fields: answers.columns }, now)
      await queueDeliveries({ tx, kind, destinations }, form, { ...answers, id }, now)
      return true
    })
  }
}

type ReadFiles = Record<string, PostedFile[]>

/** Submitted values by field, including those the server determines. */
function readSent(
  form: FormDefinition,
  body: Record<string, unknown>,
  files: readonly PostedFile[],
): { values: FormValues; files: ReadFiles } {
  const all = (name: string) => {
    const given = files.filter(file => file.field === name)
    if (given.length > 0) return given
    const value = body[name]
    return Array.isArray(value) ? value : value === undefined ? [] : [value]
  }
  const values = { ...readValues(form.fields, all), ...form.known }
  return { values, files: readFiles(form.fields, all) as ReadFiles }
}

/** Detects the types of files in visible fields; mismatches become problems of the field. */
async function typeAll(
  fields: readonly FormField[],
  files: ReadFiles,
  found: Validation,
  messages: FormMessages,
): Promise<TypedFile[]> {
  const typed: TypedFile[] = []
  for (const field of fields) {
    const given = files[field.id] ?? []
    const isWrong = found.errors.some(problem => problem.fieldId === field.id)
    // Files without a path were not stored; the form is refused for that.
    const isUnstored = given.some(({ path }) => path === '')
    if (given.length === 0 || isWrong || isUnstored || found.hidden.includes(field.id)) continue
    const result = await typeFiles(field, given)
    if (result.ok) typed.push(...result.files)
    else {
      const { reason, limit } = result
      found.errors.push({ fieldId: field.id, label: labelOf(field, messages), reason, limit })
    }
  }
  return typed
}

interface Answers {
  list: SubmittedAnswer[]
  replyTo: string | null
  /** Includes answers of hidden fields. */
  columns: AnswerColumn[]
  /** Validated values. */
  values: FormValues
  hidden: ReadonlySet<string>
}

/** Stored answers: visible fields in readable form. */
function toAnswers(
  fields: readonly FormField[],
  { hidden, values }: Validation,
  messages: FormMessages,
): Answers {
  const asked = fields.filter(isAnswered)
  const shown = asked.filter(field => !hidden.includes(field.id))
  const columns = asked.map(field => ({ id: field.id, label: labelOf(field, messages) }))
  const list = shown.map(field => ({
    id: field.id,
    label: labelOf(field, messages),
    value: answerText(field, values[field.id] ?? []),
  }))
  const address = shown
    .filter(field => field.type === 'email')
    .map(field => values[field.id]?.[0]?.trim() ?? '')
    .find(text => text !== '')
  // The form's validation rule accepts more than one mailbox.
  const replyTo = address !== undefined && isEmailAddress(address) ? address : null
  return { list, replyTo, columns, values, hidden: new Set(hidden) }
}

/** The answer to a consent includes the consent text. */
function answerText(field: FormField, given: readonly string[]): string {
  if (field.type === 'consent') return given[0] === AGREED ? (field.agreement ?? AGREED) : ''
  return given.filter(value => value !== '').join(', ')
}

/**
 * Field lists sent by script must match the stored form (behaviour §7); without JavaScript there
 * are none.
 */
function listsMatch(form: FormDefinition, body: Record<string, unknown>): boolean {
  if (body.email_fields === undefined && body.hidden_fields === undefined) return true
  const visible = parse(body.email_fields)
  const hidden = body.hidden_fields === undefined ? [] : parse(body.hidden_fields)
  if (!Value.Check(SentFields, visible) || !Value.Check(HiddenIds, hidden)) return false
  const sent = new Map(visible.map(field => [field.original_id, field]))
  const asked = form.fields.filter(isAnswered)
  if (visible.length + hidden.length !== asked.length) return false
  const hasRules = form.fields.some(field => field.rules.length > 0)
  return asked.every(field => {
    const one = sent.get(field.id)
    if (!one) return hasRules && hidden.includes(field.id)
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
