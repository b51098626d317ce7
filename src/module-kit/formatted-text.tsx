import { createContext, type ReactNode, useContext } from 'react'

type Show = (text: string) => ReactNode

const HowToShow = createContext<Show | undefined>(undefined)

/**
 * A text that a module shows with marks of its own. In the builder an element stands for it, which shows it the same way
 * until it is written.
 */
export function FormattedText({ text, show }: { text: ReactNode; show: Show }) {
  if (typeof text === 'string') return show(text)
  return <HowToShow value={show}>{text}</HowToShow>
}

/** How the module around it shows a text; undefined for just as it is. */
export const useHowToShow = () => useContext(HowToShow)
