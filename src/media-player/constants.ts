/** Player constants (MP-1, spec §9): sizes in pixels, times in milliseconds, volumes from 0 to 1. */
export const PLAYER = {
  videoWidth: 480,
  videoHeight: 270,
  audioWidth: 400,
  audioHeight: 40,
  startVolume: 0.8,
  volumeStep: 0.1,
  /** Fraction of the duration. */
  seekShare: 0.05,
  framesPerSecond: 25,
  hideMs: 1500,
  hideAfterEnterMs: 2500,
  hideAfterLeaveMs: 1000,
} as const
