import type { Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'

/** Part of a line on a printed sheet, from baseline to cap height, in points. */
interface Piece {
  sheet: number
  text: string
  left: number
  right: number
  bottom: number
  top: number
}

/** Cap height relative to font size. */
const CAPITAL = 0.7
/** Tolerated overlap from slanted letters and rounding. */
const TOUCHING = 1

/** Text that is missing in print, overlaps, or leaves its sheet. `besides` lists print-only texts. */
export async function findPrintProblems(page: Page, besides: string[] = []): Promise<string[]> {
  const wanted = [...(await wantedTexts(page)), ...besides]
  const { pieces, width, height } = await readSheets(await page.pdf({ format: 'A4' }))
  const printed = plain(pieces.map(piece => piece.text).join(''))
  return [
    ...wanted.filter(text => !isIn(printed, plain(text))).map(text => `not printed: ${text}`),
    ...overlapping(pieces).map(([one, other]) => `“${one.text}” lies on “${other.text}”`),
    ...pieces
      .filter(
        ({ left, right, bottom, top }) => left < 0 || bottom < 0 || right > width || top > height,
      )
      .map(piece => `over the edge: ${piece.text}`),
  ]
}

async function readSheets(pdf: Buffer) {
  const sheets = await getDocumentProxy(new Uint8Array(pdf))
  const pieces: Piece[] = []
  let [width, height] = [0, 0]
  for (let sheet = 1; sheet <= sheets.numPages; sheet++) {
    const read = await sheets.getPage(sheet)
    ;[, , width = 0, height = 0] = read.view
    for (const item of (await read.getTextContent()).items) {
      if (!('str' in item) || !item.str.trim()) continue
      const [, , , , left = 0, bottom = 0] = item.transform as number[]
      const top = bottom + CAPITAL * item.height
      pieces.push({ sheet, text: item.str, left, right: left + item.width, bottom, top })
    }
  }
  return { pieces, width, height }
}

/** Interactive, navigational and invisible elements. */
const NOT_FOR_PAPER =
  'script, style, template, noscript, nav, button, .button, .reviews-write, .product-alert, .product-found, .product-filters, select, label:has(+ select), [role="timer"], .m-share-links, .newsletter-main, .contact-form-save, .media-transcript, .comments-respond, .comment-reply, [aria-hidden="true"], .visually-hidden'
/** Collapsed content. */
const CLOSED = 'details:not([open]), [hidden="until-found"], [popover]'

/** Texts of the main part: visible and collapsed ones. */
function wantedTexts(page: Page): Promise<string[]> {
  return page.evaluate(
    ([notForPaper, closed]) => {
      const walker = document.createTreeWalker(
        document.querySelector('main') as HTMLElement,
        NodeFilter.SHOW_TEXT,
      )
      const wanted: string[] = []
      while (walker.nextNode()) {
        const { parentElement: element, textContent } = walker.currentNode
        if (!element || !textContent?.trim() || element.closest(notForPaper)) continue
        if (element.checkVisibility() || element.closest(closed)) wanted.push(textContent)
      }
      return wanted
    },
    [NOT_FOR_PAPER, CLOSED] as const,
  )
}

/** Whether a text occurs, possibly split across sheets. */
function isIn(printed: string, text: string): boolean {
  if (printed.includes(text)) return true
  let end = text.length
  while (end > 3 && !printed.includes(text.slice(0, end))) end--
  return end > 3 && printed.includes(text.slice(end))
}

/** Normalizes line breaks, ligatures and case. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\u00ad\u200b-]+/g, '')
    .toLowerCase()
}

function overlapping(pieces: readonly Piece[]): [Piece, Piece][] {
  return pieces.flatMap((one, index) =>
    pieces
      .slice(index + 1)
      .filter(
        other =>
          one.sheet === other.sheet &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOUCHING &&
          Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > TOUCHING,
      )
      .map((other): [Piece, Piece] => [one, other]),
  )
}
