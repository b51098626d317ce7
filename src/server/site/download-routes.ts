import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { MediaStore, Pages } from '#pages'
import { mediaIdOf, mediaKey } from '#pages/schema'
import { DOWNLOAD_PATH, type FileAddress, type Shop } from '#shop'
import { createTranslate } from '#texts'
import { calmPage } from '../http/error-page.ts'
import { sendFile } from '../http/send-file.ts'
import { type DownloadText, downloadTexts } from './download-texts.ts'

const KEY = /^[A-Za-z0-9_-]{10,100}$/
const STATUS: Record<Exclude<DownloadText, 'page'>, number> = {
  unknown: 404,
  missing: 404,
  waiting: 403,
  ended: 410,
  expired: 410,
  'used-up': 410,
}

/**
 * `/order-downloads/<key>`: the files of an order, for those who have the link. Each request for the beginning of a
 * file counts as a download; HEAD and ranges that resume one do not.
 */
export function downloadRoutes(
  app: FastifyInstance,
  {
    shop,
    pages,
    productFiles,
  }: { shop: Shop; pages: Pages; productFiles: Pick<MediaStore, 'open'> },
) {
  async function openFile(address: Exclude<FileAddress, { kind: 'external' }>) {
    if (address.kind === 'private') return productFiles.open(`${address.id}/${address.file}`)
    const item = await pages.media.find(mediaIdOf(address.key))
    return item && pages.media.open(`${mediaKey(item)}/${address.file}`)
  }

  async function refuse(reply: FastifyReply, reason: Exclude<DownloadText, 'page'>) {
    const { locale } = await pages.settings.get()
    const t = createTranslate(downloadTexts, { locale })
    return reply
      .code(STATUS[reason])
      .type('text/html; charset=utf-8')
      .send(calmPage(locale, { page: t('page'), title: t('page'), text: t(reason), action: '' }))
  }

  app.get<{ Params: { key: string } }>(`${DOWNLOAD_PATH}:key`, async (request, reply) => {
    reply
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
    const { key } = request.params
    if (!KEY.test(key)) return refuse(reply, 'unknown')
    const found = await shop.downloads.find({ key, resumes: isResuming(request) })
    if (!found.ok) return refuse(reply, found.reason)
    const { id, address } = found.download
    const file = address.kind === 'external' ? undefined : await openFile(address)
    if (address.kind !== 'external' && !file) return refuse(reply, 'missing')
    const counts = request.method === 'GET' && !isPrefetch(request) && !found.isResumed
    if (counts && !(await shop.downloads.count(id))) return refuse(reply, 'used-up')
    if (address.kind === 'external') return reply.redirect(address.url)
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

/** A range that starts after the first byte continues an earlier request. */
const isResuming = ({ headers: { range } }: FastifyRequest) => /^bytes=0*[1-9]/i.test(range ?? '')

const isPrefetch = ({ headers }: FastifyRequest) => /prefetch/.test(String(headers['sec-purpose']))
