import type { Access } from '#auth'
import { escapeHtml } from '#base'
import type { Forms } from '#forms'
import type { Pages } from '#pages'
import type { Shop } from '#shop'
import type { Mail } from './mail.ts'

/** The mail that an outbox entry asks for; undefined when what it was about is gone. */
export type ComposeMail = (payload: Record<string, unknown>) => Promise<Mail | undefined>

/** The template says which domain writes it. */
export function createComposeMail(deps: {
  pages: Pages
  forms: Forms
  shop: Shop
  access: Access
}): ComposeMail {
  const { pages, forms, shop, access } = deps
  const compose: ComposeMail = async payload => {
    const text = (name: string) => String(payload[name] ?? '')
    if (payload.template === 'submission') {
      const { siteName, email } = await pages.settings.get()
      return forms.composeMail(
        {
          submissionId: text('submissionId'),
          to: text('to'),
          subject: text('subject'),
          pattern: text('pattern'),
        },
        { name: siteName, email },
      )
    }
    if (payload.template === 'submission-reply') {
      const { siteName, email } = await pages.settings.get()
      return forms.replies.composeMail(text('replyId'), { name: siteName, email })
    }
    const about = shop.orders.readMail(payload)
    if (about) return shop.orders.mail(about)
    if (access.writes(payload)) {
      const { siteName } = await pages.settings.get()
      return access.composeMail(payload, { name: siteName })
    }
    if (payload.template === 'test') return testMail(text('to'), await pages.settings.get())
    throw new Error(`there is no mail "${payload.template}"`)
  }
  return async payload => {
    const mail = await compose(payload)
    if (!mail) return undefined
    const { mailFrom, mailReplyTo } = await pages.settings.get()
    return {
      ...mail,
      ...(mailFrom ? { from: mailFrom } : {}),
      ...(mail.replyTo || !mailReplyTo ? {} : { replyTo: mailReplyTo }),
    }
  }
}

function testMail(to: string, { siteName }: { siteName: string }): Mail {
  const text = `This mail was sent from the settings of ${siteName}. That you read it says that mails arrive.`
  return { to, subject: `A test from ${siteName}`, text, html: `<p>${escapeHtml(text)}</p>` }
}
