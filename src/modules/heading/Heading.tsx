import { type ModuleProps, type Responsive, toVariants } from '#module-contract'
import { FormattedText } from '#ui'
import { HeadingWords } from './HeadingWords.tsx'
import type { Props } from './props.ts'

export function Heading({
  root,
  text,
  kicker,
  level: Level,
  size,
  link,
  ...look
}: ModuleProps<typeof Props>) {
  const words = (
    <FormattedText text={text} show={shown => <HeadingWords {...look} text={shown} />} />
  )
  return (
    <div {...root} data-size={isSized(size) ? 'set' : 'auto'}>
      {kicker && <p className="heading-kicker">{kicker}</p>}
      <Level className="heading-text">
        {link ? (
          <a href={link.href} target={link.blank ? '_blank' : undefined} rel="noopener">
            {words}
          </a>
        ) : (
          words
        )}
      </Level>
    </div>
  )
}

/** Whether any screen has a size other than the level's. */
function isSized(size: Responsive<string>): boolean {
  return Object.values(toVariants(size)).some(one => one !== 'auto')
}
