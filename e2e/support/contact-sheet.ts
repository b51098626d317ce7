import { join } from 'node:path'
import type { Browser } from 'playwright-core'

export interface Shot {
  name: string
  /** PNG; without it the sheet shows "Nothing is published". */
  png?: Buffer
}

interface SheetOptions {
  browser: Browser
  folder: string
  /** Prefix of the numbered files. */
  name: string
  columns: number
  perSheet: number
}

const SHEET_WIDTH_PX = 1560

/** Writes pictures side by side, with their names, as `<name>-1.png` and so on. */
export async function writeContactSheets(shots: Shot[], options: SheetOptions) {
  const { browser, folder, name, columns, perSheet } = options
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH_PX, height: 900 } })
  for (let from = 0; from < shots.length; from += perSheet) {
    const file = join(folder, `${name}-${from / perSheet + 1}.png`)
    await page.setContent(sheetOf(shots.slice(from, from + perSheet), columns))
    await page.evaluate(() => Promise.all([...document.images].map(image => image.decode())))
    await page.screenshot({ path: file, fullPage: true })
    console.log(file)
  }
  await page.close()
}

function sheetOf(shots: Shot[], columns: number): string {
  const figures = shots.map(({ name, png }) => {
    const picture = png
      ? `<img src="data:image/png;base64,${png.toString('base64')}" alt="">`
      : '<p>Nothing is published.</p>'
    return `<figure><figcaption>${name}</figcaption>${picture}</figure>`
  })
  return `<!doctype html><style>
    body { margin: 16px; background: #777; columns: ${columns}; column-gap: 16px; font: 14px sans-serif }
    figure { break-inside: avoid; margin: 0 0 16px }
    figcaption { color: #fff; padding-block: 2px }
    img { display: block; inline-size: 100% }
    p { margin: 0; padding: 12px; background: #ddd }
  </style>${figures.join('')}`
}
