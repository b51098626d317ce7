import PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import { createTranslate, isRightToLeftLocale } from '#texts'
import { epcText } from '../../payments/bacs/epc-text.ts'
import { fitsEn16931, renderCii } from '../cii/render-cii.ts'
import { partyLines } from '../compose-document.ts'
import type { InvoiceDocument } from '../document.ts'
import { invoiceTexts } from '../texts.ts'
import { type Drawing, drawTable } from './draw-table.ts'
import { dateOf, drawTotals, footerColumns, remarksOf, transferLines } from './draw-totals.ts'
import { createFonts, type ReadFont } from './fonts.ts'
import { facturXMetadata, XML_NAME } from './metadata.ts'
import { createSheet, MARGIN } from './sheet.ts'
import { createTextLayout } from './text-layout.ts'

/** Branding of printed documents. */
export interface InvoiceLook {
  /** Colors as `#rrggbb`, legible on white. */
  accent: string
  text: string
  muted: string
  /** PNG without transparency. */
  logo?: { bytes: Uint8Array; width: number; height: number } | undefined
}

/** Countries that print on letter paper. */
const LETTER = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'GT', 'CR', 'PA', 'DO', 'PR']
const LOGO_BOX = { width: 170, height: 46 }
const ADDRESS_TOP = 134
const FACTS_WIDTH = 190
const QR_SIZE = 78
const PRODUCER = 'Vitrine'

/**
 * Renders a document as PDF/A-3b with the XML of Factur-X. The same document and look give the same
 * bytes.
 */
