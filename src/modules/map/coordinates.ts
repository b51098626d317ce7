/** A geographic position in degrees; north and east are positive. */
export interface Position {
  latitude: number
  longitude: number
}

const DECIMAL =
  /^(?:geo:)?\s*([NS])?\s*([+−-]?\d{1,3}(?:\.\d+)?)\s*°?\s*([NS])?\s*[,;\s]\s*([EWO])?\s*([+−-]?\d{1,3}(?:\.\d+)?)\s*°?\s*([EWO])?(?:[;?].*)?$/i
const SEXAGESIMAL =
  /^(\d{1,2})\s*°\s*(\d{1,2})\s*['′’]\s*(?:(\d{1,2}(?:\.\d+)?)\s*["″”]\s*)?([NS])[\s,;]*(\d{1,3})\s*°\s*(\d{1,2})\s*['′’]\s*(?:(\d{1,2}(?:\.\d+)?)\s*["″”]\s*)?([EWO])$/i

/**
 * Parses typed or copied coordinates: `48.2082, 16.3738`, `48,2082; 16,3738`, `48.2° N, 16.4° E`,
 * `48°12'30"N 16°22'26"E`, `geo:48.2,16.4`. Undefined for other texts and positions beyond the
 * poles.
 */
export function parseCoordinates(typed: string): Position | undefined {
  const text = typed.trim()
  if (text.length > 80) return undefined
  const minutes = SEXAGESIMAL.exec(text)
  if (minutes) {
    const [, a, b, c = '0', ns = '', d, e, f = '0', ew = ''] = minutes
    const degrees = (whole = '0', minute = '0', second = '0') =>
      Number(whole) + Number(minute) / 60 + Number(second) / 3600
    return toPosition(degrees(a, b, c) * signOf(ns), degrees(d, e, f) * signOf(ew))
  }
  // A comma between digits is a decimal comma if a semicolon or space separates the numbers.
  const isCommaDecimal = /^\D*\d+,\d+\D*[;\s]\D*\d+,\d+\D*$/.test(text)
  const decimal = DECIMAL.exec(isCommaDecimal ? text.replaceAll(/(\d),(\d)/g, '$1.$2') : text)
  if (!decimal) return undefined
  const [, nsBefore = '', latitude, nsAfter = '', ewBefore = '', longitude, ewAfter = ''] = decimal
  return toPosition(
    toNumber(latitude) * signOf(nsBefore || nsAfter),
    toNumber(longitude) * signOf(ewBefore || ewAfter),
  )
}

const toNumber = (text = '') => Number(text.replace('−', '-'))
/** South and west are negative; O means east in German. */
const signOf = (letter: string) => (/^[SW]$/i.test(letter) ? -1 : 1)

function toPosition(latitude: number, longitude: number): Position | undefined {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 360
  return isOnEarth ? { latitude, longitude: toHalfTurn(longitude) } : undefined
}

/** Normalizes a longitude to -180 … 180. */
export function toHalfTurn(longitude: number): number {
  if (longitude >= -180 && longitude <= 180) return longitude
  return ((((longitude + 180) % 360) + 360) % 360) - 180
}
