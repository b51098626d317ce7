import { Admin, CustomRoutes, Resource } from 'react-admin'
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom'
import { darkTheme, lightTheme } from '#staff/client'
import { authProvider } from './auth-provider.ts'
import { dataProvider } from './data-provider.ts'
import { i18nProvider } from './i18n.ts'
import { type LoadModules, LoadModulesContext } from './modules.ts'
import { resources } from './resources.ts'
import { BrokenPage } from './shell/BrokenPage.tsx'
import { Dashboard } from './shell/Dashboard.tsx'
import { isAllowed } from './shell/is-allowed.ts'
import { NoSuchPage } from './shell/NoSuchPage.tsx'
import { StaffLayout } from './shell/StaffLayout.tsx'

/** The server sets the document title to the site's name. */
const siteName = document.title

/** A data router, because navigation must be blockable while changes are unsaved. */
const router = createBrowserRouter([{ path: '*', element: <Staff /> }], { basename: '/admin' })

export function App({ loadModules }: { loadModules: LoadModules }) {
  return (
    <LoadModulesContext value={loadModules}>
      <RouterProvider router={router} />
    </LoadModulesContext>
  )
}

/** The admin; hides everything that the user's role may not use. */
function Staff() {
  return (
    <Admin
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      layout={StaffLayout}
      dashboard={Dashboard}
      catchAll={NoSuchPage}
      error={BrokenPage}
      title={siteName}
      theme={lightTheme}
      darkTheme={darkTheme}
      requireAuth
      disableTelemetry
    >
      {permissions => {
        const allowed = [...resources].filter(([, one]) => isAllowed(permissions, one))
        return (
          <>
            {allowed.map(([name, one]) => {
              const { list, create, edit, recordRepresentation } = one
              const mayChange = isAllowed(permissions, { allow: one.change ?? one.allow })
              return (
                <Resource
                  key={name}
                  name={name}
                  {...(list ? { list } : {})}
                  {...(create && mayChange ? { create } : {})}
                  {...(edit && mayChange ? { edit } : {})}
                  {...(recordRepresentation ? { recordRepresentation } : {})}
                />
              )
            })}
            <CustomRoutes>
              {allowed.map(
                ([name, { page: Page }]) =>
                  Page && <Route key={name} path={`/${name}/*`} element={<Page />} />,
              )}
            </CustomRoutes>
          </>
        )
      }}
    </Admin>
  )
}
