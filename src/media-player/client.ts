/** The player in the browser. */
export { startPlayer } from './player/start-player.ts'
