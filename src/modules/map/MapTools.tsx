import type { RefObject } from 'react'
import { useTexts } from '#module-contract/client'
import { Icon } from '#ui/client'
import type { Engine } from './engine/engine.ts'
import type { texts } from './texts.ts'

interface Props {
  engine: RefObject<Engine | undefined>
  hasSeveral: boolean
}

/** Buttons for zoom and reset. */
export function MapTools({ engine, hasSeveral }: Props) {
  const t = useTexts<typeof texts>()
  const tools = [
    { icon: 'plus', label: t('zoomIn'), act: () => engine.current?.zoom(1) },
    { icon: 'minus', label: t('zoomOut'), act: () => engine.current?.zoom(-1) },
    ...(hasSeveral
      ? [{ icon: 'map', label: t('showAll'), act: () => engine.current?.showAll() }]
      : []),
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, and no fields
    <div className="map-tools" role="group" aria-label={t('tools')}>
      {tools.map(({ icon, label, act }) => (
        <button key={icon} type="button" className="map-tool" aria-label={label} onClick={act}>
          <Icon name={icon} />
        </button>
      ))}
    </div>
  )
}
