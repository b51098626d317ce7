import { randomBytes } from 'node:crypto'

/** Unpredictable, so that owners' HTML cannot contain a mark. */
const MARK = `<!--slot ${randomBytes(12).toString('hex')} `
const END = '-->'

/** Stands for the content of a slot in the HTML of its module. */
export const markSlot = (name: string): string => MARK + name + END

/** Splits HTML at its marks: the texts between them, and their names. */
export function splitAtSlots(html: string): { texts: string[]; slots: string[] } {
  const [first = '', ...others] = html.split(MARK)
  const slots = others.map(part => part.slice(0, part.indexOf(END)))
  const texts = others.map(part => part.slice(part.indexOf(END) + END.length))
  return { texts: [first, ...texts], slots }
}
