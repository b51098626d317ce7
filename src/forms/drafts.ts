import { createHash, createHmac } from 'node:crypto'
import { type Clock, createKey, DAY, HOUR, isEmailAddress, isRecord, ok, refuse } from '#base'
import {
  addToOutbox,
  type Database,
  type DatabaseKind,
  inTransaction,
  transactionAdvisoryLock,
} from '#db'
import { composeMailBody, type Mail, type MailTheme } from '#mail'
import { createTranslate } from '#texts'
import type { FormValues } from './definition.ts'
import { draftMailTexts } from './mail-texts.ts'

export const DRAFT_DAYS = 30
/** Links per email address and hour. */
const LINKS_PER_HOUR = 3
/** Links per IP address and hour. */
const LINKS_OF_SENDER_PER_HOUR = 10
/** Links of the site per hour; beyond it, each email and IP address gets one. */
const LINKS_OF_SITE_PER_HOUR = 200
/** Content of replaced drafts, which only count toward the limits. */
const REPLACED = 'null'

/** Saved input. */
export interface Draft {
  values: FormValues
  /** Index of the open step. */
  step: number
}

/** Saved drafts of forms: a mailed link restores the input for thirty days. */
export function createDrafts({
  db,
  kind,
  clock,
  publicUrl,
  secret: siteSecret,
}: {
  db: Database
  kind: DatabaseKind
  clock: Clock
  secret: string
  publicUrl: string
}) {
  /** Token of the mailed link: derived from the draft id, not stored. */
  const secretOf = (id: string) =>
    createHmac('sha256', `form draft ${siteSecret}`).update(id).digest('base64url')
  /** Hashed IP address; for IPv6 the /64 network. */
  const senderOf = (address: string) =>
    createHmac('sha256', `form draft sender ${siteSecret}`)
      .update(networkOf(address))
      .digest('base64url')
  const firstKept = () => clock.now() - DRAFT_DAYS * DAY

  return {
    async save({
      formKey,
      link,
      email,
      draft,
      resumed = '',
      tokenId,
      address,
    }: {
      formKey: string
      /** Path and query of the form, to which `resume` is appended. */
      link: { path: string; parameter: string; anchor: string }
      email: string
      draft: Draft
      /** Token of the draft that this one replaces. */
      resumed?: string | undefined
      /** Form token id; each saves one draft. */
      tokenId: string
      /** IP address of the visitor. */
      address: string
    }) {
      const to = email.trim()
      if (!isEmailAddress(to)) return refuse('invalid-email')
      return inTransaction({ db }, async tx => {
        await transactionAdvisoryLock({ tx, kind }, 'form-drafts')
        const sender = senderOf(address)
        const sent = await tx
          .selectFrom('form_drafts')
          .select(eb => [
            eb.fn.countAll<number>().as('all'),
            eb.fn.countAll<number>().filterWhere('email', '=', to.toLowerCase()).as('toThis'),
            eb.fn.countAll<number>().filterWhere('sender_hash', '=', sender).as('bySender'),
          ])
          .where('created_at', '>', clock.now() - HOUR)
          .executeTakeFirstOrThrow()
        if (isTooMany({ all: sent.all, toThis: sent.toThis, bySender: sent.bySender })) {
          return refuse('too-many-requests')
        }
        const spent = await tx
          .selectFrom('form_drafts')
          .select('id')
          .where('token_id', '=', tokenId)
          .executeTakeFirst()
        if (spent) return refuse('expired')
        const id = createKey()
        await replace(tx, formKey, resumed)
        await tx
          .insertInto('form_drafts')
          .values({
            id,
            form_key: formKey,
            link_hash: hash(secretOf(id)),
            link: `${link.path}?${link.parameter}=#${link.anchor}`,
            email: to.toLowerCase(),
            entered: JSON.stringify(draft),
            sender_hash: sender,
            token_id: tokenId,
            created_at: clock.now(),
          })
          .execute()
        await addToOutbox(
          tx,
          {
            kind: 'mail',
            payload: { template: 'form-draft', draftId: id, to },
            uniqueKey: `form-draft:${id}`,
          },
          clock.now(),
        )
        return ok({ secret: secretOf(id) })
      })
    },

    /**
     * Draft for a form, or for its copy with the same fields in a split test of the same document;
     * undefined for invalid or expired links.
     */
    async find(
      formKey: string,
      secret: string,
      fieldIds: readonly string[],
    ): Promise<Draft | undefined> {
      const row = await db
        .selectFrom('form_drafts')
        .select(['entered', 'form_key'])
        .where('link_hash', '=', hash(secret))
        .where('form_key', 'like', `${documentOf(formKey)}/%`)
        .where('created_at', '>', firstKept())
        .executeTakeFirst()
      const found: unknown = row && JSON.parse(row.entered)
      if (!isRecord(found)) return undefined
      const draft = found as unknown as Draft
      const isHere = Object.keys(draft.values).every(id => fieldIds.includes(id))
      return row?.form_key === formKey || isHere ? draft : undefined
    },

    /** Deletes a draft after submission. */
    forget: (formKey: string, secret: string) => forget(db, formKey, secret),

    async emptyOld() {
      await db.deleteFrom('form_drafts').where('created_at', '<=', firstKept()).execute()
      await db
        .deleteFrom('form_drafts')
        .where('entered', '=', REPLACED)
        .where('created_at', '<=', clock.now() - HOUR)
        .execute()
    },

    async composeMail(
      { draftId, to }: { draftId: string; to: string },
      look: MailTheme,
    ): Promise<Mail | undefined> {
      const row = await db
        .selectFrom('form_drafts')
        .select('link')
        .where('id', '=', draftId)
        .where('entered', '!=', REPLACED)
        .executeTakeFirst()
      if (!row) return undefined
      const t = createTranslate(draftMailTexts, { locale: look.locale })
      const [before = '', anchor = ''] = row.link.split('#')
      // A leading double slash would name another host.
      const path = before.replace(/^[/\\]+/, '/')
      const href = `${new URL(path, publicUrl).href}${secretOf(draftId)}#${anchor}`
      return {
        to,
        subject: t('subject', { site: look.siteName }),
        ...composeMailBody(look, {
          heading: t('heading'),
          parts: [
            { kind: 'text', text: t('text', { days: DRAFT_DAYS }) },
            { kind: 'link', label: t('link'), href },
            { kind: 'note', text: t('note') },
          ],
        }),
      }
    },
  }
}

