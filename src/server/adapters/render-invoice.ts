import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { contrastOf, THEME_COLORS, themeColors } from '#design'
import type { Pages } from '#pages'
import type { InvoiceDocument, InvoiceLook, RenderAnswer } from '#shop'
import { findDist } from '../assets/assets.ts'
import type { Branding } from './branding.ts'

/** Time that the thread waits for another document. */
const IDLE_MS = 30_000
const WHITE = '#ffffff'
const LEGIBLE = 4.5
const FONTS = [
  ...['latin-400.ttf', 'latin-600.ttf', 'latin-ext-400.ttf', 'latin-ext-600.ttf'],
  ...['arabic-400.ttf', 'arabic-600.ttf', 'european.ttf', 'all-scripts.woff'],
]

/**
 * Renders invoices in a thread, so that requests do not wait for it. The thread starts with the first
 * document and ends when idle.
 */
export function createRenderInvoice(deps: { pages: Pages; branding: () => Branding }) {
  const thread = createThread()
  return async (document: InvoiceDocument): Promise<Uint8Array> => {
    const look = await readLook(deps.pages, deps.branding())
    return thread.render(document, look)
  }
}

/** Colors of the theme as far as they are legible on paper, and the logo on white. */
async function readLook(pages: Pages, branding: Branding): Promise<InvoiceLook> {
  const { theme } = await pages.settings.get()
  const own = themeColors(theme, 'light')
  const legible = (name: 'text' | 'muted' | 'accent') => {
    if (contrastOf(own[name], WHITE) >= LEGIBLE) return own[name]
    const known = THEME_COLORS.light[name]
    return contrastOf(known, WHITE) >= LEGIBLE ? known : THEME_COLORS.light.text
  }
  const logo = await branding.logoPng()
  return {
    accent: legible('accent'),
    text: legible('text'),
    muted: legible('muted'),
    logo: logo && {
      // PDF/A: without transparency.
      bytes: await sharp(logo.bytes).flatten({ background: WHITE }).png().toBuffer(),
      width: logo.width,
      height: logo.height,
    },
  }
}

type Waiting = { resolve(pdf: Uint8Array): void; reject(error: Error): void }

function createThread() {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0
  const waiting = new Map<number, Waiting>()

  function stop(error?: Error) {
    const stopped = worker
    worker = undefined
    for (const { reject } of waiting.values()) reject(error ?? new Error('the thread has ended'))
    waiting.clear()
    void stopped?.terminate()
  }

  function start(): Worker {
    const { file, fonts } = locate()
    const started = new Worker(file, { workerData: { fonts } })
    started.unref()
    started.on('message', (answer: RenderAnswer) => {
      const one = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('pdf' in answer) one?.resolve(answer.pdf)
      else one?.reject(new Error(answer.error))
      if (waiting.size === 0) {
        started.unref()
        idle = setTimeout(stop, IDLE_MS).unref()
      }
    })
    started.on('error', error => {
      if (worker === started) stop(error as Error)
    })
    worker = started
    return started
  }

  return {
    render(document: InvoiceDocument, look: InvoiceLook): Promise<Uint8Array> {
      clearTimeout(idle)
      const thread = worker ?? start()
      // A command that writes a mail must not exit before it is done.
      thread.ref()
      lastId++
      const id = lastId
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        thread.postMessage({ id, document, look })
      })
    },
  }
}

/** Script and fonts of the thread, in the build or in the sources. */
function locate(): { file: string; fonts: Record<string, string> } {
  const invoices = join(import.meta.dirname, '../../shop/invoices')
  const isBuilt = !existsSync(join(invoices, 'pdf/worker.ts'))
  if (isBuilt) {
    const dist = findDist()
    const folder = join(dist, 'invoice-fonts')
    return { file: join(dist, 'server/invoice-worker.js'), fonts: inFolder(folder) }
  }
  const unifont = '@fontsource/unifontex/files/unifontex-latin-400-normal.woff'
  return {
    file: join(invoices, 'pdf/worker.ts'),
    fonts: {
      ...inFolder(join(invoices, 'fonts')),
      'all-scripts.woff': join(dirname(dirname(dirname(invoices))), 'node_modules', unifont),
    },
  }
}

const inFolder = (folder: string) =>
  Object.fromEntries(FONTS.map(name => [name, join(folder, name)]))
