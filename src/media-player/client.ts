export type { PlayerPage } from './player/player-page.ts'
export { startPlayer } from './player/start-player.ts'
