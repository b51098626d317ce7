/** The direction that `around` chose last. */
export const turned = new Float64Array(3)

/** A direction about (ax, ay, az) for two random numbers; `spread` 1 = cosine lobe. */
export function around(
  ax: number,
  ay: number,
  az: number,
  u: number,
  v: number,
  spread: number,
): void {
  const sign = az >= 0 ? 1 : -1
  const p = -1 / (sign + az)
  const q = ax * ay * p
  const square = spread >= 1 ? u : (spread * spread * u) / (1 + u * (spread * spread - 1))
  const r = Math.sqrt(square)
  const h = Math.sqrt(Math.max(0, 1 - square))
  const cx = r * Math.cos(6.283185307 * v)
  const cy = r * Math.sin(6.283185307 * v)
  turned[0] = cx * (1 + sign * ax * ax * p) + cy * q + h * ax
  turned[1] = cx * sign * q + cy * (sign + ay * ay * p) + h * ay
  turned[2] = -cx * sign * ax + -cy * ay + h * az
}
