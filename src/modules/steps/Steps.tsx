import { type ModuleProps, ServerHtml, useTexts } from '#module-contract'
import { Icon } from '#ui'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** Numbered steps as an ordered list. */
export function Steps({ root, steps, level: Level, layout, marker }: ModuleProps<typeof Props>) {
  const t = useTexts<typeof texts>()
  return (
    <div {...root} data-layout={layout} data-marker={marker}>
      <ol className="steps-list plain-list">
        {steps.map((step, index) => (
          <li key={index} className="steps-step">
            <span className="steps-marker">
              {marker === 'icon' && step.icon ? (
                <Icon icon={step.icon} />
              ) : (
                <>
                  <span className="visually-hidden">{t('step', { number: index + 1 })}</span>
                  <span aria-hidden="true">{t('number', { number: index + 1 })}</span>
                </>
              )}
            </span>
            <div className="steps-words">
              {step.title && <Level className="steps-title">{step.title}</Level>}
              {step.body && <ServerHtml as="div" className="steps-body" html={step.body} />}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
