import { MEDIA_LIMITS_MB, type MediaItem } from '#pages/schema'
import { ApiError, callApi, toReason } from '../api.ts'

export interface SentFile {
  item: MediaItem
  /** The file was already in the library. */
  existed?: boolean
}

interface SendOptions {
  /** From 0 to 1; at 1 the server is still processing. */
  onProgress(share: number): void
  signal: AbortSignal
  /** Media id whose file is replaced; otherwise a new entry is created. */
  replaces?: string | undefined
  folder?: string | undefined
  /** Expected version of the entry; a different one is a conflict. */
  version?: number
}

/**
 * Uploads a file with XMLHttpRequest, because fetch does not report upload progress. Throws an
 * `ApiError`.
 */
export async function sendFile(file: File, options: SendOptions): Promise<SentFile> {
  const limitMb = limitOf(file)
  if (file.size > limitMb * 1024 * 1024) throw new ApiError(413, 'too-large', { limitMb })
  try {
    return await send(file, options)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    // Triggers the sign-in prompt like other calls.
    await callApi('GET', '/me')
    return send(file, options)
  }
}

/** A client-side check that avoids useless uploads; the server's detection is decisive. */
function limitOf({ type }: File): number {
  if (type === 'image/svg+xml') return MEDIA_LIMITS_MB.svg
  if (type.startsWith('image/')) return MEDIA_LIMITS_MB.image
  if (type.startsWith('audio/')) return MEDIA_LIMITS_MB.audio
  return Math.max(...Object.values(MEDIA_LIMITS_MB))
}

function send(file: File, { onProgress, signal, replaces, folder, version }: SendOptions) {
  return new Promise<SentFile>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const query = new URLSearchParams({ fileName: file.name.slice(-300) })
    if (folder) query.set('folder', folder)
    if (version !== undefined) query.set('version', String(version))
    const path = replaces ? `/media/${encodeURIComponent(replaces)}/file` : '/media'
    request.open(replaces ? 'PUT' : 'POST', `/api/admin${path}?${query}`)
    request.responseType = 'json'
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.onprogress = event => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    }
    request.upload.onload = () => onProgress(1)
    request.onload = () => {
      const { response, status } = request
      if (status >= 200 && status < 300) return resolve(response as SentFile)
      const { error, ...details } = (response ?? {}) as { error?: string }
      reject(new ApiError(status, toReason(status, error), details))
    }
    request.onerror = () => reject(new ApiError(0, 'offline'))
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    if (signal.aborted) return reject(new DOMException('cancelled', 'AbortError'))
    request.send(file)
  })
}
