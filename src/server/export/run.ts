import type { Modules } from '#module-contract'
import type { KeyOf, Translate } from '#texts'
import type { buildApp } from '../app.ts'
import type { CopyFolder } from './copy-folder.ts'
import type { ExportTarget } from './export-targets.ts'
import type { Links } from './links.ts'
import type { exportTexts } from './texts.ts'

/** `from` is the first page that needed it; empty for files without a link. */
export type RequestedTarget = ExportTarget & { kind: 'page' | 'file' } & { from: string }

/** State of an export. */
export interface Run {
  app: Pick<Awaited<ReturnType<typeof buildApp>>, 'inject'>
  copy: CopyFolder
  modules: Modules
  links: Links
  live: string
  /** URL of the copy. */
  url: string | undefined
  problems: { address: string; reason: string }[]
  /** Broken links with the page that contains them. */
  missing: Map<string, string>
  /** Types of islands on its pages. */
  islands: Set<string>
  translate: Translate<KeyOf<typeof exportTexts>>
}
