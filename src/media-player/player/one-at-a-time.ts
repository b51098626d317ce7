import type { Player } from './player.ts'

const players = new Set<Player>()

/** MP-3: who starts to play pauses the others. What plays behind a section is no player, and goes on. */
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
