export interface S3Settings {
  /** Origin of the service, without the bucket. */
  endpoint: string
  region: string
  bucket: string
  /** Empty, or ends with a slash. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
}

export interface S3Limits {
  /** Time until the first byte of a response, in addition to the time for the body of the request. */
  responseMs: number
  /** Uploads may be as slow as this. */
  minBytesPerSecond: number
  /** Time for joining the parts of an upload. */
  joinMs: number
  /** Time between two chunks of a response. */
  idleMs: number
  /** Further attempts after errors that may be temporary. */
  retries: number
  retryDelayMs: number
  /** Failed requests in a row after which further requests fail at once for some time. */
  failuresBeforePause: number
  pauseMs: number
  partBytes: number
  parallelParts: number
}

export const S3_LIMITS: S3Limits = {
  responseMs: 5000,
  minBytesPerSecond: 256 * 1024,
  joinMs: 60_000,
  idleMs: 15_000,
  retries: 2,
  retryDelayMs: 150,
  failuresBeforePause: 3,
  pauseMs: 3000,
  // The same for all parts, as R2 requires; S3 allows 10,000 parts.
  partBytes: 8 * 1024 * 1024,
  parallelParts: 3,
}
