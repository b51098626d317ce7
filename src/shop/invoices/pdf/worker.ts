import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import type { InvoiceDocument } from '../document.ts'
import { type InvoiceLook, renderPdf } from './render-pdf.ts'
import { unpackWoff } from './unpack-woff.ts'

/** Paths of font files by name. */
export interface WorkerData {
  fonts: Record<string, string>
}

export interface RenderJob {
  id: number
  document: InvoiceDocument
  look: InvoiceLook
}

export type RenderAnswer = { id: number } & ({ pdf: Uint8Array } | { error: string })

/** Reads each font once. */
function createReadFont({ fonts }: WorkerData) {
  const read = new Map<string, Buffer>()
  return (name: string): Buffer => {
    const known = read.get(name)
    if (known) return known
    const font = unpackWoff(readFileSync(fonts[name] ?? ''))
    read.set(name, font)
    return font
  }
}

function answerJobs() {
  const readFont = createReadFont(workerData as WorkerData)
  parentPort?.on('message', async ({ id, document, look }: RenderJob) => {
    let answer: RenderAnswer
    try {
      answer = { id, pdf: await renderPdf(document, { look, readFont }) }
    } catch (error) {
      answer = { id, error: String((error as Error).stack) }
    }
    parentPort?.postMessage(answer)
  })
}

answerJobs()
