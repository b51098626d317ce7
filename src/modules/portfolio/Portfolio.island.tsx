import { type ModuleProps, SERVER_TEXT, ServerHtml, useTexts } from '#module-contract/client'
import { CarouselStrip } from '#ui/client'
import { isInBuilder, onModuleState } from '#visitor/client'
import type { PortfolioData, UnloadedPortfolio } from './load.server.ts'
import { PortfolioGrid } from './PortfolioGrid.tsx'
import { ProjectCard } from './ProjectCard.tsx'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** CA-1: duration of a group's move. */
export const MOVE_MS = 700

/**
 * Projects of the site: a grid with filter and pages (PF-2), or a carousel (CA-1). Only the
 * carousel needs a script.
 */
export function Portfolio(props: ModuleProps<typeof Props, PortfolioData | UnloadedPortfolio>) {
  const { root, data, layout, label, auto, delayMs } = props
  const t = useTexts<typeof texts>()
  const name = label || t('projects')
  if (!('kept' in data) && (layout !== 'carousel' || data.items.length === 0)) {
    return <PortfolioGrid {...props} data={data} name={name} />
  }
  const cards =
    'kept' in data
      ? Array.from({ length: data.kept }, () => SERVER_TEXT)
      : data.items.map((item, index) => (
          <ProjectCard key={item.id} {...props} item={item} index={index} />
        ))
  return (
    <CarouselStrip
      root={{ ...root, 'data-layout': layout }}
      label={name}
      items={cards.map((card, index) => (
        <ServerHtml key={index} as="div">
          {card}
        </ServerHtml>
      ))}
      moveMs={MOVE_MS}
      auto={auto}
      delayMs={delayMs}
      isStill={isInBuilder}
      onModuleState={onModuleState}
    />
  )
}
