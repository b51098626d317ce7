const RATE = 8000
const SECONDS = 4
/** A quiet fifth, in Hz. */
const PITCHES = [220, 330]

/** Soft tone as WAV (RIFF, 8 bits, mono), which every browser plays. */
export function toneWav(): Buffer {
  const count = RATE * SECONDS
  const wav = Buffer.alloc(44 + count)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(36 + count, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  // PCM, one channel.
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(RATE, 24)
  wav.writeUInt32LE(RATE, 28)
  wav.writeUInt16LE(1, 32)
  wav.writeUInt16LE(8, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(count, 40)
  for (let sample = 0; sample < count; sample++) {
    const turns = sample / RATE
    const volume = Math.sin((Math.PI * sample) / count) * 20
    const wave = PITCHES.reduce((sum, pitch) => sum + Math.sin(2 * Math.PI * pitch * turns), 0)
    wav[44 + sample] = 128 + Math.round(wave * volume)
  }
  return wav
}
