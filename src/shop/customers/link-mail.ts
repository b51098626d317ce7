import type { Database } from '#db'
import { composeMailBody, type Mail, type MailPart, type MailTheme } from '#mail'
import { createTranslate } from '#texts'
import type { ShopDeps } from '../deps.ts'
import { customerMailTexts } from './mail-texts.ts'

const KINDS = ['sign-in', 'register', 'email', 'email-changed', 'password-changed'] as const
type MailKind = (typeof KINDS)[number]

const TEMPLATE = 'customer'

interface CustomerMail {
  kind: MailKind
  to: string
  name: string
  /** Of the link; none in notices. */
  token?: string
}

/** Queues a mail about an account. The link is encrypted, because it signs in. */
export async function queueLinkMail(
  db: Database,
  {
    addToOutbox,
    sealed,
    publicUrl,
    settings,
    clock,
  }: Pick<ShopDeps, 'addToOutbox' | 'sealed' | 'publicUrl' | 'settings' | 'clock'>,
  { kind, to, name, token }: CustomerMail,
) {
  const { account } = (await settings()).paths
  const query = token ? `?view=${kind === 'email' ? 'email' : 'link'}&token=${token}` : ''
  const link = sealed.seal(new URL(account + query, publicUrl).href)
  const payload = { template: TEMPLATE, kind, to, name, link }
  await addToOutbox(db, { kind: 'mail', payload }, clock.now())
}

/** Composes the mail of an outbox entry; undefined if it is about something else. */
export function composeCustomerMail(
  { sealed }: Pick<ShopDeps, 'sealed'>,
  payload: Record<string, unknown>,
  look: MailTheme,
): Mail | undefined {
  const kind = KINDS.find(one => one === payload.kind)
  if (payload.template !== TEMPLATE || !kind) return undefined
  const t = createTranslate(customerMailTexts, { locale: look.locale })
  const values = { site: look.siteName }
  const name = String(payload.name ?? '')
  const parts: MailPart[] = [
    ...(name ? [{ kind: 'text', text: t('hello', { name }) } as const] : []),
    { kind: 'text', text: t(`${kind}.intro`, values) },
    { kind: 'link', label: t(`${kind}.button`), href: sealed.unseal(String(payload.link)) },
    { kind: 'note', text: t(`${kind}.note`) },
  ]
  return {
    to: String(payload.to),
    subject: t(`${kind}.subject`, values),
    ...composeMailBody(look, { heading: '', parts }),
  }
}
