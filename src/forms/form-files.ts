import { fileTypeFromFile } from 'file-type'
import type { PostedFile } from '#base'
import { FILE_ENDINGS, type FileKind, type FormField } from './definition.ts'
import type { FormProblem } from './problem.ts'
import type { SubmittedFile } from './schema.ts'

/** Private storage for files of submissions. */
export interface FileStore {
  adopt(name: string, path: string): Promise<void>
  remove(key: string): Promise<void>
  /** Keys last modified before a time (UTC milliseconds, file system clock). */
  keysBefore(beforeMs: number): Promise<string[]>
}

/** A validated file with its detected type. */
export interface TypedFile extends PostedFile {
  mime: string
  ending: string
}

/** Familiar extensions where the library uses others. */
const OTHER_NAMES: Record<string, string> = { oga: 'ogg', ogv: 'ogg', qt: 'mov' }

/**
 * Detects file types from content and ignores names. Returns a problem for types that the field
 * does not accept.
 */
export async function typeFiles(
  { files: limits }: FormField,
  files: readonly PostedFile[],
): Promise<
  { ok: true; files: TypedFile[] } | { ok: false; reason: FormProblem['reason']; limit: string }
> {
  const kinds: readonly FileKind[] = limits?.kinds ?? []
  const endings = kinds.flatMap(kind => FILE_ENDINGS[kind])
  const typed: TypedFile[] = []
  for (const file of files) {
    const found = await fileTypeFromFile(file.path)
    const ending = found && (OTHER_NAMES[found.ext] ?? found.ext)
    if (!ending || !endings.includes(ending)) {
      return { ok: false, reason: 'file-type', limit: endings.join(', ') }
    }
    typed.push({ ...file, mime: found.mime, ending })
  }
  return { ok: true, files: typed }
}

/** Moves a submission's files to storage; all or none. */
export async function keepFiles(
  store: FileStore,
  submissionId: string,
  files: readonly TypedFile[],
): Promise<Map<string, SubmittedFile[]>> {
  const kept = new Map<string, SubmittedFile[]>()
  for (const [index, { field, name, path, size, mime, ending }] of files.entries()) {
    const file = `${submissionId}/${index + 1}.${ending}`
    try {
      await store.adopt(file, path)
    } catch (error) {
      // The task that deletes files without a submission removes what remains.
      await store.remove(submissionId).catch(() => {})
      throw error
    }
    kept.set(field, [
      ...(kept.get(field) ?? []),
      { file, name: plainName(name), mime, bytes: size },
    ])
  }
  return kept
}

/** File name without path and invisible characters. */
export function plainName(name: string): string {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
  const clean = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  return [...clean].slice(-120).join('') || 'file'
}
