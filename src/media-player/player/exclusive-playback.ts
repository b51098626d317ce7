import type { Player } from './player.ts'

const players = new Set<Player>()

/** MP-3: starting one player pauses the others. Background videos are not players and keep running. */
export function playOneAtATime(player: Player) {
  players.add(player)
  player.signal.addEventListener('abort', () => players.delete(player))
  player.on(['play'], () => {
    for (const other of players) {
      if (!other.box.isConnected) players.delete(other)
      else if (other !== player && !other.media.paused) other.media.pause()
    }
  })
}
