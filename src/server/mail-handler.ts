import type { OutboxHandler } from '#db'
import type { Forms } from '#forms'
import type { Pages } from '#pages'
import type { Shop } from '#shop'
import type { Mail, SendMail } from './mail.ts'

/** Composes and sends what the outbox holds under `mail`. The template says which domain writes it. */
export function createMailHandler(deps: {
  pages: Pages
  forms: Forms
  shop: Shop
  sendMail: SendMail
}): OutboxHandler {
  const { pages, forms, shop } = deps

  async function compose(payload: Record<string, unknown>): Promise<Mail | undefined> {
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
    if (payload.template === 'order-received' || payload.template === 'order-notice') {
      return shop.orders.mail(payload.template, text('orderId'))
    }
    throw new Error(`there is no mail "${payload.template}"`)
  }

  return async (payload, id) => {
    const mail = await compose(payload)
    // What it was about is gone.
    if (!mail) return
    if (!mail.to) throw new Error('there is no address to send it to: set the email of the site')
    await deps.sendMail(mail, id)
  }
}
