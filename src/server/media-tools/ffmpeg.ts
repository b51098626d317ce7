import { isRecord, SECOND } from '#base'
import { type MediaTools, type ProbedMedia, type ToolInput, ToolsMissing } from '#pages'
import { runProgram } from './run-program.ts'

const PROBE_MS = 20 * SECOND
const STILL_MS = 30 * SECOND
const STRIP_MS = 120 * SECOND
const PROBE_BYTES = 256 * 1024
const PICTURE_BYTES = 64 * 1024 * 1024
/** Side of a poster and of a thumbnail, in pixels. */
const STILL_SIDE = 1920
const STRIP_SIDE = 160
/** Browsers cannot play larger frames. */
const MAX_FRAME_PIXELS = 8192 * 4352
/** For longer videos, thumbnails use keyframes only. */
const WHOLE_SECONDS = 120

/** The demuxer of each type, so that a file is not read as a format that refers to other files. */
const FORMATS: Record<string, string> = {
  'video/mp4': 'mov',
  'audio/mp4': 'mov',
  'video/webm': 'matroska',
  'video/x-flv': 'flv',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
}

/** Input options: local files only, a fixed demuxer, limited memory. */
const input = ({ path, mime }: ToolInput) => [
  ...['-max_alloc', String(512 * 1024 * 1024), '-protocol_whitelist', 'file,pipe'],
  ...(FORMATS[mime] ? ['-f', FORMATS[mime]] : []),
  ...['-i', `file:${path}`],
]

/** Uses `ffmpeg` and `ffprobe` of this machine. */
export function createFfmpeg(): MediaTools {
  const draw = (args: readonly string[], timeoutMs: number, signal: AbortSignal) =>
    runProgram(
      'ffmpeg',
      // Also limits itself, in case the parent process dies.
      [
        ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-threads', '1'],
        ...['-timelimit', String(timeoutMs / SECOND)],
        ...args,
        ...['-an', '-sn', '-dn', '-frames:v', '1', '-c:v', 'png', '-f', 'image2pipe', 'pipe:1'],
      ],
      { timeoutMs, maxBytes: PICTURE_BYTES, signal },
    ).then(picture => (picture?.length ? picture : undefined))

  return {
    async isThere() {
      const options = {
        timeoutMs: PROBE_MS,
        maxBytes: PROBE_BYTES,
        signal: new AbortController().signal,
      }
      try {
        const answers = await Promise.all(
          ['ffmpeg', 'ffprobe'].map(program => runProgram(program, ['-version'], options)),
        )
        return answers.every(Boolean)
      } catch (error) {
        if (error instanceof ToolsMissing) return false
        throw error
      }
    },

    async probe(file) {
      const args = ['-v', 'error', '-of', 'json', '-show_format', '-show_streams', ...input(file)]
      const answer = await runProgram('ffprobe', args, {
        timeoutMs: PROBE_MS,
        maxBytes: PROBE_BYTES,
        signal: file.signal,
      })
      return answer && toProbed(JSON.parse(answer.toString('utf8')))
    },

    still: (file, atSeconds) =>
      draw(
        [
          ...['-ss', String(atSeconds)],
          ...input(file),
          ...['-vf', `thumbnail=50,${SQUARE_PIXELS},${fitInto(STILL_SIDE)}`],
        ],
        STILL_MS,
        file.signal,
      ),

    strip: (file, { everySeconds, columns, rows }, durationSeconds) =>
      draw(
        [
          ...(durationSeconds > WHOLE_SECONDS ? ['-skip_frame', 'nokey'] : []),
          ...input(file),
          '-vf',
          `fps=fps=1/${everySeconds}:start_time=0:round=up,${SQUARE_PIXELS},${fitInto(STRIP_SIDE)},tile=${columns}x${rows}`,
        ],
        STRIP_MS,
        file.signal,
      ),
  }
}

const SQUARE_PIXELS = 'scale=iw*sar:ih,setsar=1'
const fitInto = (side: number) =>
  `scale='min(${side},iw)':'min(${side},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`

/** Parses the output of `ffprobe`. Missing values are undefined. */
export function toProbed(answer: unknown): ProbedMedia | undefined {
  if (!isRecord(answer) || !Array.isArray(answer.streams)) return undefined
  const streams = answer.streams.filter(isRecord)
  const isCover = (stream: Record<string, unknown>) =>
    isRecord(stream.disposition) && stream.disposition.attached_pic === 1
  const picture = streams.find(one => one.codec_type === 'video' && !isCover(one))
  if (!picture && !streams.some(one => one.codec_type === 'audio')) return undefined
  const seconds = Number(isRecord(answer.format) ? answer.format.duration : undefined)
  const durationMs = seconds > 0 && seconds < 1e6 ? Math.round(seconds * 1000) : null
  const size = picture && shownSize(picture)
  if (picture && !size) return undefined
  return { durationMs, width: size?.width ?? null, height: size?.height ?? null }
}

/** In square pixels after rotation. */
function shownSize(stream: Record<string, unknown>) {
  const [width, height] = [Number(stream.width), Number(stream.height)]
  if (!(width > 0 && height > 0) || width * height > MAX_FRAME_PIXELS) return undefined
  const [, across = 1, down = 1] =
    /^(\d+):(\d+)$/.exec(String(stream.sample_aspect_ratio ?? ''))?.map(Number) ?? []
  const wide = across > 0 && down > 0 ? Math.round((width * across) / down) : width
  const sides = Array.isArray(stream.side_data_list) ? stream.side_data_list.filter(isRecord) : []
  const turned = sides.some(({ rotation }) => Math.abs(Number(rotation)) % 180 === 90)
  return turned ? { width: height, height: wide } : { width: wide, height }
}
