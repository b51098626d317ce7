import type { Start } from '#module-contract'

export const start: Start = {
  body: '<p>We are a small team with many years of experience. We listen first, give clear advice, and keep our word. Come and see us, or write: we answer within one working day.</p>',
}
