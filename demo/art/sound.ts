/** `node demo/art/sound.ts`: a whole bowl and a cracked one, each tapped three times; by formula, like the pictures. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const RATE = 16_000
const SECONDS = 5.6
const samples = new Float64Array(RATE * SECONDS)

/** Partials of a thin shell: share of the lowest, loudness, seconds until it has fallen to a third. */
const WHOLE = [
  [1, 1, 0.62],
  [1.012, 0.5, 0.58],
  [2.57, 0.55, 0.34],
  [4.63, 0.3, 0.2],
  [6.1, 0.12, 0.11],
] as const
/** The crack rubs: what rang is damped at once, and a rattle stays. */
const CRACKED = [
  [0.71, 0.8, 0.045],
  [1.43, 0.6, 0.035],
  [2.9, 0.4, 0.022],
  [4.9, 0.25, 0.014],
] as const

let seed = 7
const noise = () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 1_073_741_824 - 1
}

function tap(at: number, loud: number, partials: readonly (readonly [number, number, number])[]) {
  const start = Math.round(at * RATE)
  for (let i = 0; start + i < samples.length; i++) {
    const t = i / RATE
    let value = 0.35 * noise() * Math.exp(-t / 0.003)
    for (const [share, level, fall] of partials) {
      value += level * Math.sin(2 * Math.PI * 640 * share * t) * Math.exp(-t / fall)
    }
    samples[start + i] += value * loud * Math.min(1, i / 12)
  }
}

for (const [index, loud] of [0.8, 1, 0.9].entries()) {
  tap(0.15 + index * 0.75, loud, WHOLE)
  tap(3.55 + index * 0.6, loud, CRACKED)
}

const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
const file = Buffer.alloc(44 + samples.length * 2)
file.write('RIFF', 0)
file.writeUInt32LE(36 + samples.length * 2, 4)
file.write('WAVEfmt ', 8)
file.writeUInt32LE(16, 16)
file.writeUInt16LE(1, 20)
file.writeUInt16LE(1, 22)
file.writeUInt32LE(RATE, 24)
file.writeUInt32LE(RATE * 2, 28)
file.writeUInt16LE(2, 32)
file.writeUInt16LE(16, 34)
file.write('data', 36)
file.writeUInt32LE(samples.length * 2, 40)
samples.forEach((value, i) => {
  file.writeInt16LE(Math.round((value / peak) * 29_000), 44 + i * 2)
})
await writeFile(join(import.meta.dirname, '..', 'media', 'film', 'bowls.wav'), file)
