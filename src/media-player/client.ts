export type { PlayerPage } from './player/player.ts'
export { startPlayer } from './player/start-player.ts'
