import { Puck } from '@puckeditor/core'
import { type ReactNode, useMemo, useState } from 'react'
import {
  collectReferences,
  type Modules,
  noReferences,
  type PageDocument,
  variableIdOf,
} from '#module-contract'
import { DesignStore } from '#staff/client'
import type { EditedPage, PageApi, SiteFrame } from '../api.ts'
import { isBeingWritten } from '../canvas/being-written.ts'
import { CanvasContext } from '../canvas/CanvasContext.ts'
import { Frame } from '../canvas/Frame.tsx'
import { InlineRichText } from '../canvas/InlineRichText.tsx'
import { InlineText } from '../canvas/InlineText.tsx'
import { CanvasReferences } from '../canvas/references.ts'
import { CanvasRules } from '../canvas/rules.ts'
import { toPuckConfig } from '../config/to-puck-config.tsx'
import { toPuckData } from '../document/convert.ts'
import { walk } from '../document/nodes.ts'
import { useModules } from '../modules.ts'
import { useTexts } from '../texts.ts'
import { Workbench } from './Workbench.tsx'

interface InlineField {
  value: string
  componentId: string
  propPath: string
  field: object
}

const inlineText =
  (isLine: boolean) =>
  ({ value, componentId, propPath, field }: InlineField) =>
    'contentEditable' in field &&
    // Variables are edited where they are defined, not where they are used.
    !variableIdOf(value) &&
    (value || isBeingWritten(componentId, propPath)) ? (
      <InlineText text={value} nodeId={componentId} path={propPath} isLine={isLine} />
    ) : (
      value
    )

const fieldTransforms = {
  text: inlineText(true),
  textarea: inlineText(false),
  // Mounts an editor only while the text is edited, and only for HTML that it can keep.
  richtext: ({ value, componentId, propPath }: InlineField) =>
    variableIdOf(value) ? (
      value
    ) : value || isBeingWritten(componentId, propPath) ? (
      <InlineRichText html={value} nodeId={componentId} path={propPath} />
    ) : (
      ''
    ),
}

interface BuilderProps {
  api: PageApi
  page: EditedPage
  frame: SiteFrame
}

/** Puck with our own panels. Puck handles the tree, the canvas and dragging. */
export function Builder({ api, page, frame }: BuilderProps) {
  const texts = useTexts()
  const registry = useModules()
  const config = useMemo(() => toPuckConfig(registry, texts), [registry, texts])
  const [data] = useState(() => toPuckData(page.document))
  const canvas = useMemo(
    () => ({
      page: frame.page ?? { id: page.id, path: page.path, kind: page.kind },
      documentId: page.id,
      part: frame.part,
      isLetter: frame.campaign !== undefined,
      values: frame.values ?? {},
      contentTypes: frame.contentTypes,
      references: createReferences(registry.modules, page.document),
      rules: new CanvasRules(),
      library: new DesignStore(frame.mayChangeLibrary, frame.library),
      loaded: new Set(frame.loaded),
      language: frame.language,
      direction: frame.direction,
      permissions: new Set(frame.permissions),
      asksConsent: frame.asksConsent,
    }),
    [registry, page, frame],
  )
  const overrides = useMemo(
    () => ({
      iframe: ({ children, document }: { children: ReactNode; document?: Document }) => (
        <Frame document={document} site={frame}>
          {children}
        </Frame>
      ),
    }),
    [frame],
  )
  // Labels of Puck's action bar, with our shortcuts.
  const dictionary = useMemo(
    () => ({
      'action-selectparent': texts('Select parent'),
      'action-duplicate': texts('Duplicate'),
      'action-delete': texts('Remove'),
      'canvas-noconfig': texts('Unknown module: {name}. Its content is kept.', {
        name: '{type}',
      }),
    }),
    [texts],
  )
  return (
    <CanvasContext value={canvas}>
      <Puck
        config={config}
        dictionary={dictionary}
        data={data}
        overrides={overrides}
        fieldTransforms={fieldTransforms}
        iframe={{ enabled: true, syncHostStyles: false, waitForStyles: false }}
        height="100dvh"
      >
        <Workbench api={api} page={page} frame={frame} />
      </Puck>
    </CanvasContext>
  )
}

function createReferences(modules: Modules, document: PageDocument): CanvasReferences {
  const references = new CanvasReferences()
  const wanted = noReferences()
  for (const { node } of walk(modules, document.content)) {
    const module = modules.get(node.type)
    if (module) collectReferences(module.props, node.props, wanted)
  }
  if (wanted.media.size + wanted.pages.size + wanted.icons.size > 0)
    references.load(wanted).catch(() => {})
  return references
}
