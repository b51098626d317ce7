import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Runs ffmpeg quietly; `input` frames are written to the returned process by the caller. */
export function ffmpeg(args: readonly string[], stdin: 'pipe' | 'ignore') {
  const child = spawn('ffmpeg', ['-v', 'error', '-y', ...args], {
    stdio: [stdin, 'inherit', 'inherit'],
  })
  const done = new Promise<void>((resolve, reject) => {
    child.on('close', code => (code === 0 ? resolve() : reject(new Error(`ffmpeg ${code}`))))
  })
  return { stdin: child.stdin, done }
}

/** Encodes the master for the web: `studio.mp4` (H.264) and `studio.webm` (VP9), no sound. */
export async function cut(master: string, folder: string): Promise<void> {
  const common = ['-i', master, '-an', '-pix_fmt', 'yuv420p', '-threads', '1']
  const mp4 = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '22', '-movflags', '+faststart']
  await ffmpeg([...common, ...mp4, join(folder, 'studio.mp4')], 'ignore').done
  const webm = ['-c:v', 'libvpx-vp9', '-crf', '33', '-b:v', '0', '-cpu-used', '3', '-row-mt', '0']
  await ffmpeg([...common, ...webm, join(folder, 'studio.webm')], 'ignore').done
}
