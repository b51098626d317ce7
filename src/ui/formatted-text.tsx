import { createContext, type ReactNode, useContext } from 'react'

type Show = (text: string) => ReactNode

const HowToShow = createContext<Show | undefined>(undefined)

/** Text that a module formats itself. In the builder an element shows the same until it is edited. */
export function FormattedText({ text, show }: { text: ReactNode; show: Show }) {
  if (typeof text === 'string') return show(text)
  return <HowToShow value={show}>{text}</HowToShow>
}

/** Formatter of the surrounding module, if any. */
export const useHowToShow = () => useContext(HowToShow)
