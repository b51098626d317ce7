import { useEffect, useState } from 'react'
import { isScreen, type Variant } from '#module-contract'
import { isContentKind } from '#pages/schema'
import type { EditedPage, PageApi, SiteFrame } from '../api.ts'
import { useScrollTo } from '../canvas/use-scroll-to.ts'
import { Checks, useIssues } from '../checks/Checks.tsx'
import { IssuesContext } from '../checks/issues-context.ts'
import { CommandsContext } from '../commands/CommandsContext.ts'
import { contentOf } from '../document/convert.ts'
import { Palette } from '../insert/Palette.tsx'
import { useModules } from '../modules.ts'
import { Options } from '../options/Options.tsx'
import { ProblemsContext, placesOf } from '../options/problems.ts'
import { LocalCopyNotice } from '../save/LocalCopyNotice.tsx'
import { LossNotice } from '../save/LossNotice.tsx'
import { useTexts } from '../texts.ts'
import { Tree } from '../tree/Tree.tsx'
import { CanvasStage } from './CanvasStage.tsx'
import { Find } from './Find.tsx'
import { focusOptions, focusPanel, focusTree } from './focus-panel.ts'
import { LeftPanel, type LeftTab } from './LeftPanel.tsx'
import { PageSettings } from './PageSettings.tsx'
import { PageTemplates } from './PageTemplates.tsx'
import { PostSettings } from './PostSettings.tsx'
import { TopBar } from './TopBar.tsx'
import { useAutosave } from './use-autosave.ts'
import { useCommandsSetup } from './use-commands-setup.ts'
import { usePuck } from './use-puck.ts'
import { useSections } from './use-sections.ts'
import { MAIL_WIDTH, WIDTHS } from './widths.ts'
import '@puckeditor/core/no-external.css'
import './workbench.css'
import './narrow-screens.css'
import '../tree/tree.css'
import '../options/options.css'
import '../options/controls/controls.css'
import '../library/library.css'
import './buttons.css'
import '../insert/palette.css'
import './panels.css'

/** Layout of the builder: structure, canvas and options. */
export function Workbench({
  api,
  page,
  frame,
}: {
  api: PageApi
  page: EditedPage
  frame: SiteFrame
}) {
  const texts = useTexts()
  const { modules } = useModules()
  const content = contentOf(usePuck(puck => puck.appState.data))
  const selected = usePuck(puck => puck.selectedItem) as { props: { id: string } } | null
  const [left, setLeft] = useState<LeftTab>('structure')
  const [variant, setVariant] = useState<Variant>('desktop')
  const [width, setWidth] = useState<number>(frame.campaign ? MAIL_WIDTH : WIDTHS.desktop)
  const [said, setSaid] = useState('')
  const { state, autosave } = useAutosave(api, page)
  const openInsert = () => {
    setLeft('insert')
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('[data-palette-search]')?.focus(),
    )
  }
  const openFind = () => {
    setLeft('structure')
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-find]')?.focus())
  }
  const openTree = () => {
    setLeft('structure')
    requestAnimationFrame(focusTree)
  }
  const commands = useCommandsSetup({
    announce: setSaid,
    openInsert,
    openFind,
    openTree,
    focusPanel,
    save: () => void autosave.flush(),
  })
  useSections(page, content, commands)
  useScrollTo(selected?.props.id)
  // Selecting a screen size in an option also changes the canvas.
  const chooseVariant = (next: Variant) => {
    setVariant(next)
    if (isScreen(next)) setWidth(WIDTHS[next])
  }
  const chooseWidth = (next: number) => {
    setWidth(next)
    setVariant(next > 980 ? 'desktop' : next > 767 ? 'tablet' : 'phone')
  }
  const selectedNode = commands.selected()
  const issues = useIssues(content, page)

  useEffect(() => {
    document.title = `${page.title} – ${texts('Edit')}`
  }, [page, texts])

  return (
    <CommandsContext value={commands}>
      <IssuesContext value={issues}>
        <div className="builder">
          <TopBar
            api={api}
            page={page}
            frame={frame}
            state={state}
            autosave={autosave}
            width={width}
            onWidth={chooseWidth}
          />
          <LeftPanel tab={left} onTab={setLeft} counts={{ checks: issues.length }}>
            {left === 'structure' && <Find content={content} />}
            {left === 'structure' && (
              <Tree
                content={content}
                selected={selected?.props.id}
                onOpen={() =>
                  // The options of the newly selected module are rendered in the next frame.
                  requestAnimationFrame(focusOptions)
                }
              />
            )}
            {left === 'insert' && <Palette />}
            {left === 'page' && <PageTemplates frame={frame} />}
            {left === 'page' && <PageSettings kind={page.kind} />}
            {left === 'page' && isContentKind(page.kind) && (
              <PostSettings key={page.id} id={page.id} kind={page.kind} />
            )}
            {left === 'checks' && <Checks issues={issues} content={content} />}
          </LeftPanel>
          <main className="builder-canvas" aria-label={texts('Canvas')}>
            <CanvasStage width={width} />
          </main>
          <aside className="builder-options" aria-label={texts('Settings')}>
            {selectedNode ? (
              <ProblemsContext value={placesOf(modules, state, content)}>
                <Options
                  key={selectedNode.props.id}
                  node={selectedNode}
                  onChange={commands.change}
                  variant={variant}
                  onVariant={chooseVariant}
                />
              </ProblemsContext>
            ) : (
              <p className="panel-note">
                {texts('Select a module on the canvas or in the layers to edit its settings.')}
              </p>
            )}
          </aside>
          <LocalCopyNotice page={page} />
          <LossNotice api={api} page={page} content={content} />
          <p className="visually-hidden" role="status">
            {said}
          </p>
        </div>
      </IssuesContext>
    </CommandsContext>
  )
}
