import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { useEffect, useMemo, useState } from 'react'
import { decodePercent } from '#base'
import type { ModuleRegistry } from '#module-contract'
import {
  ApiError,
  darkTheme,
  keepLocale,
  lightTheme,
  readLocale,
  SignInAgain,
  translateSharedIn,
} from '#staff/client'
import { createPageApi, type EditedPage, type PageApi, type SiteFrame } from './api.ts'
import { allGerman } from './german/index.ts'
import { ModulesContext } from './modules.ts'
import { Builder } from './shell/Builder.tsx'
import { Message } from './shell/Message.tsx'
import { PREVIEW } from './shell/PreviewChoice.tsx'
import { createTexts, TextsContext } from './texts.ts'
import { useScheme } from './use-scheme.ts'

interface Opened {
  api: PageApi
  page: EditedPage
  frame: SiteFrame
}

/** Builder for the page named in the URL. */
export function App({ registry }: { registry: ModuleRegistry }) {
  const locale = readLocale()
  const scheme = useScheme()
  const [opened, setOpened] = useState<Opened>()
  const money = opened?.frame.money
  const texts = useMemo(
    () => createTexts({ locale, words: locale === 'de' ? allGerman(registry) : {}, money }),
    [registry, locale, money],
  )
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    keepLocale(locale)
    const api = createPageApi(decodePercent(location.pathname.split('/').at(-1) ?? ''))
    const preview = new URLSearchParams(location.search).get(PREVIEW)
    Promise.all([api.read(), api.frame(preview)]).then(
      ([page, frame]) => setOpened({ api, page, frame }),
      error => setProblem(error instanceof ApiError ? error.reason : 'broken'),
    )
  }, [locale])

  const translate = translateSharedIn(locale)
  return (
    <ModulesContext value={registry}>
      <TextsContext value={texts}>
        <ThemeProvider theme={scheme === 'dark' ? darkTheme : lightTheme}>
          <CssBaseline />
          {opened?.page.isNewer ? (
            <Message
              text={texts(
                'A newer version of Vitrine wrote “{title}”. Visitors see it as it is; to change it, install that version here: this one would lose what it added.',
                { title: opened.page.title },
              )}
              isProblem
            />
          ) : opened ? (
            <Builder {...opened} />
          ) : (
            <Message
              text={problem ? translate(`errors.${problem}`) : texts('Opening the page …')}
              isProblem={problem !== undefined}
            />
          )}
          <SignInAgain translate={translate} />
        </ThemeProvider>
      </TextsContext>
    </ModulesContext>
  )
}
