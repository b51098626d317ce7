import { constants } from 'node:zlib'

/** Window sizes of the format as powers of two (RFC 7932 §9.1), and a useful minimum. */
const [SMALLEST, LARGEST] = [16, 22]

/**
 * Options for compressing a page. The window is just large enough for the whole body: encoders
 * reserve several times its size, which takes more time than compressing when many run at once.
 */
export function brotliOptions(level: number, bytes: number) {
  const window = Math.min(Math.max(Math.ceil(Math.log2(bytes + 1)), SMALLEST), LARGEST)
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    },
  }
}
