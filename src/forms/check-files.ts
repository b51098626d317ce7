import type { FileLimits, FormField } from './definition.ts'
import type { FormProblem } from './problem.ts'

/** What is known of a file before it is opened. */
export interface NamedFile {
  name: string
  /** In bytes. */
  size: number
}

/** Endings that people know the kinds by; what a file really is, the server finds in its bytes. */
export const FILE_ENDINGS: Record<FileLimits['kinds'][number], readonly string[]> = {
  image: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'heic'],
  pdf: ['pdf'],
  document: ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'],
  audio: ['mp3', 'm4a', 'ogg', 'wav'],
  video: ['mp4', 'mov', 'webm'],
}

export const MEGABYTE = 1_000_000

/** What is wrong with the files of a field, by name, number and size; the same in browser and server. */
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
