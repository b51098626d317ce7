import type { ComponentConfig, Config, PuckContext } from '@puckeditor/core'
import type { ReactNode } from 'react'
import type { AnyModule, ModuleRegistry, PageNode } from '#module-contract'
import { createCanvasModule } from '../canvas/CanvasModule.tsx'
import { EmptyPage } from '../canvas/EmptyPage.tsx'
import { withNewIds } from '../document/new-ids.ts'
import { startOf } from '../insert/start-of.ts'
import type { Texts } from '../texts.ts'
import { toPuckFields } from './to-puck-fields.ts'

const ROOT_ZONE = 'root:default-zone'

/** Creates Puck's configuration from the modules. */
export function toPuckConfig(registry: ModuleRegistry, texts: Texts): Config {
  const components = [...registry.modules].map(([type, module]) => [
    type,
    toComponent(registry, type, module, texts),
  ])
  return {
    components: Object.fromEntries(components),
    root: {
      fields: {},
      // Modules dropped at the top level get a section; see `use-sections.ts`.
      render: ({ puck }: { puck: PuckContext }) => (
        <>
          {
            puck.renderDropZone({
              zone: ROOT_ZONE,
              collisionAxis: 'y',
              minEmptyHeight: 256,
            }) as never
          }
          <EmptyPage />
        </>
      ),
    },
  }
}

function toComponent(
  registry: ModuleRegistry,
  type: string,
  module: AnyModule,
  texts: Texts,
): ComponentConfig {
  return {
    label: texts(module.label),
    inline: true,
    fields: toPuckFields(module.props.shape),
    render: createCanvasModule(type, module, registry.texts.get(type)) as (
      props: object,
    ) => ReactNode as never,
    // Dragged modules start with the same content as inserted ones.
    resolveData: (data, { trigger }) => {
      if (trigger !== 'insert' || Object.keys(data.props).length > 1) return data
      const start = {
        type,
        props: { ...startOf(registry, type, texts), id: data.props.id },
      } as PageNode
      return { ...data, props: { ...withNewIds(registry.modules, start).props, id: data.props.id } }
    },
  }
}
