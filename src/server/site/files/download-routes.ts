import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '#base'
import type { Pages } from '#pages'
import { mediaIdOf, mediaKey } from '#pages/schema'
import { DOWNLOAD_PATH, type FileAddress, type FoundDownload, type Shop } from '#shop'
import { downloadLimits, orderTexts } from '#shop/schema'
import type { FileStore } from '#storage'
import { createTranslate, mergeTexts } from '#texts'
import { calmPage } from '../../http/error-page.ts'
import { sendFile } from '../../http/send-file.ts'
import { type DownloadRefusal, downloadTexts } from './download-texts.ts'

const texts = mergeTexts(orderTexts, downloadTexts)
const KEY = /^[A-Za-z0-9_-]{10,100}$/
const PER_MINUTE = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } }
const STATUS: Record<DownloadRefusal, number> = {
  unknown: 404,
  missing: 404,
  waiting: 403,
  ended: 410,
  expired: 410,
  'used-up': 410,
}

/** Names of files may be long words. */
const STYLES = 'h1 { overflow-wrap: anywhere; }'

type WithKey = { Params: { key: string } }

/**
 * The files of an order, for those who have the link. Mail scanners follow links, so the link opens a page:
 *
 * - `GET /order-downloads/<key>` shows a button and counts nothing.
 * - `POST /order-downloads/<key>` counts one download and redirects to the file.
 * - `GET /order-downloads/<key>/<file name>` sends the file while a counted download is open: any number of HEAD and
 *   range requests (media players, download managers) belong to that one.
 */
export function downloadRoutes(
  app: FastifyInstance,
  {
    shop,
    pages,
    productFiles,
  }: { shop: Shop; pages: Pages; productFiles: Pick<FileStore, 'open'> },
) {
  async function openFile(address: Exclude<FileAddress, { kind: 'external' }>) {
    if (address.kind === 'private') return productFiles.open(`${address.id}/${address.file}`)
    const item = await pages.media.find(mediaIdOf(address.key))
    return item && pages.media.open(`${mediaKey(item)}/${address.file}`)
  }

  async function refuse(reply: FastifyReply, reason: DownloadRefusal) {
    const { locale } = await pages.settings.get()
    const t = createTranslate(texts, { locale })
    const title = t('unavailable')
    return sendPage(reply.code(STATUS[reason]), locale, { title, text: t(reason), action: '' })
  }

  async function replyForm(reply: FastifyReply, { name, left, expiresAt, isOpen }: FoundDownload) {
    const { locale, timeZone } = await pages.settings.get()
    const t = createTranslate(texts, { locale })
    // While the last download is open, the count would be zero although the file is still
    // available.
    const shown = { left: isOpen && left === 0 ? null : left, expiresAt }
    const limits = downloadLimits(shown, t, { locale, timeZone })
    const note = limits ? `<p><small>${escapeHtml(limits)}</small></p>` : ''
    const form = `<form method="post"><button class="button">${escapeHtml(t('button'))}</button></form>`
    return sendPage(reply, locale, { title: name, text: t('start'), action: note + form })
  }

  /** Not a redirect: browsers apply `form-action` to the redirects of a form. */
  async function replyExternal(reply: FastifyReply, { name }: FoundDownload, url: string) {
    const { locale } = await pages.settings.get()
    const t = createTranslate(texts, { locale })
    const action = `<a class="button" rel="noreferrer" href="${escapeHtml(url)}">${escapeHtml(t('button'))}</a>`
    return sendPage(reply.header('refresh', `0; url=${url}`), locale, {
      title: name,
      text: t('leaving'),
      action,
    })
  }

  /** Finds the requested download. Otherwise sends the reason and returns undefined. */
  async function find(request: FastifyRequest<WithKey>, reply: FastifyReply) {
    reply
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'same-origin')
      .header('x-robots-tag', 'noindex')
    const { key } = request.params
    const found = KEY.test(key) ? await shop.downloads.find(key) : undefined
    if (found?.ok) return found.download
    await refuse(reply, found?.reason ?? 'unknown')
    return undefined
  }

  app.get<WithKey>(`${DOWNLOAD_PATH}:key`, async (request, reply) => {
    const download = await find(request, reply)
    return download ? replyForm(reply, download) : reply
  })

  app.post<WithKey>(`${DOWNLOAD_PATH}:key`, PER_MINUTE, async (request, reply) => {
    const download = await find(request, reply)
    if (!download) return reply
    const { id, address } = download
    const exists =
      address.kind === 'external' ? /^https?:/.test(address.url) : await openFile(address)
    if (!exists) return refuse(reply, 'missing')
    if (!(await shop.downloads.start(id))) return refuse(reply, 'used-up')
    if (address.kind === 'external') return replyExternal(reply, download, address.url)
    return reply.redirect(`${DOWNLOAD_PATH}${request.params.key}/${address.file}`, 303)
  })

  app.get<WithKey>(`${DOWNLOAD_PATH}:key/:file`, async (request, reply) => {
    const download = await find(request, reply)
    if (!download) return reply
    const { id, address, isOpen } = download
    if (!isOpen || address.kind === 'external') {
      return reply.redirect(DOWNLOAD_PATH + request.params.key, 303)
    }
    const file = await openFile(address)
    if (!file) return refuse(reply, 'missing')
    reply
      .type('application/octet-stream')
      .header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(address.file)}`,
      )
    return sendFile(request, reply, file, `"${id}-${file.bytes}"`)
  })
}

function sendPage(
  reply: FastifyReply,
  locale: string,
  page: { title: string; text: string; action: string },
) {
  return reply
    .type('text/html; charset=utf-8')
    .send(calmPage(locale, { page: page.title, styles: STYLES, ...page }))
}
