const FILL = 0xff
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda

/** Markers without a length: stuffed bytes, TEM, restart intervals and the start of the image. */
const isAlone = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** Counts the scans of a JPEG file (ITU-T T.81 §B.2). Decoders pass over all pixels for each. */
export function countScans(jpeg: Buffer): number {
  let scans = 0
  let at = jpeg.indexOf(FILL)
  while (at >= 0 && at + 4 <= jpeg.length) {
    const marker = jpeg.readUInt8(at + 1)
    if (marker === END_OF_IMAGE) break
    if (marker === START_OF_SCAN) scans++
    if (marker === FILL) at += 1
    else if (isAlone(marker)) at += 2
    else at += 2 + jpeg.readUInt16BE(at + 2)
    at = jpeg.indexOf(FILL, at)
  }
  return scans
}
