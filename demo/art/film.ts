import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { cut, ffmpeg } from './film/cut.ts'
import { SHELF_STEPS, type Still, shelfWith, shoot, wheelAt } from './film/stills.ts'
import { smoothstep } from './vec.ts'

/** Size and rate of the film; the wheel is shot at half rate and smaller, then blended up. */
const WIDTH = 960
const HEIGHT = 540
const RATE = 24
const WHEEL_SECONDS = 10
const SHELF_FROM = 9.2
const LENGTH = 17
const SHOT = { width: 528, height: 297, samples: 3 } as const
const OUT = join(import.meta.dirname, '..', 'media', 'film')

async function toFrame(still: Still): Promise<Buffer> {
  const raw = { width: still.width, height: still.height, channels: 3 as const }
  if (still.width === WIDTH) return still.pixels
  return sharp(still.pixels, { raw }).resize(WIDTH, HEIGHT, { kernel: 'lanczos3' }).raw().toBuffer()
}

/** Mixes two frames and looks `zoom` times closer at the middle, with bilinear sampling. */
function compose(a: Buffer, b: Buffer, amount: number, zoom: number): Buffer {
  const out = Buffer.alloc(WIDTH * HEIGHT * 3)
  const read = (i: number) => a[i] + (b[i] - a[i]) * amount
  for (let y = 0; y < HEIGHT; y++) {
    const sy = Math.max(0, Math.min(HEIGHT - 1.001, (y - HEIGHT / 2) / zoom + HEIGHT / 2))
    const j = Math.floor(sy)
    for (let x = 0; x < WIDTH; x++) {
      const sx = Math.max(0, Math.min(WIDTH - 1.001, (x - WIDTH / 2) / zoom + WIDTH / 2))
      const i = Math.floor(sx)
      for (let c = 0; c < 3; c++) {
        const p = (j * WIDTH + i) * 3 + c
        const q = p + WIDTH * 3
        const top = read(p) + (read(p + 3) - read(p)) * (sx - i)
        const low = read(q) + (read(q + 3) - read(q)) * (sx - i)
        out[(y * WIDTH + x) * 3 + c] = Math.round(top + (low - top) * (sy - j))
      }
    }
  }
  return out
}

/** When each state of the shelf is fully there, seconds. */
const SHELF_TIMES = [SHELF_FROM, 11.2, 12.5, 13.4, 14.3, 15.2]

function shelfFrame(states: readonly Buffer[], seconds: number): Buffer {
  let k = 0
  while (k < SHELF_STEPS - 1 && seconds >= SHELF_TIMES[k + 1]) k++
  const next = Math.min(SHELF_STEPS - 1, k + 1)
  const fade = next === k ? 0 : smoothstep(SHELF_TIMES[next] - 0.7, SHELF_TIMES[next], seconds)
  const zoom = 1.06 - 0.06 * smoothstep(SHELF_FROM - 1, LENGTH + 1, seconds)
  return compose(states[k], states[next], fade, zoom)
}

/** Takes raw frames and writes a nearly lossless file. */
function recorder(file: string) {
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDTH}x${HEIGHT}`, '-r', `${RATE}`]
  const codec = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '8', '-threads', '1']
  const { stdin, done } = ffmpeg([...raw, '-i', '-', '-pix_fmt', 'yuv420p', ...codec, file], 'pipe')
  return {
    async write(frame: Buffer): Promise<void> {
      if (stdin && !stdin.write(frame)) await once(stdin, 'drain')
    },
    async end(): Promise<void> {
      stdin?.end()
      await done
    },
  }
}

/** Every frame of the film in order. */
async function* frames(): AsyncGenerator<Buffer> {
  const states: Buffer[] = []
  for (let step = 0; step < SHELF_STEPS; step++) {
    states.push(await toFrame(shoot(shelfWith(step), WIDTH, HEIGHT, 6)))
  }
  const wheel = async (index: number) =>
    toFrame(shoot(wheelAt((index * 2) / RATE), SHOT.width, SHOT.height, SHOT.samples))
  let here = await wheel(0)
  let next = here
  for (let frame = 0; frame < LENGTH * RATE; frame++) {
    const seconds = frame / RATE
    const turning = seconds < WHEEL_SECONDS
    if (turning && frame % 2 === 0) {
      here = next
      next = await wheel(frame / 2 + 1)
    }
    const fade = smoothstep(SHELF_FROM, WHEEL_SECONDS, seconds)
    if (!turning) yield shelfFrame(states, seconds)
    else {
      const shot = frame % 2 === 0 ? here : compose(here, next, 0.5, 1)
      yield fade > 0 ? compose(shot, shelfFrame(states, seconds), fade, 1) : shot
    }
  }
}

sharp.concurrency(1)
await mkdir(OUT, { recursive: true })
const temporary = await mkdtemp(join(tmpdir(), 'vitrine-film-'))
const master = join(temporary, 'master.mkv')
const sink = recorder(master)
for await (const frame of frames()) await sink.write(frame)
await sink.end()
await cut(master, OUT)
await rm(temporary, { recursive: true })
