import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Example } from '#module-contract'

const folder = join(import.meta.dirname, '../../src/modules')

/** First example of every module by type. */
export const moduleExamples: Record<string, Example['props']> = {}
for (const entry of readdirSync(folder, { withFileTypes: true })) {
  if (!entry.isDirectory()) continue
  const { examples } = (await import(join(folder, entry.name, 'examples.ts'))) as {
    examples: Example[]
  }
  if (examples[0]) moduleExamples[entry.name] = examples[0].props
}
