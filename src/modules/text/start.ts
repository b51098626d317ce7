import type { Start } from '#module-kit'

export const start: Start = { body: '<p>Write something about your offer.</p>' }