/** Beyond the site's limit, everyone still gets one link, so nobody can block others. */
function isTooMany(sent: Record<'all' | 'toThis' | 'bySender', number | string>): boolean {
  const isBusy = Number(sent.all) >= LINKS_OF_SITE_PER_HOUR
  const perAddress = isBusy ? 1 : LINKS_PER_HOUR
  const perSender = isBusy ? 1 : LINKS_OF_SENDER_PER_HOUR
  return Number(sent.toThis) >= perAddress || Number(sent.bySender) >= perSender
}

/** Deletes the input at once and disables the link. */
async function replace(db: Database, formKey: string, secret: string) {
  if (!secret) return
  await db
    .updateTable('form_drafts')
    .set({ entered: REPLACED })
    .where('link_hash', '=', hash(secret))
    .where('form_key', 'like', `${documentOf(formKey)}/%`)
    .execute()
}

async function forget(db: Database, formKey: string, secret: string) {
  if (!secret) return
  await db
    .deleteFrom('form_drafts')
    .where('link_hash', '=', hash(secret))
    .where('form_key', 'like', `${documentOf(formKey)}/%`)
    .execute()
}

/** /64 network of an IPv6 address; other addresses unchanged. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const gap =
    tail === undefined ? [] : Array(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...gap, ...after].slice(0, 4).join(':')
}

/** Form keys are `<page id>/<module id>`. */
const documentOf = (formKey: string) => formKey.split('/', 1)[0] ?? ''
const hash = (secret: string) => createHash('sha256').update(secret).digest('hex')
