import { createContext, useContext } from 'react'
import type { Commands } from './create-commands.ts'

export const CommandsContext = createContext<Commands | undefined>(undefined)

export function useCommands(): Commands {
  const commands = useContext(CommandsContext)
  if (!commands) throw new Error('commands are only available in the builder')
  return commands
}
