/** Size of a header, and the unit to which contents are padded (POSIX ustar). */
export const TAR_BLOCK_BYTES = 512
/** Zeros at the end of an archive. */
export const TAR_END_BYTES = 2 * TAR_BLOCK_BYTES
const MAX_NAME_BYTES = 100

export interface TarEntry {
  name: string
  bytes: number
}

/** Zeros after the content of an entry. */
export const paddingOf = (bytes: number) => -bytes & (TAR_BLOCK_BYTES - 1)

export const sizeInTar = (bytes: number) => TAR_BLOCK_BYTES + bytes + paddingOf(bytes)

/** Header of a regular file. */
export function toTarHeader({ name, bytes }: TarEntry, modifiedMs: number): Buffer {
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) throw new Error(`the name is too long: ${name}`)
  const header = Buffer.alloc(TAR_BLOCK_BYTES)
  const octal = (value: number, at: number, length: number) =>
    header.write(value.toString(8).padStart(length - 1, '0'), at)
  header.write(name, 0)
  octal(0o600, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(bytes, 124, 12)
  octal(Math.floor(modifiedMs / 1000), 136, 12)
  header.write('0', 156)
  header.write('ustar\u000000', 257)
  octal(sumOf(header), 148, 7)
  header.write(' ', 155)
  return header
}

/**
 * The entry of a header, with `isFile` for regular files. Null at the end of the archive, undefined
 * for anything else.
 */
export function readTarHeader(header: Buffer): (TarEntry & { isFile: boolean }) | null | undefined {
  if (header.every(byte => byte === 0)) return null
  const text = (at: number, length: number) =>
    header.toString('utf8', at, at + length).replace(/\0.*$/s, '')
  const sum = Number.parseInt(text(148, 8), 8)
  const bytes = Number.parseInt(text(124, 12), 8)
  if (sum !== sumOf(header) || !Number.isSafeInteger(bytes)) return undefined
  const type = text(156, 1)
  const name = text(0, 100).replace(/^\.\//, '')
  return { name, bytes, isFile: type === '0' || type === '' }
}

/** Sum of all bytes, with spaces in the place of the sum. */
function sumOf(header: Buffer): number {
  let sum = 8 * 0x20
  for (const [index, byte] of header.entries()) if (index < 148 || index >= 156) sum += byte
  return sum
}
