import type { PageStatus, TemplateRule, TemplateUse } from '#pages/schema'

/** A template as returned by the API. */
export interface TemplateItem extends TemplateUse, Pick<TemplateRule, 'id' | 'name'> {
  names: Record<string, string>
  status: PageStatus
}
