import type PDFDocument from 'pdfkit'
import type { TextLayout, TextStyle } from './text-layout.ts'

/** In points. */
export const MARGIN = { side: 57, top: 50, bottom: 92 }
const LINE_HEIGHT = 1.4
const ASCENT = 1.02

export interface Place {
  /** Distance from the start edge of the page, which is the right one in Arabic. */
  start: number
  top: number
  width: number
}

/** Pages that are drawn in the direction of their language. */
export function createSheet(
  doc: InstanceType<typeof PDFDocument>,
  layout: TextLayout,
  isRightToLeft: boolean,
) {
  const pageWidth = () => doc.page.width
  const toLeft = (start: number, width: number) =>
    isRightToLeft ? pageWidth() - start - width : start

  return {
    get contentWidth() {
      return pageWidth() - 2 * MARGIN.side
    },
    get bottom() {
      return doc.page.height - MARGIN.bottom
    },
    height: (text: string, style: TextStyle, width: number): number =>
      text ? layout.wrap(text, style, width).length * style.size * LINE_HEIGHT : 0,

    /** Draws wrapped text; returns the top of what follows. */
    text(
      text: string,
      { start, top, width }: Place,
      style: TextStyle & { align?: 'start' | 'end' },
    ): number {
      if (!text) return top
      const left = toLeft(start, width)
      const isAtRight = (style.align === 'end') !== isRightToLeft
      let y = top
      for (const line of layout.wrap(text, style, width)) {
        const x = isAtRight ? left + width - line.width : left
        layout.draw(line, { x, baseline: y + style.size * ASCENT, style })
        y += style.size * LINE_HEIGHT
      }
      return y
    },

    rule(top: number, color: string, thickness = 0.5) {
      doc
        .moveTo(MARGIN.side, top)
        .lineTo(pageWidth() - MARGIN.side, top)
        .lineWidth(thickness)
        .strokeColor(color)
        .stroke()
    },

    /** Left edge of a box of this width. */
    toLeft,
  }
}

export type Sheet = ReturnType<typeof createSheet>
