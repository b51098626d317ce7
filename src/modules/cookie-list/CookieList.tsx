import { Fragment } from 'react'
import { STORED, type StoredName } from '#base'
import { SETTINGS_HASH } from '#consent/schema'
import { type ModuleProps, useTexts } from '#module-contract'
import type { CookieListData } from './load.server.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** Storage and external hosts of the site, as tables that become lists on narrow screens. */
export function CookieList(props: ModuleProps<typeof Props, CookieListData>) {
  const { root, data, hosts, headings, level: Level, layout, settings } = props
  const t = useTexts<typeof texts>()
  const cookies = data.stored.map(name => [
    <Fragment key="name">
      <span className="cookie-list-name">{t(`title.${name}`)}</span> <code>{name}</code>
    </Fragment>,
    t(`stored.${name}`),
    t(STORED[name].category),
    lifetime(name),
  ])
  const outside = data.hosts.map(({ host, category }) => [
    <code key="host">{host}</code>,
    t(`means.${category}`),
    t(category),
  ])

  const needsConsent =
    data.stored.some(name => STORED[name].category !== 'necessary') ||
    data.hosts.some(({ category }) => category !== 'necessary')

  function lifetime(name: StoredName): string {
    const stored = STORED[name]
    if (!('days' in stored)) return t('untilCleared')
    return stored.days === 0 ? t('session') : t('days', { count: stored.days })
  }

  return (
    <div {...root} data-layout={layout}>
      {cookies.length === 0 && outside.length === 0 && <p>{t('nothing')}</p>}
      {cookies.length > 0 && (
        <Table
          id={`${root.id}-cookies`}
          Level={headings ? Level : undefined}
          title={t('cookies')}
          columns={[t('name'), t('purpose'), t('category'), t('lifetime')]}
          rows={cookies}
        />
      )}
      {hosts && outside.length > 0 && (
        <Table
          id={`${root.id}-hosts`}
          Level={headings ? Level : undefined}
          title={t('hosts')}
          columns={[t('host'), t('purpose'), t('category')]}
          rows={outside}
        />
      )}
      {settings && data.isAsked && (
        <p className="cookie-list-settings">
          <a href={SETTINGS_HASH}>{t('settings')}</a>
        </p>
      )}
      {settings && !data.isAsked && !needsConsent && cookies.length > 0 && <p>{t('noConsent')}</p>}
    </div>
  )
}

function Table({
  id,
  Level,
  title,
  columns,
  rows,
}: {
  id: string
  Level: ModuleProps<typeof Props>['level'] | undefined
  title: string
  columns: string[]
  rows: React.ReactNode[][]
}) {
  return (
    <div className="cookie-list-part">
      {Level && (
        <Level className="cookie-list-heading" id={id}>
          {title}
        </Level>
      )}
      <table {...(Level ? { 'aria-labelledby': id } : { 'aria-label': title })}>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={column} data-label={columns[column]}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
