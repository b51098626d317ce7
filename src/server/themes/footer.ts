import { escapeHtml } from '#base'
import type { PageNode } from '#module-contract'
import { node } from '#pages/schema'
import { column, section } from './parts.ts'
import type { ThemeSite } from './theme.ts'

/** Menus, address and closing line of a footer share size and line height. */
const SMALL = { typography: { size: 's', lineHeight: 1.5 } }

/** Address of the site's footer, kept across themes. */
const addressOf = ({ address }: ThemeSite): PageNode[] =>
  address.length > 0
    ? [
        node('text', 'address', {
          body: `<p>${address.map(escapeHtml).join('<br>')}</p>`,
          size: 's',
          design: SMALL,
        }),
      ]
    : []

const lastWordsOf = ({ footerText }: ThemeSite): PageNode[] =>
  footerText
    ? [
        node('text', 'last-words', {
          body: `<p>${escapeHtml(footerText)}</p>`,
          size: 's',
          design: SMALL,
        }),
      ]
    : []

/** Name and address, and one column per footer menu, or the main menu. */
export function columnsFooter(site: ThemeSite): PageNode {
  const menus = site.footerMenus.length > 0 ? site.footerMenus.slice(0, 3) : [{ id: '', name: '' }]
  return section(
    'footer',
    [
      node('row', 'footer-row', {
        layout: {
          desktop: ['2', ...menus.map(() => '1')].join('-'),
          tablet: ['1', ...menus.map(() => '1')].join('-'),
          phone: '1',
        },
        columns: [
          column(
            'footer-start',
            node('logo', 'logo', { show: 'name', tagline: true }),
            ...addressOf(site),
          ),
          ...menus.map(({ id, name }, index) =>
            column(
              `footer-column-${index}`,
              node('menu', `footer-menu-${index}`, {
                menu: id,
                title: name,
                layout: 'vertical',
                design: SMALL,
              }),
            ),
          ),
        ],
      }),
      ...lastWordsOf(site),
    ],
    { space: 'small', design: { preset: 'inverse' } },
  )
}

/** Centered footer: name, menus in rows, closing line. */
export function centeredFooter(site: ThemeSite): PageNode {
  const menus = site.footerMenus.length > 0 ? site.footerMenus.slice(0, 3) : [{ id: '' }]
  const centered = (nodes: PageNode[]) =>
    nodes.map(one =>
      node(one.type, one.props.id, { ...one.props, design: { ...SMALL, ...CENTERED } }),
    )
  return section(
    'footer',
    [
      node('logo', 'logo', { show: 'name', tagline: true, align: 'center' }),
      ...menus.map(({ id }, index) =>
        node('menu', `footer-menu-${index}`, {
          menu: id,
          align: 'center',
          phones: 'wrap',
          design: SMALL,
        }),
      ),
      ...centered(addressOf(site)),
      ...centered(lastWordsOf(site)),
    ],
    { space: 'small', width: 'narrow', design: { preset: 'tint' } },
  )
}

const CENTERED = { textAlign: 'center' }