export async function renderPdf(
  document: InvoiceDocument,
  { look, readFont }: { look: InvoiceLook; readFont: ReadFont },
): Promise<Uint8Array> {
  const { locale, seller, number, kind } = document
  const t = createTranslate(invoiceTexts, { locale })
  const isRightToLeft = isRightToLeftLocale(locale)
  const title = t(kind === 'invoice' ? 'invoice' : 'creditNote')
  const issuedAt = new Date(document.issuedOn)
  const doc = new PDFDocument({
    size: LETTER.includes(seller.country) ? 'LETTER' : 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    lang: locale,
    displayTitle: true,
    // The default font is not embedded.
    font: null as never,
    info: {
      Title: `${title} ${number}`,
      Creator: PRODUCER,
      Producer: PRODUCER,
      CreationDate: issuedAt,
    },
  })
  const chunks: Uint8Array[] = []
  doc.on('data', chunk => chunks.push(chunk))
  const ended = new Promise(resolve => doc.on('end', resolve))
  const layout = createTextLayout(doc, createFonts(doc, readFont), isRightToLeft)
  const sheet = createSheet(doc, layout, isRightToLeft)
  const drawing: Drawing = {
    document,
    sheet,
    t,
    colors: { text: look.text, muted: look.muted, rule: '#d8d8d8', accent: look.accent },
    nextPage() {
      doc.addPage()
      const style = { size: 8, color: look.muted } as const
      const place = { start: MARGIN.side, top: MARGIN.top, width: sheet.contentWidth }
      return sheet.text(`${title} ${number}`, place, style) + 12
    },
  }
  doc.addPage()
  let y = drawHead(doc, drawing, look, title)
  y = drawTable(drawing, y)
  y = drawTotals(drawing, y)
  drawRemarks(doc, drawing, y + 12)
  drawFooters(doc, drawing)
  attachXml(doc, document)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

type Doc = InstanceType<typeof PDFDocument>

/** Draws logo, addresses and facts; returns where the lines start. */
function drawHead(doc: Doc, drawing: Drawing, look: InvoiceLook, title: string): number {
  const { document, sheet, colors } = drawing
  const { seller, buyer, locale } = document
  const start = MARGIN.side
  if (look.logo) drawLogo(doc, sheet, look.logo)
  else {
    const style = { size: 15, weight: 600, color: colors.accent } as const
    sheet.text(seller.name, { start, top: MARGIN.top, width: 300 }, style)
  }
  const addressWidth = sheet.contentWidth - FACTS_WIDTH - 30
  const from = [seller.name, seller.address, `${seller.postcode} ${seller.city}`]
  const small = { size: 6.5, color: colors.muted }
  const place = { start, width: addressWidth }
  let y = sheet.text(from.join(' · '), { ...place, top: ADDRESS_TOP }, small) + 4
  const lines = partyLines(buyer, locale, seller.country)
  if (buyer.vatId) lines.push(drawing.t('buyerVatId', { number: buyer.vatId }))
  y = sheet.text(lines.join('\n'), { ...place, top: y }, { size: 9.5 })
  const factsBottom = drawFacts(drawing, ADDRESS_TOP)
  const style = { size: 17, weight: 600 } as const
  const top = Math.max(y, factsBottom) + 26
  const titlePlace = { start, top, width: sheet.contentWidth }
  return sheet.text(`${title} ${document.number}`, titlePlace, style) + 14
}

function drawLogo(doc: Doc, sheet: Drawing['sheet'], logo: NonNullable<InvoiceLook['logo']>) {
  const scale = Math.min(LOGO_BOX.width / logo.width, LOGO_BOX.height / logo.height)
  const [width, height] = [logo.width * scale, logo.height * scale]
  doc.image(Buffer.from(logo.bytes), sheet.toLeft(MARGIN.side, width), MARGIN.top, {
    width,
    height,
  })
}

function drawFacts({ document, sheet, t, colors }: Drawing, top: number): number {
  const { locale, deliverTo, buyer } = document
  const date = (day: string) => dateOf(day, locale)
  const facts: [string, string][] = [
    [t('number'), document.number],
    [t('date'), date(document.issuedOn)],
    ...(document.kind === 'invoice'
      ? ([[t('deliveryDate'), date(document.deliveredOn)]] as [string, string][])
      : []),
    [t('order'), `${document.order.number}`],
    ...(document.dueOn ? ([[t('dueDate'), date(document.dueOn)]] as [string, string][]) : []),
    ...(document.corrects
      ? ([[t('corrects'), document.corrects.number]] as [string, string][])
      : []),
  ]
  const start = MARGIN.side + sheet.contentWidth - FACTS_WIDTH
  let y = top
  for (const [label, value] of facts) {
    const labels = { start, top: y, width: 84 }
    const values = { start: start + 84, top: y, width: FACTS_WIDTH - 84 }
    const bottom = sheet.text(label, labels, { size: 8.5, color: colors.muted })
    y = Math.max(bottom, sheet.text(value, values, { size: 8.5, align: 'end' })) + 2
  }
  const home = document.seller.country
  const delivered = deliverTo ? partyLines(deliverTo, locale, home) : []
  if (delivered.length === 0 || delivered.join() === partyLines(buyer, locale, home).join()) {
    return y
  }
  const place = { start, width: FACTS_WIDTH }
  y = sheet.text(t('deliverTo'), { ...place, top: y + 4 }, { size: 8.5, color: colors.muted })
  return sheet.text(delivered.join('\n'), { ...place, top: y }, { size: 8.5 })
}

/** Draws notices, payment and footer text below the totals. */
function drawRemarks(doc: Doc, drawing: Drawing, top: number) {
  const { document, sheet, colors, t } = drawing
  const remarks = remarksOf(drawing)
  const transfer = transferLines(drawing)
  const qr = qrText(document)
  const width = qr && transfer.length > 0 ? sheet.contentWidth - QR_SIZE - 24 : sheet.contentWidth
  const style = { size: 9 }
  const text = remarks.join('\n')
  const needed =
    sheet.height(text, style, width) + Math.max(transfer.length * 13 + 20, qr ? QR_SIZE + 20 : 0)
  let y = top + needed > sheet.bottom ? drawing.nextPage() : top
  const place = { start: MARGIN.side, width }
  y = sheet.text(text, { ...place, top: y }, style) + 4
  const transferTop = y
  if (transfer.length > 0) {
    y = sheet.text(t('transfer'), { ...place, top: y }, style) + 2
    y = sheet.text(transfer.join('\n'), { ...place, top: y }, { size: 9, weight: 600 })
  }
  if (qr) y = Math.max(y, drawQr(doc, drawing, qr, transferTop))
  const footer = { size: 8.5, color: colors.muted }
  if (y + 10 + sheet.height(document.footer, footer, sheet.contentWidth) > sheet.bottom) {
    y = drawing.nextPage()
  }
  sheet.text(
    document.footer,
    { start: MARGIN.side, top: y + 10, width: sheet.contentWidth },
    footer,
  )
}

function qrText({ payment, totals, currency, number }: InvoiceDocument): string | undefined {
  if (!payment.account || totals.due === 0) return undefined
  return epcText(payment.account, { amount: totals.due, currency, reference: number })
}

function drawQr(doc: Doc, { sheet, t, colors }: Drawing, text: string, top: number): number {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const start = MARGIN.side + sheet.contentWidth - QR_SIZE
  const left = sheet.toLeft(start, QR_SIZE)
  const cell = QR_SIZE / size
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) doc.rect(left + x * cell, top + y * cell, cell + 0.05, cell + 0.05)
    })
  })
  doc.fill('#000000')
  const place = { start: start - 30, top: top + QR_SIZE + 4, width: QR_SIZE + 30 }
  return sheet.text(t('scan'), place, { size: 6.5, color: colors.muted, align: 'end' })
}

/** Seller data and page numbers at the bottom of each page. */
function drawFooters(doc: Doc, drawing: Drawing) {
  const { sheet, t, colors } = drawing
  const columns = footerColumns(drawing)
  const { start: first, count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(first + page)
    const top = doc.page.height - MARGIN.bottom + 16
    sheet.rule(top - 6, colors.rule)
    const width = sheet.contentWidth / columns.length
    columns.forEach((lines, index) => {
      const place = { start: MARGIN.side + index * width, top, width: width - 12 }
      sheet.text(lines.join('\n'), place, { size: 6.8, color: colors.muted })
    })
    sheet.text(
      t('page', { page: page + 1, pages: count }),
      { start: MARGIN.side, top: doc.page.height - 24, width: sheet.contentWidth },
      { size: 6.8, color: colors.muted, align: 'end' },
    )
  }
}

function attachXml(doc: Doc, document: InvoiceDocument) {
  if (!fitsEn16931(document)) return
  const xml = Buffer.from(renderCii(document))
  const at = new Date(document.issuedOn)
  doc.file(xml, {
    name: XML_NAME,
    type: 'text/xml',
    description: 'Factur-X',
    relationship: 'Alternative',
    creationDate: at,
    modifiedDate: at,
  } as never)
  ;(doc as unknown as { appendXML(xml: string): void }).appendXML(facturXMetadata())
}
