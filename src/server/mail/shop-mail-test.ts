import type { Mail, MailTheme } from '#mail'
import type { Shop } from '#shop'

/** Template of test mails, whose payload is the preview request and the recipient. */
export const SHOP_MAIL_TEST = 'shop-mail-test'

type PreviewRequest = Parameters<Shop['mails']['preview']>[0]

/** A mail of the shop as in its preview; undefined if the order was deleted since. */
export async function composeShopMailTest(
  shop: Shop,
  payload: Record<string, unknown>,
  look: MailTheme,
): Promise<Mail | undefined> {
  const request = JSON.parse(String(payload.request)) as PreviewRequest
  const preview = await shop.mails.preview(request, look)
  return preview.ok ? { ...preview.mail, to: String(payload.to) } : undefined
}
