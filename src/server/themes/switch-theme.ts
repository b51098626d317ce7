import { freeSlug, ok, refuse, VitrineError } from '#base'
import type { Author, Pages, SiteTemplate } from '#pages'
import type { NewPage, Settings } from '#pages/schema'
import { themes } from './index.ts'
import { themeTexts } from './texts.ts'
import type { Theme } from './theme.ts'

/** Setting with the colors and fonts of inactive themes. */
const LOOKS = 'theme-looks'
/** Key for a site without theme. */
const NONE = 'none'

type ThemeSettings = Settings['theme']
type ThemeSettingsById = Record<string, ThemeSettings>

/**
 * Switches themes without losing anything: each theme keeps its templates, which apply while it is
 * active, and its colors and fonts. Pages belong to the site.
 */
export function createThemes({ pages }: { pages: Pages }) {
  const { settings, templates } = pages
  const looksKept = async () => ((await settings.other(LOOKS)) ?? {}) as ThemeSettingsById

  async function lookOf(theme: Theme): Promise<ThemeSettings> {
    const { activeTheme, theme: own } = await settings.get()
    if (activeTheme === theme.name) return own
    return (await looksKept())[theme.name] ?? theme.look
  }

  const ofTheme = async ({ name }: Theme) =>
    (await templates.all()).filter(template => template.theme === name)

  /** Initial templates in the site's language, with the texts of its footer. */
  async function templatesOf(theme: Theme): Promise<NewPage[]> {
    const { locale, address, footerText } = await settings.get()
    const footerMenus = await pages.menus.at('footer')
    return theme.templates(themeTexts(locale), { address, footerText, footerMenus })
  }

  /** On first use, its templates become editable pages. */
  async function install(theme: Theme, author: Author) {
    if ((await ofTheme(theme)).length > 0) return
    for (const page of await templatesOf(theme)) {
      await save(
        { ...page, template: page.template && { ...page.template, theme: theme.name } },
        author,
        true,
      )
    }
  }

  async function save(page: NewPage, author: Author, publish: boolean) {
    const path = `/${await freeSlug(page.path.slice(1), async slug => (await pages.draft(`/${slug}`)) !== undefined)}`
    const saved = await pages.save({ ...page, path, author, publish })
    if (!saved.ok) throw new VitrineError('THEME_INVALID', JSON.stringify({ path, saved }))
  }

  const find = (name: string) => themes.find(theme => theme.name === name)

  return {
    async list() {
      const { activeTheme } = await settings.get()
      return Promise.all(
        themes.map(async theme => ({
          name: theme.name,
          isActive: theme.name === activeTheme,
          look: await lookOf(theme),
          templates: (await ofTheme(theme)).length,
        })),
      )
    },

    /** Activates a theme; null returns to the site's own style and templates. */
    async activate(name: string | null, author: Author) {
      const theme = name === null ? undefined : find(name)
      if (name !== null && !theme) return refuse('not-found')
      const { activeTheme, theme: look } = await settings.get()
      if (activeTheme === name) return ok()
      if (theme) await install(theme, author)
      const settingsById = { ...(await looksKept()), [activeTheme ?? NONE]: look }
      const next = theme
        ? (settingsById[theme.name] ?? theme.look)
        : (settingsById[NONE] ?? { colours: { light: {}, dark: {} } })
      // First stores the previous colors and fonts, then switches in one transaction.
      await settings.setOther(LOOKS, settingsById)
      return settings.set({ activeTheme: name, theme: next })
    },

    /** Adds its starter pages as drafts at free paths. Returns their number. */
    async addPages(name: string, author: Author) {
      const theme = find(name)
      if (!theme) return refuse('not-found')
      const t = themeTexts((await settings.get()).locale)
      let added = 0
      for (const page of theme.pages(t)) {
        if (await pages.draft(page.path)) continue
        await save(page, author, false)
        added++
      }
      return ok({ added })
    },

    /** Templates for a preview: the owner's and the theme's, stored or initial. */
    async preview(
      name: string,
    ): Promise<{ templates: SiteTemplate[]; look: ThemeSettings } | undefined> {
      const theme = find(name)
      if (!theme) return undefined
      const all = await templates.all()
      const own = all.filter(template => template.theme === undefined)
      const kept = all.filter(template => template.theme === name)
      const those = kept.length > 0 ? kept : (await templatesOf(theme)).flatMap(toSiteTemplate)
      return {
        templates: [...own, ...those],
        look: await lookOf(theme),
      }
    },
  }
}

export type Themes = ReturnType<typeof createThemes>

/** A template that is not installed yet. */
function toSiteTemplate({ path, template, document }: NewPage): SiteTemplate[] {
  if (!template) return []
  return [
    {
      ...template,
      id: path.slice(1).replaceAll('/', '-'),
      name: document.root.props.title,
      changedAt: 0,
      isPublished: true,
      document,
    },
  ]
}
