import type { Page } from '@playwright/test'

/**
 * Problems of printing without backgrounds: pale text, text covered by images, and fixed elements.
 * The page is laid out in columns of sheet size, which break like sheets.
 */
export async function findPaperProblems(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  return page.evaluate(minContrast => {
    const main = document.querySelector('main') as HTMLElement
    main.style.cssText =
      'columns:673px;column-fill:auto;block-size:1000px;inline-size:673px;overflow:visible'
    const isVisible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const context = new OffscreenCanvas(1, 1).getContext('2d', {
      willReadFrequently: true,
    }) as OffscreenCanvasRenderingContext2D
    const contrastOnWhite = (color: string) => {
      context.fillStyle = '#fff'
      context.fillRect(0, 0, 1, 1)
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map(value => {
        const part = value / 255
        return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
    }
    const images = [...main.querySelectorAll('img, video, iframe')]
      .filter(isVisible)
      .flatMap(image => [...image.getClientRects()])
    const isCovered = (text: DOMRect) =>
      images.some(
        image =>
          Math.min(text.right, image.right) - Math.max(text.left, image.left) > 2 &&
          Math.min(text.bottom, image.bottom) - Math.max(text.top, image.top) > 2,
      )
    const problems: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const parent = node.parentElement as Element
      const text = node.textContent?.trim()
      // Numbers of points and pins belong on their image, and badges print their own ground.
      const isSkipped = parent.closest(
        '.visually-hidden, .hotspots-point, .before-after-label, .product-badge, script, style, template, noscript',
      )
      if (!text || isSkipped || !isVisible(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const rects = [...range.getClientRects()].filter(rect => rect.width > 2 && rect.height > 2)
      if (rects.length === 0) continue
      const { color, printColorAdjust } = getComputedStyle(parent)
      if (printColorAdjust !== 'exact' && contrastOnWhite(color) < minContrast) {
        problems.push(`pale (${color}): ${text}`)
      }
      if (rects.some(isCovered)) problems.push(`under an image: ${text}`)
    }
    for (const element of document.querySelectorAll('body *')) {
      const { position } = getComputedStyle(element)
      if (['fixed', 'sticky'].includes(position) && isVisible(element)) {
        if (element.getBoundingClientRect().height > 0) {
          problems.push(`${position}: ${element.className || element.tagName}`)
        }
      }
    }
    return problems
  }, 4.45)
}
