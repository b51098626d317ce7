import type { Access } from '#auth'
import type { Comments } from '#comments'
import type { Forms } from '#forms'
import { composeMailBody, type Mail, type MailPart, type MailTheme } from '#mail'
import { type Newsletter, PAUSED_CAMPAIGN_MAIL } from '#newsletter'
import type { Pages } from '#pages'
import type { Shop } from '#shop'
import { PAUSED_MAIL } from '#split-test'
import { createTranslate } from '#texts'
import type { Branding } from '../adapters/branding.ts'
import { BACKUP_FAILED_MAIL } from '../backup/scheduled-backups.ts'
import { composeBackupFailed } from './backup-failed.ts'
import { createMailLook } from './look.ts'
import { composePausedTest } from './paused-test.ts'
import { composeShopMailTest, SHOP_MAIL_TEST } from './shop-mail-test.ts'
import { serverMailTexts } from './texts.ts'

/** Composes the mail of an outbox entry; undefined if its subject was deleted. */
export type ComposeMail = (payload: Record<string, unknown>) => Promise<Mail | undefined>

/** The template name determines the domain that writes it. */
export function createComposeMail(deps: {
  pages: Pages
  forms: Forms
  comments: Comments
  newsletter: Newsletter
  shop: Shop
  access: Access
  branding: Branding
  publicUrl: string
}): ComposeMail {
  const { pages, forms, comments, newsletter, shop, access } = deps
  const compose: ComposeMail = async payload => {
    const text = (name: string) => String(payload[name] ?? '')
    const settings = await pages.settings.get()
    const { email } = settings
    const look = await createMailLook(settings, deps)
    if (payload.template === 'submission') {
      return forms.composeMail(
        {
          submissionId: text('submissionId'),
          to: text('to'),
          subject: text('subject'),
          pattern: text('pattern'),
        },
        { email, look },
      )
    }
    if (payload.template === 'submission-confirmation') {
      return forms.composeConfirmation(
        {
          submissionId: text('submissionId'),
          subject: text('subject'),
          text: text('text'),
          withAnswers: payload.withAnswers === true,
        },
        { email, look },
      )
    }
    if (payload.template === 'submission-reply') {
      return forms.replies.composeMail(text('replyId'), { email, look })
    }
    if (payload.template === 'form-draft') {
      return forms.drafts.composeMail({ draftId: text('draftId'), to: text('to') }, look)
    }
    if (payload.template === 'comment-notice') {
      return comments.mail.notice(text('commentId'), { email, look })
    }
    if (payload.template === 'comment-summary') {
      const between = { from: Number(payload.from), until: Number(payload.until) }
      return comments.mail.summary(between, { email, look })
    }
    if (payload.template === 'comment-reply') {
      return comments.mail.reply(text('commentId'), { email, look })
    }
    if (payload.template === 'newsletter-confirm') {
      return newsletter.mails.confirm(text('subscriberId'), { email, look })
    }
    if (payload.template === PAUSED_CAMPAIGN_MAIL) {
      return newsletter.mails.paused(text('letterId'), { email, look })
    }
    if (payload.template === 'newsletter-letter') {
      return newsletter.mails.campaign(text('letterId'), text('subscriberId'), { email, look })
    }
    if (payload.template === 'newsletter-test') {
      const parts = JSON.parse(text('parts')) as MailPart[]
      return newsletter.mails.test(
        { to: text('to'), subject: text('subject'), parts, list: text('list') },
        { email, look },
      )
    }
    if (payload.template === 'gift-card') return shop.giftCards.mail(text('cardId'), look)
    const aboutAccount = shop.customers.mail(payload, look)
    if (aboutAccount) return aboutAccount
    const withdrawal = shop.withdrawals.readMail(payload)
    if (withdrawal) return shop.withdrawals.mail(withdrawal, look)
    const about = shop.orders.readMail(payload)
    if (about) return shop.orders.mail(about, look)
    const aboutStock = shop.mails.readStockMail(payload)
    if (aboutStock) return shop.mails.stockMail(aboutStock, look)
    const reviewId = shop.reviews.readMail(payload)
    if (reviewId !== undefined) return shop.reviews.mail(reviewId, look)
    const aboutCart = shop.cartReminders.readMail(payload)
    if (aboutCart) return shop.cartReminders.mail(aboutCart, look)
    const aboutAlert = shop.stockAlerts.readMail(payload)
    if (aboutAlert) return shop.stockAlerts.mail(aboutAlert, look)
    if (payload.template === SHOP_MAIL_TEST) return composeShopMailTest(shop, payload, look)
    if (access.writes(payload)) return access.composeMail(payload, look)
    if (payload.template === PAUSED_MAIL) {
      const { publicUrl } = deps
      const told = {
        to: text('to'),
        test: text('test'),
        name: text('name'),
        reason: text('reason'),
      }
      return composePausedTest(told, { look, publicUrl })
    }
    if (payload.template === BACKUP_FAILED_MAIL) {
      return composeBackupFailed({ to: text('to'), error: text('error') }, look)
    }
    if (payload.template === 'test') return testMail(text('to'), look)
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

function testMail(to: string, look: MailTheme): Mail {
  const t = createTranslate(serverMailTexts, { locale: look.locale })
  const site = { site: look.siteName }
  const parts = [{ kind: 'text', text: t('test.text', site) } as const]
  return { to, subject: t('test.subject', site), ...composeMailBody(look, { heading: '', parts }) }
}
