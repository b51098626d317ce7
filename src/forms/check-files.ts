import { FILE_ENDINGS, type FormField } from './definition.ts'
import type { FormProblem } from './problem.ts'

/** Facts about a file before reading it. */
export interface NamedFile {
  name: string
  /** In bytes. */
  size: number
}

export const MEGABYTE = 1_000_000

/** Validates number, names and sizes of a field's files, in browser and server. */
export function checkFiles(
  { files: limits }: FormField,
  files: readonly NamedFile[],
): Pick<FormProblem, 'reason' | 'limit'> | undefined {
  if (!limits) return undefined
  if (files.length > limits.maxCount) return { reason: 'too-many-files', limit: limits.maxCount }
  const endings = new Set(limits.kinds.flatMap(kind => FILE_ENDINGS[kind]))
  for (const { name, size } of files) {
    if (size > limits.maxMb * MEGABYTE) return { reason: 'file-too-large', limit: limits.maxMb }
    if (size === 0) return { reason: 'file-empty' }
    if (!endings.has(endingOf(name))) return { reason: 'file-type', limit: [...endings].join(', ') }
  }
  return undefined
}

const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase()
