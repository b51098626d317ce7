import { type ModuleProps, useTexts } from '#module-contract'
import { ButtonLink } from '#ui'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** Two to five buttons in a row. */
export function ButtonGroup({ root, buttons, align, gap, stack }: ModuleProps<typeof Props>) {
  const t = useTexts<typeof texts>()
  return (
    <div {...root} data-align={align} data-gap={gap} data-stack={stack}>
      {buttons.map((button, index) => (
        <ButtonLink key={index} {...button} label={button.label || t('readMore')} />
      ))}
    </div>
  )
}
